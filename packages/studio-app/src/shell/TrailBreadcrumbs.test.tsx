import { calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
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

const STEPS = [
  { label: 'Library', to: '/categories', permission: 'ReadLibrary' },
  { label: 'Documents', to: '/company/documents', permission: 'ReadDocuments' },
  { label: 'Open', to: '/open' },
  { label: 'Here' },
] as const;
it.each<[User['roleId'], string[], RouteHandle['trail']]>([
  ['Manager', ['Home', 'Library', 'Documents', 'Open', 'Here'], STEPS],
  ['Member', ['Home', 'Documents', 'Open', 'Here'], STEPS],
  ['Viewer', ['Home', 'Open', 'Here'], STEPS],
  ['Manager', ['Home', 'Company', 'Users', 'Priya Raman'], 'user'],
  ['Member', ['Home', 'Priya Raman'], 'user'],
])('the breadcrumb of a %s has the steps that one may go to: %j', async (roleId, labels, trail) => {
  const route = { path: '/users/:id', handle: { title: 'x', trail } };
  renderScreen(<TrailBreadcrumbs />, replies, '/users/priya-1', { person: { roleId }, route });
  await screen.findByText(labels.at(-1)!);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(labels);
});
