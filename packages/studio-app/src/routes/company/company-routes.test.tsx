import { type Call, calls } from '@inspection-studio/domain/calls';
import { USER_ROLES, type UserRole } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, matchRoutes, Route, RouterContextProvider, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Send } from '../../api/index.ts';
import { createQueryClient, routeDataContext } from '../../data/index.ts';
import { company } from '../../features/inspections/testing/records.ts';
import { maren, renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import { priya } from '../../features/users/testing/people.ts';
import * as invite from '../users/invite.tsx';
import * as update from '../users/update.tsx';
import { companyRoutes } from './index.ts';

/** Opens an address without its screen. @returns where it leads, and what its loaders ask for */
async function visit(address: string, roleId: UserRole) {
  const asked: unknown[] = [];
  const send = (async (call: Call, { query, page, params }: Partial<Record<'query' | 'page' | 'params', unknown>>) => {
    if (call === calls.whoami) return { ...maren, roleId };
    asked.push([call, { query, page, params }]);
    return {};
  }) as unknown as Send;
  const services = { send, queryClient: createQueryClient(() => undefined) };
  const router = createMemoryRouter([...companyRoutes, { path: '/forbidden' }], {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[routeDataContext, services]])),
  });
  await expect.poll(() => router.state.initialized && router.state.navigation.state).toBe('idle');
  router.dispose();
  return { asked, pathname: router.state.location.pathname };
}

const ALL = USER_ROLES;
const MANAGERS: readonly UserRole[] = ['Manager', 'Admin'];
const USERS_PAGE = [calls.listUsers, { query: { orderBy: 'email' }, page: { top: 12, skip: 24 } }];

describe('who may open a page of the company, and what is loaded with its code', () => {
  it.each<[string, readonly UserRole[], unknown[]]>([
    ['/company', MANAGERS, [[calls.getCompany, {}]]],
    [
      '/company/documents?orderBy=size&skip=50',
      ['Member', ...MANAGERS],
      [[calls.listDocuments, { query: { orderBy: 'size' }, page: { top: 50, skip: 50 } }]],
    ],
    [
      '/company/activity?record=dock-1&skip=50',
      ['Admin'],
      [
        [
          calls.listAuditEvents,
          { query: { filter: "subjectId eq 'dock-1' and action ne 'uploadFile'" }, page: { top: 50, skip: 50 } },
        ],
      ],
    ],
    ['/users?orderBy=email&skip=24', MANAGERS, [USERS_PAGE]],
    ['/users/invite?orderBy=email&skip=24', MANAGERS, [USERS_PAGE, [calls.getCompany, {}]]],
    ['/users/priya-1', MANAGERS, [[calls.getUser, { params: { id: 'priya-1' } }]]],
    ['/users/maren-1', ALL, [[calls.getUser, { params: { id: 'maren-1' } }]]],
    ['/users/update/priya-1', ['Admin'], [[calls.getUser, { params: { id: 'priya-1' } }]]],
    ['/users/update/maren-1', ALL, [[calls.getUser, { params: { id: 'maren-1' } }]]],
  ])('%s: %o', async (address, roles, loaded) => {
    const visits = await Promise.all(ALL.map((role) => visit(address, role)));
    const mayOpen = ALL.filter((_role, index) => visits[index]?.pathname !== '/forbidden');
    expect(mayOpen).toEqual(ALL.filter((role) => roles.includes(role)));
    expect(visits.at(-1)?.asked).toEqual(loaded);
  });
});

const COMPANY = { label: 'Company', to: '/company', permission: 'ReadLicense' };
const USERS = { label: 'Users', to: '/users' };

it.each([
  ['/company', [{ label: 'Company', to: '/company' }, { label: 'Account' }]],
  ['/company/documents', [COMPANY, { label: 'Documents' }]],
  ['/company/activity', [COMPANY, { label: 'Activity' }]],
  ['/users', [COMPANY, USERS]],
  ['/users/invite', [COMPANY, USERS, { label: 'Invite user' }]],
  ['/users/priya-1', 'user'],
  ['/users/update/priya-1', 'user'],
])('the breadcrumbs of %s', async (address, trail) => {
  const matches = matchRoutes(companyRoutes, address) ?? [];
  const modules = await Promise.all(
    matches.map(async ({ route }) => (typeof route.lazy === 'function' ? route.lazy() : {})),
  );
  expect(modules.map((module) => (module as { handle?: { trail: unknown } }).handle?.trail).findLast(Boolean)).toEqual(
    trail,
  );
});

describe('a dialog of the users', () => {
  function open(Dialog: ComponentType, address: string, path: string) {
    return renderScreen(
      <Routes>
        <Route path={path} element={<Dialog />} />
        <Route path="*" element={null} />
      </Routes>,
      new Map<Call, unknown>([
        [calls.getCompany, company],
        [calls.getUser, priya],
      ]),
      address,
      { person: { id: 'admin-1', roleId: 'Admin' } },
    );
  }

  it.each([
    [invite.Component, '/users/invite', '/users/invite', 'Invite user', '/users'],
    [update.Component, '/users/update/priya-1', '/users/update/:id', 'Edit user: Priya Raman', '/users/priya-1'],
  ] as const)('a dialog is called after what it does, and Cancel leads to the page behind', async (...row) => {
    const [Dialog, address, path, name, parent] = row;
    const { router } = open(Dialog, `${address}?skip=24`, path);
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(`${parent}?skip=24`),
    );
  });
});
