import { INSPECTION_STATUS_NUMBERS } from '@inspection-studio/domain/inspections';
import { goNext, openStep } from '../create-steps.ts';
import type { Visit } from '../visit.ts';
import { at, dialog, question, next, type Screen } from './screen.ts';

const inspection = (kind: 'completed' | 'draft' | 'failed', word: string): Screen =>
  at(
    `inspection-${kind}`,
    ({ ids }) => `/inspections/${ids[kind]}`,
    (page) => page.getByText(word, { exact: true }),
  );

/** An image over its inspection, with all its tiles. */
const image: Screen = {
  ...next(
    'inspection-image',
    (page) => page.getByRole('link', { name: 'IMG_0005.jpg' }).click(),
    (page) => page.locator('[role="application"]:not([aria-busy])'),
  ),
  leave: async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.getByRole('application').waitFor({ state: 'detached' });
  },
};

/** Opens the profile of an inspection whose status and files are answered as they are for moments only. */
const asIf = (
  name: string,
  kind: 'completed' | 'draft',
  call: (id: string) => RegExp,
  change: (body: Record<string, { rgb?: object[] }>) => unknown,
  words: string,
): Screen => {
  const pattern = ({ ids }: Visit) => call(ids[kind]);
  return {
    name,
    open: async (visit) => {
      await visit.page.route(pattern(visit), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: change(await response.json()) });
      });
      await at(name, `/inspections/${visit.ids[kind]}`, (page) => page.getByText(words)).open(visit);
    },
    leave: (visit) => visit.page.unroute(pattern(visit)),
  };
};

/** The first files of a kind as processing leaves those it could not use. */
const withProblems = (files: readonly object[]) => {
  const problems = ['The file is not an image.', 'The image has no position.'];
  return files.map((file, index) => ({ ...file, ...(index < problems.length && { problem: problems[index] }) }));
};

/** Profiles of inspections in every status, their capture data, and the wizard that edits them. */
export const inspectionScreens: readonly Screen[] = [
  inspection('completed', 'Completed'),
  image,
  next(
    'capture-data-edit',
    (page) => page.getByRole('group', { name: 'Capture data' }).getByRole('button', { name: 'Edit' }).click(),
    (page) => dialog(page, 'Edit capture data'),
  ),
  inspection('failed', 'Failed'),
  asIf(
    'inspection-processing',
    'completed',
    (id) => new RegExp(`/api/v2/projects/${id}$`),
    (body) => ({
      ...body,
      status: INSPECTION_STATUS_NUMBERS.ThumbnailsGenerating,
      processing: { done: 14, total: 48 },
    }),
    '14 of 48 images done',
  ),
  asIf(
    'inspection-problems',
    'completed',
    (id) => new RegExp(`/api/v2/projects/${id}/modules$`),
    (body) => ({
      ...body,
      three: { ...body.three, rgb: withProblems(body.three?.rgb ?? []) },
      two: { ...body.two, rgb: withProblems(body.two?.rgb ?? []) },
    }),
    'Files with problems',
  ),
  inspection('draft', 'Draft'),
  next(
    'inspection-delete',
    (page) =>
      page.getByRole('region', { name: 'Inspection', exact: true }).getByRole('button', { name: 'Delete' }).click(),
    (page) => question(page, 'Delete inspection'),
  ),
  at(
    'inspection-edit',
    ({ ids }) => `/inspections/update/${ids.draft}`,
    (page) => page.getByRole('tab', { name: /Data Types/ }),
  ),
  next(
    'inspection-edit-files',
    (page) => goNext(page),
    (page) => page.getByRole('region', { name: /Stored files/ }),
  ),
  next(
    'inspection-edit-details',
    (page) => openStep(page, 'Details'),
    (page) => page.getByRole('tabpanel').getByRole('textbox', { name: 'Name' }),
  ),
];
