import { type Call, calls } from '@inspection-studio/domain/calls';
import type { UserRole } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type LoaderFunctionArgs, Route, RouterContextProvider, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Send } from '../../api/index.ts';
import { createQueryClient, routeDataContext } from '../../data/index.ts';
import { pageOf } from '../../features/inspections/testing/read-screen.ts';
import { renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import * as home from '../home.tsx';
import * as create from './create.tsx';
import * as profile from './profile.tsx';
import * as update from './update.tsx';

const site = {
  id: 'forth-1',
  name: 'Forth Estuary',
  thumbnail: null,
  location: null,
  modified: '2025-03-04T12:00:00.000Z',
  assetCount: 0,
  createdBy: null,
};
const replies = new Map<Call, unknown>([
  [calls.getSite, site],
  [calls.listAssets, pageOf([])],
  [calls.createSite, { ...site, id: 'tay-1', name: 'Tay' }],
  [calls.updateSite, site],
  [calls.deleteSite, undefined],
]);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each<[string, { loader: typeof home.loader }, UserRole, asked: unknown[] | 'forbidden']>([
  ['home', home, 'Trial', []],
  ['sites/create', create, 'Member', 'forbidden'],
  ['sites/create', create, 'Manager', []],
  ['sites/update', update, 'Member', 'forbidden'],
  ['sites/update', update, 'Manager', [[calls.getSite, 'forth-1']]],
  [
    'sites/profile',
    profile,
    'Trial',
    [
      [calls.getSite, 'forth-1'],
      [calls.listAssets, "siteId eq 'forth-1'", 0],
    ],
  ],
])('%s opens for the roles that may, and prefetches what it shows', async (_name, { loader }, roleId, expected) => {
  const asked: unknown[] = [];
  const send = async (
    call: Call,
    { params, query, page }: { params?: { id: string }; query?: { filter: string }; page?: { skip: number } } = {},
  ) => {
    if (call === calls.whoami) return { id: 'ada-1', roleId };
    asked.push([call, params?.id ?? query?.filter, ...(page ? [page.skip] : [])]);
    return replies.get(call);
  };
  const context = new RouterContextProvider();
  context.set(routeDataContext, { send: send as unknown as Send, queryClient: createQueryClient(() => undefined) });
  const url = new URL('http://localhost/opened');
  const given = { params: { id: 'forth-1' }, context, url } as unknown as LoaderFunctionArgs;
  const refused: unknown = await loader(given).then(
    () => null,
    (thrown: unknown) => (thrown as Response).headers.get('Location'),
  );
  expect(refused ?? asked).toEqual(expected === 'forbidden' ? '/forbidden' : expected);
});

const showNew = async () => {
  const rendered = renderScreen(<create.Component />, replies, '/sites/create');
  await screen.findByRole('dialog', { name: 'Create Site' });
  return rendered;
};
const showEdit = async () => {
  const route = { path: '/sites/:x?/:id' };
  const rendered = renderScreen(<update.Component />, replies, '/sites/update/forth-1', { route });
  await screen.findByRole('dialog', { name: 'Edit Site: Forth Estuary' });
  return { ...rendered, name: await screen.findByRole('textbox', { name: 'Name' }) };
};
const showProfile = async () => {
  const route = { path: '/:x?/:id?' };
  const rendered = renderScreen(<profile.Component />, replies, '/sites/forth-1', { route });
  await screen.findByRole('dialog', { name: 'Forth Estuary' });
  return rendered;
};

it.each([
  ['Cancel', 'a new site', '/', showNew],
  ['Close', 'a new site', '/', showNew],
  ['Cancel', 'an edited site', '/sites/forth-1', showEdit],
  ['Close', 'an edited site', '/sites/forth-1', showEdit],
  ['Close', 'the profile of a site', '/', showProfile],
])('%s of %s leads to %s', async (button, _dialog, path, open) => {
  const { router } = await open();
  await press(button);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

it('Save of a new site leads to it, and says so', async () => {
  const { router, asked } = await showNew();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Tay');
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sites/tay-1'));
  expect(asked.find(({ call }) => call === calls.createSite)?.payload).toEqual({ name: 'Tay' });
  expect((await screen.findByText('Site created')).nextSibling).toHaveTextContent('Tay');
});

it('Save of an edited site leads to it, and says so', async () => {
  const { router, name } = await showEdit();
  expect(name).toHaveValue('Forth Estuary');
  expect(screen.getByText('13 / 30')).toBeInTheDocument();
  await userEvent.type(name, ' 2');
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sites/forth-1'));
  expect((await screen.findByText('Site saved')).nextSibling).toHaveTextContent('Forth Estuary');
});

it('Delete of a site leads to Home, and says so', async () => {
  const { router, asked } = await showProfile();
  await press('Delete');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(asked.filter(({ call }) => call === calls.deleteSite)).toMatchObject([{ params: { id: 'forth-1' } }]);
  expect((await screen.findByText('Site deleted')).nextSibling).toHaveTextContent('Forth Estuary');
});

it('Home is below the dialog of a record', async () => {
  const given = new Map([...replies, [calls.listSites, pageOf([])], [calls.listProjects, pageOf([])]]);
  const routes = (
    <Routes>
      <Route path="/" element={<home.Component />}>
        <Route path="sites/create" element={<create.Component />} />
      </Route>
    </Routes>
  );
  renderScreen(routes, given, '/sites/create');
  expect(await screen.findByRole('dialog', { name: 'Create Site' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Home', hidden: true })).toBeInTheDocument();
});
