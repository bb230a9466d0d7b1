import { calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { pagedList } from '../../widgets/testing/paged-list.ts';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { factsOf, pageOf, rowsOf } from '../inspections/testing/read-screen.ts';
import { viaduct } from '../inspections/testing/records.ts';
import { maren, renderScreen } from '../inspections/testing/render-screen.tsx';
import { invited, priya } from './testing/people.ts';
import { UserAssets } from './UserAssets.tsx';
import { UserProfile } from './UserProfile.tsx';

const assets = [
  {
    ...viaduct,
    id: 'b',
    name: 'Brae Chimney',
    type: 'Chimney',
    projectCount: 1412,
    modified: '2025-05-06T12:00:00.000Z',
  },
  { ...viaduct, id: 'a', name: 'Alva Tank', type: 'OilTank', projectCount: 3, modified: '2025-07-08T12:00:00.000Z' },
];

const show = (user: User, differences: Parameters<typeof renderScreen>[3] = {}) => {
  const replies = new Map<object, unknown>([
    [calls.getUser, user],
    [calls.listAssets, pageOf(assets, 31)],
  ]);
  return renderScreen(
    <UserProfile userId={user.id} />,
    replies as Parameters<typeof renderScreen>[1],
    '/',
    differences,
  );
};

describe('sign-in methods', () => {
  it.each([
    ['the own profile, with accounts of the server', maren, '/idp/account', 1],
    ['the own profile, when they are managed elsewhere', maren, null, 0],
    ["somebody else's profile", priya, '/idp/account', 0],
  ])('%s', async (_case, user, signInMethodsPath, count) => {
    show(user, { settings: { signInMethodsPath } });
    await screen.findByRole('heading', { level: 1 });
    const links = screen.queryAllByRole('link', { name: 'Sign-in methods' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill(signInMethodsPath));
  });
});

describe('access tokens', () => {
  it.each<[string, User, Parameters<typeof show>[1], boolean]>([
    ['on the own profile', maren, {}, true],
    ["not on somebody else's", priya, {}, false],
    ["not on somebody else's, for an Admin either", priya, { person: { id: 'admin-1', roleId: 'Admin' } }, false],
  ])('are %s', async (_case, user, differences, isShown) => {
    show(user, differences);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: /^Access tokens/ }) !== null).toBe(isShown);
  });
});

describe('sessions', () => {
  it.each<[string, User, Parameters<typeof show>[1], boolean]>([
    ['on the own profile', maren, {}, true],
    ["not on somebody else's", { ...priya, roleId: 'Member' }, {}, false],
    ["on somebody else's, for an Admin", priya, { person: { id: 'admin-1', roleId: 'Admin' } }, true],
  ])('are %s', async (_case, user, differences, isShown) => {
    show(user, differences);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: /^Sessions/ }) !== null).toBe(isShown);
  });
});

