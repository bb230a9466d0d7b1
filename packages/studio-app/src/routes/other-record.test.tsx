import { type Call, calls } from '@inspection-studio/domain/calls';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { pageOf } from '../features/inspections/testing/read-screen.ts';
import { inspection, noFiles, viaduct } from '../features/inspections/testing/records.ts';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { priya } from '../features/users/testing/people.ts';
import * as updateAsset from './assets/update.tsx';
import * as updateCategory from './categories/update.tsx';
import * as updateChecklist from './checklists/update.tsx';
import * as inspectionProfile from './inspections/profile.tsx';
import * as layoutProfile from './locations/profile.tsx';
import * as updateLayer from './locations/update-layer.tsx';
import * as updateLayout from './locations/update.tsx';
import * as updateSite from './sites/update.tsx';
import * as updateTag from './tags/update.tsx';
import * as userProfile from './users/profile.tsx';
import * as updateUser from './users/update.tsx';

const byId =
  (record: object) =>
  ({ params }: { params: { id: string } }) => ({ ...record, id: params.id });
const spans = {
  id: 'span-layer',
  name: 'Span',
  modified: '2025-01-02T12:00:00.000Z',
  isSegmented: false,
  layoutId: 'a',
  sections: [{ id: 'span-1', name: '1' }],
};
const replies = new Map<Call, unknown>([
  [calls.getUser, byId(priya)],
  [calls.listAssets, pageOf([])],
  [calls.listSessions, []],
  [calls.getLayout, byId({ name: 'Deck', modified: spans.modified, map: null })],
  [calls.listLayers, [spans]],
  [calls.getProject, byId(inspection())],
  [calls.getProjectAsset, viaduct],
  [calls.getModules, noFiles],
  [calls.getCaptureData, null],
]);
const question = (name: string) => () => screen.queryByRole('alertdialog', { name });

interface Page {
  page: string;
  Page: ComponentType;
  path: string;
  /** Name of the button that begins something. */
  button: string;
  /** What has begun, as it is seen. */
  begun: () => unknown;
}

it.each<Page>([
  {
    page: 'a person',
    Page: userProfile.Component,
    path: '/users/:id',
    button: 'Deactivate',
    begun: question('Deactivate user'),
  },
  {
    page: 'a location layout',
    Page: layoutProfile.Component,
    path: '/locations/:id',
    button: 'Begin location mapping',
    begun: () => screen.queryByRole('button', { name: 'Complete location mapping' }),
  },
  {
    page: 'an inspection',
    Page: inspectionProfile.Component,
    path: '/inspections/:id',
    button: 'Delete',
    begun: question('Delete inspection'),
  },
])('what was begun on the page of $page is not there on that of another one, which was read before', async (part) => {
  const { Page, path, button, begun } = part;
  const at = (id: string) => path.replace(':id', id);
  const { router } = renderScreen(<Page />, replies, at('b'), { person: { roleId: 'Admin' }, route: { path } });
  await screen.findByRole('button', { name: button });
  await act(() => router.navigate(at('a')));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(begun()).not.toBeNull());
  await act(() => router.navigate(at('b')));
  await waitFor(() => expect(begun()).toBeNull());
});

const other = (read: Call, record: object): [Call, unknown] => [
  read,
  ({ params: { id } }: { params: { id: string } }) => ({
    ...record,
    id,
    name: `Record ${id}`,
    modified: spans.modified,
  }),
];
const forms = new Map<Call, unknown>([
  other(calls.getTag, { isArchived: false }),
  other(calls.getCategory, { isArchived: false, colour: '#aa0000', model: null }),
  other(calls.getChecklist, { sections: [] }),
  other(calls.getLayout, { map: null }),
  other(calls.getSite, { thumbnail: null, location: null, assetCount: 0, createdBy: null }),
  other(calls.getAsset, viaduct),
  [calls.getUser, ({ params: { id } }: { params: { id: string } }) => ({ ...priya, id, firstName: `Record ${id}` })],
  [
    calls.getLayer,
    ({ params: { id } }: { params: { id: string } }) => ({ ...spans, id, sections: [{ id, name: `Record ${id}` }] }),
  ],
  ...[
    calls.listSites,
    calls.listUsers,
    calls.listCategoryPresets,
    calls.listCategories,
    calls.listSeverityScales,
    calls.listLayouts,
  ].map((call): [Call, unknown] => [call, []]),
]);

it.each([
  ['a tag', updateTag.Component, ':id', 'Name'],
  ['a category', updateCategory.Component, ':id', 'Name'],
  ['a checklist', updateChecklist.Component, ':id', 'Name'],
  ['a location layout', updateLayout.Component, ':id', 'Name'],
  ['a location layer', updateLayer.Component, ':layerId', 'Term 1'],
  ['a site', updateSite.Component, ':id', 'Name'],
  ['an asset', updateAsset.Component, ':id', 'Name'],
  ['a user', updateUser.Component, ':id', /^First name/],
])('the form of %s has the values of another one, which was read before', async (_what, Form, path, name) => {
  const { router } = renderScreen(<Form />, forms, '/b', { person: { roleId: 'Admin' }, route: { path } });
  for (const id of ['b', 'a', 'b']) {
    await act(() => router.navigate(`/${id}`));
    expect(await screen.findByRole('textbox', { name })).toHaveValue(`Record ${id}`);
  }
});
