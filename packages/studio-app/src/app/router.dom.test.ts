import { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import type { Send } from '../api/index.ts';
import { createStudioRouter } from './router.tsx';

interface Screen {
  handle?: { title: string };
}

/** Screens that take their title from the address. */
const profiles = import.meta.glob<Screen>('../routes/*/{profile,details,preset}.tsx');

it.each([
  ['/', 'Home'],
  ['/sites/create', 'Create Site'],
  ['/sites/update/forth-1', 'Edit Site'],
  ['/sites/forth-1', 'sites/profile'],
  ['/assets/create', 'Create Asset'],
  ['/assets/update/kinnaird-1', 'Edit Asset'],
  ['/assets/kinnaird-1', 'assets/profile'],
  ['/inspections/create', 'Create Inspection'],
  ['/inspections/update/north-1', 'Edit Inspection'],
  ['/inspections/north-1', 'inspections/profile'],
  ['/categories', 'Categories'],
  ['/categories/create', 'Create Category'],
  ['/categories/update/crack-1', 'Edit Category'],
  ['/categories/crack-1', 'categories/details'],
  ['/categories/preset/create', 'Create Category Preset'],
  ['/categories/preset/steel-1', 'categories/preset'],
  ['/severities', 'Severities'],
  ['/severities/create', 'Create Severity Scale'],
  ['/severities/scale-1', 'severities/details'],
  ['/checklists', 'Checklists'],
  ['/checklists/create', 'Create Checklist'],
  ['/checklists/update/annual-1', 'Edit Checklist'],
  ['/checklists/annual-1', 'checklists/details'],
  ['/tags', 'Tags'],
  ['/tags/create', 'Create Tag'],
  ['/tags/update/rust-1', 'Edit Tag'],
  ['/tags/rust-1', 'tags/details'],
  ['/locations', 'Locations'],
  ['/locations/create', 'Create Location Layout'],
  ['/locations/update/spans-1', 'Edit Location Layout'],
  ['/locations/spans-1', 'locations/profile'],
  ['/locations/spans-1/create', 'Create Location Layer'],
  ['/locations/spans-1/update/pier-1', 'Edit Location Layer'],
  ['/company', 'Company'],
  ['/company/documents', 'Documents'],
  ['/company/activity', 'Activity'],
  ['/users', 'Users'],
  ['/users/invite', 'Invite User'],
  ['/users/update/maren-1', 'Edit User'],
  ['/users/maren-1', 'users/profile'],
  ['/forbidden', 'Forbidden'],
  ['/nowhere/at/all', 'Not Found'],
])('the address %s shows the screen %s', async (path, title) => {
  const send = (() => new Promise(() => undefined)) as unknown as Send;
  const router = createStudioRouter(send, new QueryClient());
  const matches = matchRoutes(router.routes, path);
  router.dispose();
  const lazy = matches?.findLast(({ route }) => route.lazy)?.route.lazy as () => Promise<Screen>;
  const shown = await lazy();
  const profile = await profiles[`../routes/${title}.tsx`]?.();
  expect(profile ? shown === profile : shown.handle?.title).toBe(profile ? true : title);
});