describe('the profile of a person', () => {
  it.each([
    ['an unknown id', StudioError.fromAnswer(404), 'link', 'Home'],
    ['a failed request', new Error('The server is down.'), 'button', 'Click to retry data fetching.'],
  ])('%s is said in place of it, with a way on', async (_case, reply, role, name) => {
    renderScreen(<UserProfile userId="priya-1" />, new Map([[calls.getUser, reply]]));
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(reply.message);
  });

  it('the role is below the name, the version of the studio below the facts; an e-mail address can break', async () => {
    show(invited);
    const title = await screen.findByRole('heading', { level: 1, name: 'new@grid.example' });
    expect(title.innerHTML).toContain('new@<wbr>grid.example');
    expect(title.nextElementSibling).toHaveTextContent('Upload only');
    expect(screen.getByText('Version 9.3.3')).toBeInTheDocument();
  });

  it('every fact shows its own value of the person', async () => {
    show(priya);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Priya Raman$/);
    expect(factsOf()).toEqual({
      Status: 'Activated',
      Role: 'All access',
      Email: 'p.raman@grid.example',
      Phone: '+44 131 496 0184',
      'User since': 'Mar 4, 2023',
      'Invited by': 'Tomas Berg',
    });
  });

  it('somebody invited without a name, phone and inviter is shown by the address', async () => {
    show(invited);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^new@grid\.example$/);
    expect(factsOf()).toEqual({
      Status: 'Pending',
      Role: 'Upload only',
      Email: 'new@grid.example',
      Phone: 'Not recorded',
      'User since': 'Jan 2, 2026',
      'Invited by': 'Nobody',
    });
  });

  it('created assets show name, type, inspections and date, in the order of the reply', async () => {
    const { asked } = show(priya);
    await screen.findByRole('link', { name: 'Alva Tank' });
    expect(screen.getByRole('region', { name: 'Created Assets 31' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Alva Tank' })).toHaveAttribute('href', '/assets/a');
    expect(rowsOf('Created Assets')).toEqual([
      { 'Asset name': 'Brae Chimney', 'Type of asset': 'Chimney', Inspections: '1,412', Modified: '2025-05-06' },
      { 'Asset name': 'Alva Tank', 'Type of asset': 'Oil Tank', Inspections: '3', Modified: '2025-07-08' },
    ]);
    expect(asked.find(({ call }) => call === calls.listAssets)?.query).toEqual({
      filter: "createdBy eq 'priya-1'",
      orderBy: 'modified desc',
    });
  });

  it('on a phone a row has name, type, inspections and date, each once', async () => {
    onPhone();
    show(priya);
    await screen.findByRole('link', { name: 'Alva Tank' });
    const rows = within(screen.getByRole('list', { name: 'Created Assets' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Brae ChimneyChimney, 1,412 inspections, 2025-05-06',
      'Alva TankOil Tank, 3 inspections, 2025-07-08',
    ]);
  });

  it('below a manager they are the assets the person is involved in', async () => {
    const { asked } = show(invited);
    expect(await screen.findByRole('table', { name: 'Asset Involvement' })).toBeInTheDocument();
    expect(asked.find(({ call }) => call === calls.listAssets)?.query?.filter).toBe(
      "createdBy eq 'invited-1' or member eq 'invited-1'",
    );
  });

  it.each([
    ['Asset name', 'name'],
    ['Modified', 'modified'],
  ])('%s sorts by %s, either way', async (header, prop) => {
    const { asked } = show(priya);
    await screen.findByRole('link', { name: 'Alva Tank' });
    const orders = () => asked.filter(({ call }) => call === calls.listAssets).map(({ query }) => query?.orderBy);
    await userEvent.click(screen.getByRole('button', { name: header }));
    await userEvent.click(screen.getByRole('button', { name: header }));
    await waitFor(() => expect(new Set(orders())).toEqual(new Set(['modified desc', prop, `${prop} desc`])));
  });
});

it('a new order starts at the first page', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...viaduct, id: `a-${index}`, name: `Asset ${index}` }));
  const { asked } = renderScreen(<UserAssets user={priya} />, new Map([[calls.listAssets, pagedList(many)]]));
  await screen.findByRole('link', { name: 'Asset 0' });
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  await screen.findByRole('link', { name: 'Asset 24' });
  await userEvent.click(screen.getByRole('button', { name: 'Asset name' }));
  await screen.findByRole('link', { name: 'Asset 0' });
  expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({ query: { orderBy: 'name desc' }, page: { top: 12, skip: 0 } });
});

it('the last asset of a page is deleted before the page is opened: the page before appears', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...viaduct, id: `a-${index}`, name: `Asset ${index}` }));
  renderScreen(<UserAssets user={priya} />, new Map([[calls.listAssets, pagedList(many)]]));
  await screen.findByRole('link', { name: 'Asset 0' });
  many.pop();
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  await screen.findByRole('link', { name: 'Asset 23' });
  expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
});

it('assets that could not be read say why in their place, and can be retried', async () => {
  let isDown = true;
  const reply = () => (isDown ? Promise.reject(new Error('The server is down.')) : pageOf(assets));
  renderScreen(<UserAssets user={priya} />, new Map([[calls.listAssets, reply]]));
  expect(await screen.findByText('The server is down.')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
  await screen.findByRole('link', { name: 'Alva Tank' });
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});
