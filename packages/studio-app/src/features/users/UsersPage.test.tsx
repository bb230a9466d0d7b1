import { calls } from '@inspection-studio/domain/calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { pageOf, rowsOf } from '../inspections/testing/read-screen.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { invited, priya } from './testing/people.ts';
import { UsersPage } from './UsersPage.tsx';

const show = async (address = '/users') => {
  const result = renderScreen(<UsersPage />, new Map([[calls.listUsers, pageOf([priya, invited], 31)]]), address);
  await screen.findByText('Priya Raman');
  return result;
};

describe('the users page', () => {
  it('on a phone a row has the name, the role and the status', async () => {
    onPhone();
    await show();
    const rows = within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PRPriya RamanAll access Activated',
      'Nnew@grid.exampleUpload only Pending',
    ]);
  });

  it('every column shows its own value, in the order of the reply', async () => {
    await show();
    const cells = rowsOf('Users').map(({ Actions: _menu, ...rest }) => rest);
    expect(cells).toEqual([
      {
        Name: 'Priya Raman',
        Access: 'All access',
        Email: 'p.raman@grid.example',
        Status: 'Activated',
        'Created On': '2023-03-04',
      },
      {
        Name: 'new@grid.example',
        Access: 'Upload only',
        Email: 'new@grid.example',
        Status: 'Pending',
        'Created On': '2026-01-02',
      },
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Users 31');
  });

  it.each([
    ['Name', ['name desc', 'name']],
    ['Access', ['role desc,firstName']],
    ['Email', ['email desc', 'email']],
    ['Status', ['status desc', 'status']],
    ['Created On', ['created desc', 'created']],
  ])('%s sorts by its own value, either way', async (header, orders) => {
    const { asked, router } = await show();
    for (const order of orders) {
      await userEvent.click(screen.getByRole('button', { name: header }));
      await waitFor(() => expect(asked.at(-1)?.query?.orderBy).toBe(order));
      expect(new URLSearchParams(router.state.location.search).get('orderBy')).toBe(order);
    }
  });

  it('without a choice they are asked for by role and first name', async () => {
    const { asked } = await show();
    expect(asked.find(({ call }) => call === calls.listUsers)).toMatchObject({
      query: { orderBy: 'role,firstName' },
      page: { top: 12, skip: 0 },
    });
  });
});

describe('an address beyond the last page', () => {
  const people = Array.from({ length: 31 }, (_, index) => ({ ...priya, id: `p-${index}`, name: `Person ${index}` }));

  it('becomes the address of the last page, so that Back leaves the list', async () => {
    const { router } = renderScreen(<UsersPage />, new Map([[calls.listUsers, pagedList(people)]]), '/users?skip=12');
    await screen.findByText('Person 12');
    await act(() => router.navigate('/users?orderBy=name&skip=900'));
    await screen.findByText('Person 30');
    expect(router.state.location.search).toBe('?orderBy=name&skip=24');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?skip=12');
    await screen.findByText('Person 12');
  });

  it.each(['abc', '-12', '1.5', '1e99', '999999999999999999999'])('skip=%s shows the first page', async (skip) => {
    const { asked } = renderScreen(
      <UsersPage />,
      new Map([[calls.listUsers, pagedList(people)]]),
      `/users?skip=${encodeURIComponent(skip)}`,
    );
    await screen.findByText('Person 0');
    expect(asked.filter(({ call }) => call === calls.listUsers).map(({ page }) => page)).toEqual([
      { top: 12, skip: 0 },
    ]);
  });

  it('becomes the address of the first page when the list is empty', async () => {
    const { router } = renderScreen(<UsersPage />, new Map([[calls.listUsers, pagedList([])]]), '/users?skip=24');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Users');
  });
});

const field = () => screen.findByRole('searchbox', { name: 'Search users by name or email' });
const lists = ({ asked }: ReturnType<typeof renderScreen>) =>
  asked.flatMap(({ call, query, page }) => (call === calls.listUsers ? [{ query, page }] : []));

it('the footer counts all people; Back leads to the page before, a search to the first page; a search without results can be cleared', async () => {
  const people = Array.from({ length: 13 }, (_, index) => ({ ...priya, id: `p-${index}`, name: `Person ${index}` }));
  const [all, none] = [pagedList(people), pagedList([])];
  type Asked = Parameters<typeof all>[0] & { query: { filter?: string } };
  const reply = (asked: Asked) => (asked.query.filter ? none(asked) : all(asked));
  const shown = renderScreen(<UsersPage />, new Map([[calls.listUsers, reply]]));
  expect(await screen.findByText('13 users, 12 per page')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('Person 12');
  await act(() => shown.router.navigate(-1));
  await screen.findByText('Person 0');
  await act(() => shown.router.navigate(1));
  await screen.findByText('Person 12');
  await userEvent.type(await field(), 'quay{Enter}');
  expect(await screen.findByText('No users with this name or email.')).toBeInTheDocument();
  expect(lists(shown).at(-1)).toEqual({
    query: { filter: "contains(name,'quay')", orderBy: 'role,firstName' },
    page: { top: 12, skip: 0 },
  });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText(/per page/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByText('Person 0');
  expect(await field()).toHaveValue('');
});

it('a failed request is shown in place of the list, and can be retried', async () => {
  let isDown = true;
  const reply = () => (isDown ? Promise.reject(new Error('The server is down.')) : pageOf([priya]));
  renderScreen(<UsersPage />, new Map([[calls.listUsers, reply]]));
  expect(await screen.findByText('The server is down.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
  expect(await screen.findByText('Priya Raman')).toBeInTheDocument();
});

it.each([
  ['Manager', ['/users/invite?orderBy=email']],
  ['Member', []],
] as const)('the link to invite, for a %s, keeps the list', async (roleId, links) => {
  renderScreen(<UsersPage />, new Map([[calls.listUsers, pageOf([priya])]]), '/users?orderBy=email', {
    person: { roleId },
  });
  await screen.findByText('Priya Raman');
  const found = screen.queryAllByRole('link', { name: 'Invite user' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
});

it('on a phone the list is sorted from a menu, which has no place beside a table', async () => {
  await show();
  expect(screen.queryByRole('button', { name: /Sort/ })).toBeNull();
});

it.each([
  ['Access', '/users?orderBy=name', 'role,firstName', ''],
  ['A - Z', '/users', 'name', '?orderBy=name'],
  ['Newest', '/users', 'created desc', '?orderBy=created+desc'],
])('on a phone the list can be sorted by %s', async (label, address, orderBy, search) => {
  onPhone();
  const shown = await show(address);
  await userEvent.click(screen.getByRole('button', { name: /Sort/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: label }));
  await waitFor(() => expect(shown.router.state.location.search).toBe(search));
  await waitFor(() => expect(lists(shown).at(-1)?.query?.orderBy).toBe(orderBy));
  await userEvent.click(screen.getByRole('button', { name: /Sort/ }));
  expect(await screen.findByRole('menuitemradio', { name: label })).toBeChecked();
});
