import { ASSET, INSPECTIONS, SITE } from '../demo-records.ts';
import { openHome } from './home.ts';
import { at, dialog, dialogAt, question, next, type Screen } from './screen.ts';

/** Sites and assets: their profiles, their forms, and what is asked before they are deleted. */
export const siteScreens: readonly Screen[] = [
  {
    name: 'site-create',
    open: async (visit) => {
      await openHome(visit, 'Sites', 'Grid');
      await visit.page.getByRole('button', { name: 'Create New' }).click();
      await visit.page.getByRole('menuitem', { name: 'Site' }).click();
      await dialog(visit.page, 'Create Site').waitFor();
    },
  },
  next(
    'site-create-refused',
    async (page, { frames }) => {
      await dialog(page, 'Create Site')
        .locator('input[type=file]')
        .setInputFiles(frames.paths[0] ?? '');
      await dialog(page, 'Create Site').getByRole('button', { name: 'Save' }).click();
    },
    (page) => page.getByText('Input must contain at least 2 character(s)'),
  ),
  {
    ...next(
      'unsaved-changes',
      (page) => dialog(page, 'Create Site').getByRole('button', { name: 'Cancel' }).click(),
      (page) => question(page, 'Discard changes?'),
    ),
    leave: ({ page }) => question(page, 'Discard changes?').getByRole('button', { name: 'Discard' }).click(),
  },
  at(
    'site-profile',
    ({ ids }) => `/sites/${ids.site}`,
    (page) => dialog(page, SITE).getByRole('link', { name: ASSET }),
  ),
  next(
    'site-delete',
    (page) => dialog(page, SITE).getByRole('button', { name: 'Delete' }).click(),
    (page) => question(page, 'Delete site'),
  ),
  dialogAt('site-edit', ({ ids }) => `/sites/update/${ids.site}`, 'Edit Site'),
  dialogAt('asset-create', ({ ids }) => `/assets/create?site=${ids.site}`, 'Create Asset'),
  next(
    'asset-create-refused',
    (page) => dialog(page, 'Create Asset').getByRole('button', { name: 'Save' }).click(),
    (page) => page.getByText('Must have at least 1 category or category preset.'),
  ),
  dialogAt('asset-edit', ({ ids }) => `/assets/update/${ids.asset}`, 'Edit Asset'),
  next(
    'asset-edit-categories',
    (page) => dialog(page, 'Edit Asset').getByRole('combobox', { name: 'Categories' }).click(),
    (page) => page.getByRole('option'),
  ),
  at(
    'asset-profile',
    ({ ids }) => `/assets/${ids.asset}`,
    (page) => dialog(page, ASSET).getByRole('link', { name: INSPECTIONS.completed }),
  ),
  next(
    'asset-delete',
    (page) => dialog(page, ASSET).getByRole('button', { name: 'Delete' }).click(),
    (page) => question(page, 'Delete asset'),
  ),
];
