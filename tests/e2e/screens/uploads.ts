import { expect } from '@playwright/test';
import sharp from 'sharp';
import {
  addImages,
  chooseOption,
  createDraft,
  fillDetails,
  goNext,
  openStep,
  saveInspection,
} from '../create-steps.ts';
import { ASSET } from '../demo-records.ts';
import { arrivedCount, photosOf } from '../upload-files.ts';
import { at, dialog, question, REFUSED, next, type Screen } from './screen.ts';

const NAME = 'DeckSouth';
/** As long as names may be. */
const INTERRUPTED = 'NorthApproachSpanDeckUnderside2026A';

/** An image that says nothing about its position. */
const plainImage = async () => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a8f94' } })
    .jpeg()
    .toBuffer(),
});

/** Images of the upload that is interrupted. */
const plainImages = async () => photosOf((await plainImage()).buffer, 9);

/** An inspection from the wizard's first step to the end of its upload. */
export const uploadScreens: readonly Screen[] = [
  at(
    'wizard-types',
    ({ ids }) => `/inspections/create?asset=${ids.asset}`,
    (page) => page.getByRole('checkbox', { name: '3D Digital Twin' }),
  ),
  next(
    'wizard-3d',
    async (page, { frames }) => {
      await page.getByRole('checkbox', { name: '3D Digital Twin' }).check();
      await goNext(page);
      await addImages(page, frames.paths.slice(1));
    },
    (page) => page.getByText('20 files'),
  ),
  next(
    'wizard-3d-refused',
    async (page) => {
      await openStep(page, 'Confirmation');
      await page.getByRole('button', { name: 'Save' }).click();
    },
    (page) => page.getByText('You must upload at least 20 visual or thermal data for a 3D Digital Twin.'),
  ),
  next(
    'wizard-2d',
    async (page, { frames }) => {
      await addImages(page, frames.paths.slice(0, 1));
      await openStep(page, 'Data Types');
      await page.getByRole('checkbox', { name: '2D Data' }).check();
      await openStep(page, '2D Data');
      await addImages(page, frames.paths.slice(0, 2));
    },
    (page) => page.getByText('2 files'),
  ),
  next(
    'wizard-2d-check',
    async (page) => {
      await page
        .getByRole('group', { name: 'Visual images' })
        .locator('input[type=file]')
        .setInputFiles(await plainImage());
      await page.getByRole('button', { name: 'Show: 1 image has no position' }).click();
    },
    (page) => dialog(page, 'Check before upload').getByRole('row', { name: /IMG_0001/ }),
  ),
  next(
    'wizard-details',
    async (page, { frames }) => {
      await dialog(page, 'Check before upload').getByRole('button', { name: 'Close' }).click();
      await openStep(page, 'Details');
      await fillDetails(page, { name: NAME, checklist: 'Bridge general' });
      await chooseOption(page.getByRole('tabpanel'), 'Asset', ASSET);
      await page
        .getByRole('tabpanel')
        .locator('input[type=file]')
        .setInputFiles(frames.paths[0] ?? '');
    },
    (page) => page.getByRole('tabpanel'),
  ),
  next(
    'wizard-confirmation',
    (page) => openStep(page, 'Confirmation'),
    (page) => page.getByRole('button', { name: 'Save' }),
  ),
  next(
    'upload-running',
    async (page, { edge }) => {
      edge.letPast(5);
      await saveInspection(page, NAME);
    },
    (page) => page.getByText('5 of 24 uploaded'),
  ),
  next(
    'upload-paused',
    (page) => page.getByRole('button', { name: `Pause ${NAME}` }).click(),
    (page) => page.getByText('Upload paused'),
  ),
  next(
    'upload-cancel',
    (page) => page.getByRole('button', { name: `Cancel ${NAME}` }).click(),
    (page) => question(page, `Cancel the upload of ${NAME}?`),
  ),
  next(
    'upload-failed',
    async (page, { edge }) => {
      await page.getByRole('button', { name: 'Keep uploading' }).click();
      await page.getByRole('button', { name: `Resume ${NAME}` }).click();
      await expect.poll(() => edge.held.length).toBeGreaterThan(0);
      edge.refuseFile(edge.held[0] ?? '', 400);
      edge.release();
    },
    (page) => page.getByText('Upload failed'),
    REFUSED,
  ),
  next(
    'upload-complete',
    async (page, { edge }) => {
      edge.mend();
      await page.getByRole('button', { name: `Retry ${NAME}` }).click();
    },
    (page) => page.getByText('Upload complete'),
  ),
  next(
    'send-for-processing',
    (page) => page.getByRole('button', { name: 'Send for processing' }).click(),
    (page) => question(page, `Send ${NAME} for processing?`),
  ),
  {
    name: 'upload-interrupted',
    open: async ({ page, url, edge, api }) => {
      await question(page, `Send ${NAME} for processing?`).getByRole('button', { name: 'Cancel' }).click();
      edge.letPast(3);
      const id = await createDraft(page, { name: INTERRUPTED, asset: ASSET, files: await plainImages() });
      await expect.poll(() => arrivedCount(api, id)).toBe(3);
      page.once('dialog', (asked) => void asked.accept());
      await page.goto(url);
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await page.getByRole('status').filter({ hasText: INTERRUPTED }).waitFor();
      await page.getByRole('region', { name: 'Uploads' }).getByText('Upload interrupted').waitFor();
    },
    // A deleted inspection whose upload is kept would be asked for on later screens.
    leave: async ({ page, url, edge, api }) => {
      edge.release();
      const reminder = page.getByRole('status').filter({ hasText: INTERRUPTED });
      await reminder.getByRole('link', { name: 'Continue upload' }).click();
      const asked = dialog(page, 'Continue upload');
      await asked.locator('input[type=file]').setInputFiles(await plainImages());
      await asked.waitFor({ state: 'hidden' });
      await page.getByRole('region', { name: 'Uploads' }).getByText('Upload complete').waitFor();
      const [{ id }] = (await api('GET', `projects?filter=name eq '${INTERRUPTED}'`)).body;
      await page.goto(url);
      await api('DELETE', `projects/${id}`);
    },
  },
];
