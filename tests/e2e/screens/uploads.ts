import { expect } from '@playwright/test';
import { addImages, chooseOption, fillDetails, goNext, openStep, saveInspection } from '../create-steps.ts';
import { ASSET } from '../demo-records.ts';
import { at, question, REFUSED, next, type Screen } from './screen.ts';

const NAME = 'DeckSouth';

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
    'wizard-details',
    async (page, { frames }) => {
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
    (page) => page.getByText('5 of 23 uploaded'),
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
];
