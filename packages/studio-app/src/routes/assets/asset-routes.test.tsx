import { type Call, calls } from '@inspection-studio/domain/calls';
import type { UserRole } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Send } from '../../api/index.ts';
import { createQueryClient, routeDataContext } from '../../data/index.ts';
import { pageOf } from '../../features/inspections/testing/read-screen.ts';
import { viaduct } from '../../features/inspections/testing/records.ts';
import { renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import * as create from './create.tsx';
import * as profile from './profile.tsx';
import * as update from './update.tsx';

const asset = { ...viaduct, categoryIds: ['crack-1'] };
const severity = { id: 's', name: 'Watch', scale: 0, icon: 0, colour: '#000001', isActive: true };
const scale = { id: 'scale-1', name: 'Defect urgency', isNumerical: false, isArchived: false, severities: [severity] };
const replies = new Map<Call, unknown>([
  [calls.getAsset, asset],
  [calls.getAssetSeverity, scale],
  [calls.listProjects, pageOf([])],
  [calls.listSites, [{ id: 'forth-1', name: 'Forth Estuary' }]],
  [calls.listUsers, []],
  [calls.listCategoryPresets, []],
  [calls.listCategories, [{ id: 'crack-1', name: 'Crack', colour: '#d40000', model: null, isArchived: false }]],
  [calls.listSeverityScales, [scale]],
  [calls.listLayouts, []],
  [calls.createAsset, { ...asset, id: 'mast-1', name: 'Mast' }],
  [calls.updateAsset, asset],
  [calls.deleteAsset, undefined],
]);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

it.each<[string, { loader: typeof profile.loader }, UserRole, asked: unknown[] | 'forbidden']>([
  ['assets/create', create, 'Member', 'forbidden'],
  ['assets/create', create, 'Manager', []],
  ['assets/update', update, 'Member', 'forbidden'],
  ['assets/update', update, 'Manager', [[calls.getAsset, 'kinnaird-1']]],
  [
    'assets/profile',
    profile,
    'Trial',
    [
      [calls.getAsset, 'kinnaird-1'],
      [calls.getAssetSeverity, 'kinnaird-1'],
      [calls.listCategories, "assetId eq 'kinnaird-1'"],
    ],
  ],
])('%s opens for the roles that may, and prefetches what it shows', async (_name, { loader }, roleId, expected) => {
  const asked: unknown[] = [];
  const send = async (call: Call, options: { params?: { id: string }; query?: { filter: string } } = {}) => {
    if (call === calls.whoami) return { id: 'ada-1', roleId };
    asked.push([call, options.params?.id ?? options.query?.filter]);
    return replies.get(call);
  };
  const context = new RouterContextProvider();
  context.set(routeDataContext, { send: send as unknown as Send, queryClient: createQueryClient(() => undefined) });
  const url = new URL('http://localhost/opened');
  const given = { params: { id: 'kinnaird-1' }, context, url } as unknown as LoaderFunctionArgs;
  const refused: unknown = await loader(given).then(
    () => null,
    (thrown: unknown) => (thrown as Response).headers.get('Location'),
  );
  expect(refused ?? asked).toEqual(expected === 'forbidden' ? '/forbidden' : expected);
});

const showNew = async (address = '/assets/create?site=forth-1') => {
  const rendered = renderScreen(<create.Component />, replies, address);
  await screen.findByRole('dialog', { name: 'Create Asset' });
  return { ...rendered, name: await screen.findByRole('textbox', { name: 'Name' }) };
};
const showEdit = async () => {
  const route = { path: '/assets/:x?/:id' };
  const rendered = renderScreen(<update.Component />, replies, '/assets/update/kinnaird-1', { route });
  await screen.findByRole('dialog', { name: 'Edit Asset: Kinnaird Viaduct' });
  return { ...rendered, name: await screen.findByRole('textbox', { name: 'Name' }) };
};
const showProfile = async () => {
  const route = { path: '/:x?/:id?' };
  const rendered = renderScreen(<profile.Component />, replies, '/assets/kinnaird-1', { route });
  await screen.findByRole('dialog', { name: 'Kinnaird Viaduct' });
  return rendered;
};

it.each([
  ['Cancel', 'a new asset on a site', '/sites/forth-1', () => showNew()],
  ['Close', 'a new asset on a site', '/sites/forth-1', () => showNew()],
  ['Cancel', 'a new asset', '/', () => showNew('/assets/create')],
  ['Cancel', 'an edited asset', '/assets/kinnaird-1', showEdit],
  ['Close', 'an edited asset', '/assets/kinnaird-1', showEdit],
  ['Close', 'the profile of an asset', '/', showProfile],
])('%s of %s leads to %s', async (button, _dialog, path, open) => {
  const { router } = await open();
  await press(button);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

it('Save of a new asset on the site of the address leads to the asset', async () => {
  const { router, asked, name } = await showNew();
  await userEvent.type(name, 'Mast');
  await choose('Type of asset', 'Oil Tank');
  await choose('Categories', 'Crack');
  await choose('Severity scale', 'Defect urgency');
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe('/assets/mast-1'));
  expect(asked.find(({ call }) => call === calls.createAsset)?.payload).toEqual({
    siteId: 'forth-1',
    name: 'Mast',
    type: 'OilTank',
    members: [],
    uploaders: [],
    presets: [],
    categories: ['crack-1'],
    severityScale: 'scale-1',
    layoutTemplateId: null,
  });
  expect((await screen.findByText('Asset created')).nextSibling).toHaveTextContent('Mast');
});

it('Save of an edited asset leads to it, and says so', async () => {
  const { router, name } = await showEdit();
  expect(screen.getByText('16 / 30')).toBeInTheDocument();
  await userEvent.type(name, ' 2');
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe('/assets/kinnaird-1'));
  expect((await screen.findByText('Asset saved')).nextSibling).toHaveTextContent('Kinnaird Viaduct');
});

it('Delete of an asset leads to Home, and says so', async () => {
  const { router, asked } = await showProfile();
  await press('Delete');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(asked.filter(({ call }) => call === calls.deleteAsset)).toMatchObject([{ params: { id: 'kinnaird-1' } }]);
  expect((await screen.findByText('Asset deleted')).nextSibling).toHaveTextContent('Kinnaird Viaduct');
});
