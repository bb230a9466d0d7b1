import { expect, type Locator, type Page } from '@playwright/test';
import { LIBRARY } from '../demo-records.ts';
import type { Visit } from '../visit.ts';
import { at, dialog, dialogAt, goTo, question, next, type Screen } from './screen.ts';

const LAYOUT = LIBRARY.layout;
/** A layout of which little is mapped yet. */
const DRAWN = {
  name: 'Quay wall',
  layers: [
    { name: 'Span', isSegmented: false, sections: ['1', '2', '3', '4', '5', '6'] },
    { name: 'Chainage', isSegmented: true, sections: ['km 0', 'km 1', 'km 2'] },
    { name: 'Part', isSegmented: false, sections: ['Deck', 'Bearing', 'Pier'] },
    { name: 'Face', isSegmented: false, sections: ['North', 'South'] },
  ],
};

/** @returns the id of the new layout */
async function drawLayout({ api }: Visit): Promise<string> {
  const { id } = (await api('POST', 'layouts', { name: DRAWN.name })).body;
  for (const { sections, ...layer } of DRAWN.layers) {
    await api('POST', 'layers', { ...layer, layoutId: id, sections: sections.map((name) => ({ name })) });
  }
  return id;
}

const section = (page: Page, layer: string, name: string): Locator =>
  page.getByRole('group', { name: `Sections of ${layer}` }).getByRole('button', { name, exact: true });

/** Location layouts, their layers, and the editor that maps sections onto each other. */
export const locationScreens: readonly Screen[] = [
  at('layouts', '/locations', (page) => page.getByRole('link', { name: LAYOUT })),
  dialogAt('layout-create', '/locations/create', 'Create Location Layout'),
  at(
    'layout',
    ({ ids }) => `/locations/${ids.layout}`,
    (page) => page.getByRole('list', { name: 'Layers' }),
  ),
  next(
    'layout-chosen',
    (page) => section(page, 'Span', '2').press('Enter'),
    (page) => page.getByText('Span 2 › '),
  ),
  {
    ...next(
      'layout-outline',
      (page) => page.getByRole('radio', { name: 'Outline' }).check(),
      (page) => page.getByRole('list', { name: 'Outline' }),
    ),
    leave: async ({ page }) => page.getByRole('radio', { name: 'Layers' }).check(),
  },
  next(
    'layer-delete',
    (page) => page.getByRole('button', { name: 'Delete Part' }).click(),
    (page) => question(page, 'Delete location layer'),
  ),
  {
    name: 'mapping',
    open: async (visit) => {
      const { page } = visit;
      await goTo(visit, `/locations/${await drawLayout(visit)}`);
      await page.getByRole('button', { name: 'Begin location mapping' }).click();
      await section(page, 'Span', '2').click();
      await section(page, 'Span', '4').click({ modifiers: ['Shift'] });
      await section(page, 'Part', 'Bearing').click();
      await expect(section(page, 'Part', 'Bearing')).toHaveAttribute('aria-pressed', 'true');
    },
  },
  next(
    'mapping-close',
    (page) => dialog(page, DRAWN.name).getByRole('button', { name: 'Close' }).click(),
    (page) => page.getByRole('alertdialog'),
  ),
  {
    ...next(
      'mapping-remove',
      async (page) => {
        await page.getByRole('button', { name: 'Keep editing' }).click();
        await page.getByRole('button', { name: 'Complete location mapping' }).click();
        await page.getByRole('button', { name: 'Begin location mapping' }).click();
        await page.getByRole('button', { name: 'Remove location mapping' }).click();
      },
      (page) => question(page, 'Remove location mapping'),
    ),
    leave: async ({ api, page }) => {
      await api('DELETE', `layouts/${new URL(page.url()).pathname.split('/').at(-1)}`);
    },
  },
  dialogAt('layout-edit', ({ ids }) => `/locations/update/${ids.layout}`, 'Edit Location Layout'),
  dialogAt('layer-create', ({ ids }) => `/locations/${ids.layout}/create`, 'Create Location Layer'),
  next(
    'layer-create-terms',
    (page) => page.getByText('Terms', { exact: true }).click(),
    (page) => page.getByRole('textbox', { name: 'Term 1' }),
  ),
  dialogAt('layer-edit', ({ ids }) => `/locations/${ids.layout}/update/${ids.layer}`, 'Edit Location Layer'),
];
