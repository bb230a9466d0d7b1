import { expect, type Page } from '@playwright/test';
import { addImages, chooseOption, fillDetails, goNext, openStep, saveInspection } from './create-steps.ts';
import { ASSET, INSPECTIONS, SITE, type Visit } from './visit.ts';

/** One screen of the journey, as a person gets there. Each may leave things for the next one to go on from. */
export interface Screen {
  name: string;
  open: (visit: Visit) => Promise<void>;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

const home = (contents: string, layout: string) => async ({ page, url }: Visit) => {
  await page.goto(url);
  await page.getByRole('radio', { name: contents }).check({ force: true });
  await page.getByRole('radio', { name: layout }).check({ force: true });
};

const inspection = (kind: keyof Visit['inspections'], word: string) => async ({ page, url, inspections }: Visit) => {
  await page.goto(`${url}/inspections/${inspections[kind]}`);
  await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
};

/** Every screen of the journey, in an order in which one leads to the next. */
export const screens: readonly Screen[] = [
  { name: 'home-sites', open: home('Sites', 'Grid') },
  { name: 'home-assets', open: home('Assets', 'Grid') },
  { name: 'home-inspections', open: home('Inspections', 'Grid') },
  {
    name: 'home-empty',
    open: async (visit) => {
      await home('Assets', 'Grid')(visit);
      await visit.page.getByRole('searchbox').fill('Nothing of this name');
      await expect(visit.page.getByRole('button', { name: 'Clear search' }).last()).toBeVisible();
    },
  },
  {
    name: 'home-map',
    open: async (visit) => {
      await home('Assets', 'Map')(visit);
      await expect(visit.page.getByRole('button', { name: /^\d+ assets/ }).first()).toBeVisible();
    },
  },
  {
    name: 'create-menu',
    open: async (visit) => {
      await home('Sites', 'Grid')(visit);
      await visit.page.getByRole('button', { name: 'Create New' }).click();
      await expect(visit.page.getByRole('menuitem', { name: 'Inspection' })).toBeVisible();
    },
  },
  {
    name: 'settings',
    open: async (visit) => {
      await home('Sites', 'Grid')(visit);
      await visit.page.getByRole('button', { name: 'Settings' }).click();
      await expect(visit.page.getByText('Version')).toBeVisible();
    },
  },
  {
    name: 'logout',
    open: async (visit) => {
      await home('Sites', 'Grid')(visit);
      await visit.page.getByRole('button', { name: 'Logout' }).click();
      await expect(visit.page.getByText('Are you sure you want to logout?')).toBeVisible();
    },
  },
  {
    name: 'site-create',
    open: async ({ page, url }) => {
      await page.goto(`${url}/sites/create`);
      await expect(dialog(page, 'Create Site')).toBeVisible();
    },
  },
  {
    name: 'site-create-refused',
    open: async ({ page, frames }) => {
      await dialog(page, 'Create Site').locator('input[type=file]').setInputFiles(frames.paths[0] ?? '');
      await dialog(page, 'Create Site').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Input must contain at least 2 character(s)')).toBeVisible();
    },
  },
  {
    name: 'unsaved-changes',
    open: async ({ page }) => {
      await dialog(page, 'Create Site').getByRole('button', { name: 'Cancel' }).click();
      await expect(question(page, 'Discard changes?')).toBeVisible();
    },
  },
  {
    name: 'site-profile',
    open: async ({ page, url, siteId }) => {
      await question(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click();
      await page.goto(`${url}/sites/${siteId}`);
      await expect(dialog(page, SITE).getByRole('link', { name: ASSET })).toBeVisible();
    },
  },
  {
    name: 'asset-create',
    open: async ({ page, url, siteId }) => {
      await page.goto(`${url}/assets/create?site=${siteId}`);
      await expect(dialog(page, 'Create Asset').getByRole('textbox', { name: 'Name' })).toBeVisible();
    },
  },
  {
    name: 'asset-create-refused',
    open: async ({ page }) => {
      await dialog(page, 'Create Asset').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Must have at least 1 category or category preset.')).toBeVisible();
    },
  },
  {
    name: 'asset-edit',
    open: async ({ page, url, assetId }) => {
      await page.goto(`${url}/assets/update/${assetId}`);
      await expect(dialog(page, 'Edit Asset').getByRole('textbox', { name: 'Name' })).toHaveValue(ASSET);
    },
  },
  {
    name: 'asset-profile',
    open: async ({ page, url, assetId }) => {
      await page.goto(`${url}/assets/${assetId}`);
      await expect(dialog(page, ASSET).getByRole('link', { name: INSPECTIONS.completed })).toBeVisible();
    },
  },
  {
    name: 'asset-delete',
    open: async ({ page }) => {
      await dialog(page, ASSET).getByRole('button', { name: 'Delete' }).click();
      await expect(question(page, 'Delete asset')).toBeVisible();
    },
  },
  {
    name: 'wizard-types',
    open: async ({ page, url, assetId }) => {
      await page.goto(`${url}/inspections/create?asset=${assetId}`);
      await page.getByRole('checkbox', { name: '3D Digital Twin' }).check();
    },
  },
  {
    name: 'wizard-3d',
    open: async ({ page, frames }) => {
      await goNext(page);
      await addImages(page, frames.paths.slice(1));
      await expect(page.getByText('20 files')).toBeVisible();
    },
  },
  {
    name: 'wizard-3d-refused',
    open: async ({ page }) => {
      await openStep(page, 'Confirmation');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('You must upload at least 20 visual or thermal data for a 3D Digital Twin.')).toBeVisible();
    },
  },
  {
    name: 'wizard-2d',
    open: async ({ page, frames }) => {
      await addImages(page, frames.paths.slice(0, 1));
      await openStep(page, 'Data Types');
      await page.getByRole('checkbox', { name: '2D Data' }).check();
      await openStep(page, '2D Data');
      await addImages(page, frames.paths.slice(0, 2));
      await expect(page.getByText('2 files')).toBeVisible();
    },
  },
  {
    name: 'wizard-details',
    open: async ({ page, frames }) => {
      await openStep(page, 'Details');
      await fillDetails(page, { name: 'DeckSouth', checklist: 'Bridge general' });
      await chooseOption(page.getByRole('tabpanel'), 'Asset', ASSET);
      await page.getByRole('tabpanel').locator('input[type=file]').setInputFiles(frames.paths[0] ?? '');
    },
  },
  { name: 'wizard-confirmation', open: ({ page }) => openStep(page, 'Confirmation') },
  {
    name: 'upload-running',
    open: async ({ page, edge }) => {
      edge.letPast(5);
      await saveInspection(page, 'DeckSouth');
      await expect(page.getByText('5 of 23 uploaded').first()).toBeVisible();
    },
  },
  {
    name: 'upload-paused',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Pause DeckSouth' }).click();
      await expect(page.getByText('Upload paused')).toBeVisible();
    },
  },
  {
    name: 'upload-cancel',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Cancel DeckSouth' }).click();
      await expect(question(page, 'Cancel the upload of DeckSouth?')).toBeVisible();
    },
  },
  {
    name: 'upload-complete',
    open: async ({ page, edge }) => {
      await page.getByRole('button', { name: 'Keep uploading' }).click();
      edge.release();
      await page.getByRole('button', { name: 'Resume DeckSouth' }).click();
      await expect(page.getByText('Upload complete')).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: 'send-for-processing',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Send for processing' }).click();
      await expect(question(page, 'Send DeckSouth for processing?')).toBeVisible();
    },
  },
  { name: 'inspection-draft', open: inspection('draft', 'Draft') },
  { name: 'inspection-completed', open: inspection('completed', 'Completed') },
  { name: 'inspection-failed', open: inspection('failed', 'Failed') },
  {
    name: 'forbidden',
    open: async ({ page, url }) => {
      await page.goto(`${url}/forbidden`);
      await expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
    },
  },
  {
    name: 'not-found',
    open: async ({ page, url }) => {
      await page.goto(`${url}/nowhere`);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  },
];
