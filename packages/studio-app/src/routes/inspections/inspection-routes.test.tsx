import { type Call, calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Send, StudioError } from '../../api/index.ts';
import { createQueryClient, routeDataContext } from '../../data/index.ts';
import { choose, openConfirmation, openData, photos, save } from '../../features/inspections/testing/open-wizard.tsx';
import { checklist, company, inspection, noFiles, viaduct } from '../../features/inspections/testing/records.ts';
import { maren, renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import * as create from './create.tsx';
import * as profile from './profile.tsx';
import * as update from './update.tsx';

const REPLIES: [Call, unknown][] = [
  [calls.listAssets, [viaduct]],
  [calls.listChecklists, [checklist]],
  [calls.getCompany, company],
  [calls.createProject, inspection()],
  [calls.updateProject, inspection()],
  [calls.updateModules, { two: { rgb: [{ id: 'f1', name: 'DJI_0.jpg', s3Key: 'key' }], ir: [] } }],
  [calls.getProject, inspection()],
  [calls.getProjectAsset, viaduct],
  [calls.getModules, noFiles],
  [calls.getCaptureData, null],
  [calls.getUploadUrl, { url: '/files/photo' }],
];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const show = (component: ReactNode, entry: string, path = '*') =>
  renderScreen(component, new Map(REPLIES), entry, { route: { path } });

describe('the wizard of a new inspection', () => {
  it.each([
    ['an asset leads back to it', '?asset=kinnaird-1', '/assets/kinnaird-1'],
    ['no asset leads to Home', '', '/'],
  ])('Cancel after it was opened from %s', async (_case, search, pathname) => {
    const { router } = show(<create.Component />, `/inspections/create${search}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  });

  it('opens the inspection that was created on the asset of the address, and says so', async () => {
    const { router, asked } = show(<create.Component />, '/inspections/create?asset=kinnaird-1');
    const user = userEvent.setup();
    await openData(user, '2D Data');
    await choose(user, photos(1));
    await openConfirmation(user);
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/inspections/north-1'));
    expect(asked.find(({ call }) => call === calls.createProject)?.payload).toMatchObject({ assetId: 'kinnaird-1' });
    expect((await screen.findByText('Inspection created')).closest('li')).toHaveTextContent('NorthTowerA');
  });
});

it('the wizard of an inspection that exists returns to it, on Cancel and after saving, which it says', async () => {
  const { router } = show(<update.Component />, '/inspections/update/north-1', '/inspections/update?/:id');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/inspections/north-1'));
  await router.navigate('/inspections/update/north-1');
  await userEvent.click(screen.getByRole('tab', { name: /Confirmation/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/inspections/north-1'));
  expect((await screen.findByText('Inspection saved')).closest('li')).toHaveTextContent('NorthTowerA');
});

it('the profile shows the inspection of its address', async () => {
  const { asked } = show(<profile.Component />, '/inspections/north-1', '/inspections/:id');
  expect(await screen.findByRole('heading', { name: 'NorthTowerA' })).toBeVisible();
  expect(asked.find(({ call }) => call === calls.getProject)).toMatchObject({ params: { id: 'north-1' } });
});

/** Runs a loader for a person. @returns the path that it redirects to, and the paths of its requests */
async function load(
  route: { loader: (args: LoaderFunctionArgs) => Promise<unknown> },
  person: Partial<User>,
  replies: readonly [Call, unknown][] = [],
) {
  const asked: unknown[] = [];
  const known = new Map([...REPLIES, ...replies]);
  const send = async (call: Call) => {
    if (call === calls.whoami) return { ...maren, ...person };
    asked.push(call);
    if (known.get(call) instanceof Error) throw known.get(call);
    return known.get(call);
  };
  const context = new RouterContextProvider();
  context.set(routeDataContext, {
    send: send as unknown as Send,
    queryClient: createQueryClient(() => undefined),
  });
  const args = { params: { id: 'north-1' }, context, url: new URL('http://localhost/inspections/x') };
  const thrown: unknown = await route.loader(args as unknown as LoaderFunctionArgs).catch((error: unknown) => error);
  return { to: thrown instanceof Response ? thrown.headers.get('Location') : null, asked };
}

describe('what a page of inspections reads before it is shown', () => {
  it.each([
    ['create', create, [calls.listAssets, calls.listChecklists]],
    ['profile', profile, [calls.getProject, calls.getProjectAsset]],
    ['update', update, [calls.getProject, calls.getProjectAsset]],
  ])('%s', async (_name, route, expected) => expect((await load(route, {})).asked).toEqual(expected));
});

const failed: [Call, unknown][] = [[calls.getProject, StudioError.fromAnswer(404)]];
it.each<[string, Parameters<typeof load>[0], Partial<User>, [Call, unknown][], string | null]>([
  ['a viewer creates none', create, { roleId: 'Viewer' }, [], '/forbidden'],
  ['an uploader may create one', create, { roleId: 'Uploader' }, [], null],
  ['a member who is not involved edits none', update, { roleId: 'Member' }, [], '/forbidden'],
  ['a manager edits any', update, { roleId: 'Manager' }, [], null],
  ['the creator of its asset edits it', update, { roleId: 'Viewer', id: 'asset-owner' }, [], null],
  ['a manager sees that one to edit did not load', update, { roleId: 'Manager' }, failed, null],
  ['a member does not edit one that cannot be read', update, { roleId: 'Member' }, failed, '/forbidden'],
  ['a viewer sees profiles', profile, { roleId: 'Viewer' }, [], null],
])('%s', async (_rule, route, person, replies, to) => {
  const asset = { ...viaduct, createdBy: { ...viaduct.createdBy!, id: 'asset-owner' } };
  expect((await load(route, person, [[calls.getProjectAsset, asset], ...replies])).to).toBe(to);
});
