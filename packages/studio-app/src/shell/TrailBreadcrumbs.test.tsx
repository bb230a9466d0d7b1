import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inspection, viaduct } from '../features/inspections/testing/records.ts';
import { type Replies, renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { priya } from '../features/users/testing/people.ts';
import type { RouteHandle } from './page-title.ts';
import { TrailBreadcrumbs } from './TrailBreadcrumbs.tsx';

const site = { id: 'forth-1', name: 'Forth Estuary', thumbnail: null, location: null, assetCount: 1, createdBy: null };
const replies = new Map<object, unknown>([
  [calls.getSite, { ...site, modified: viaduct.modified }],
  [calls.getAsset, viaduct],
  [calls.getProject, inspection()],
  [calls.getUser, priya],
]) as Replies;

const HOME = ['Home', '/'];
const SITE = ['Forth Estuary', '/sites/forth-1'];
const ASSET = ['Kinnaird Viaduct', '/assets/kinnaird-1'];

it.each<[of: string, trail: RouteHandle['trail'], path: string, entry: string, links: string[][], here: string]>([
  ['a site', 'site', '/sites/:id', '/sites/forth-1', [HOME], 'Forth Estuary'],
  ['an asset', 'asset', '/assets/:id', '/assets/kinnaird-1', [HOME, SITE], 'Kinnaird Viaduct'],
  ['an inspection', 'inspection', '/inspections/:id', '/inspections/north-1', [HOME, SITE, ASSET], 'NorthTowerA'],
  [
    'a new inspection of an asset',
    'createInspection',
    '/inspections/create',
    '/inspections/create?asset=kinnaird-1',
    [HOME, SITE, ASSET],
    'Create Inspection',
  ],
  [
    'a person',
    'user',
    '/users/:id',
    '/users/priya-1',
    [HOME, ['Company', '/company'], ['Users', '/users']],
    'Priya Raman',
  ],
])('the breadcrumb of %s leads from Home to it, outermost first', async (_of, trail, path, entry, links, here) => {
  renderScreen(<TrailBreadcrumbs />, replies, entry, { route: { path, handle: { title: 'x', trail } } });
  await screen.findByText(here);
  const breadcrumb = within(screen.getByRole('navigation'));
  const shown = () => breadcrumb.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  await waitFor(() => expect(shown()).toEqual(links));
  expect(breadcrumb.getAllByRole('listitem').at(-1)).toHaveTextContent(here);
});
