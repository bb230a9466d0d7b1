import { calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { invited, priya } from './testing/people.ts';
import { UserButtons } from './UserButtons.tsx';
import { UserMenu } from './UserMenu.tsx';
import { UsersTable } from './UsersTable.tsx';

const ADMIN = { id: 'admin-1', roleId: 'Admin' } as const;
const MANAGER = { id: 'manager-1', roleId: 'Manager' } as const;
const member: User = { ...priya, roleId: 'Member' };
const PROFILE = ['View profile', '/users/priya-1'];
const EDIT = ['Edit', '/users/update/priya-1'];

const linkOf = (entry: Element) => [entry.textContent.trim(), entry.getAttribute('href')];

describe('the menu of a person has an entry for each allowed action', () => {
  it.each<[string, User, Partial<User>, (string | null)[][]]>([
    [
      'an active one, for an Admin',
      member,
      ADMIN,
      [PROFILE, EDIT, ['Deactivate', null], ['Delete', null], ['Unlink sign-in', null]],
    ],
    ['an active one, for a Manager', member, MANAGER, [PROFILE, ['Deactivate', null]]],
    [
      'an invited one, for a Manager',
      invited,
      MANAGER,
      [
        ['View profile', '/users/invited-1'],
        ['Resend invitation', null],
      ],
    ],
    [
      'a deactivated one, for a Manager',
      { ...member, status: 'Deactivated' },
      MANAGER,
      [PROFILE, ['Reactivate', null]],
    ],
    ['oneself', member, { ...member }, [PROFILE, EDIT]],
  ])('%s', async (_who, user, person, entries) => {
    renderScreen(<UserMenu user={user} />, new Map(), '/', { person });
    await userEvent.click(await screen.findByRole('button', { name: /^Actions of / }));
    expect((await screen.findAllByRole('menuitem')).map(linkOf)).toEqual(entries);
  });

  it('a person signed in here has no sign-in to unlink', async () => {
    renderScreen(<UserMenu user={member} />, new Map(), '/', { person: ADMIN, settings: { isSignInHosted: false } });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Priya Raman' }));
    expect((await screen.findAllByRole('menuitem')).at(-1)).toHaveTextContent('Delete');
  });
});

describe('the profile of a person has a button for each allowed action', () => {
  it.each<[string, User, Partial<User>, (string | null)[][]]>([
    [
      'an active one, for an Admin',
      member,
      ADMIN,
      [EDIT, ['Deactivate', null], ['History', '/company/activity?record=priya-1'], ['Delete', null]],
    ],
    ['an active one, for a Manager', member, MANAGER, [['Deactivate', null]]],
    ['an invited one, for a Manager', invited, MANAGER, [['Resend invitation', null]]],
    ['oneself', member, { ...member }, [EDIT]],
    ['a Manager, for a Manager', priya, MANAGER, []],
  ])('%s', async (_who, user, person, buttons) => {
    renderScreen(
      <section aria-label="Actions">
        <UserButtons user={user} />
      </section>,
      new Map(),
      '/',
      { person },
    );
    const actions = await screen.findByRole('region', { name: 'Actions' });
    expect([...actions.querySelectorAll('a, button')].map(linkOf)).toEqual(buttons);
  });

  it('Delete asks first, and a change without a question waits for the reply', async () => {
    renderScreen(
      <>
        <UserButtons user={member} />
        <UserButtons user={invited} />
      </>,
      new Map([[calls.resendInvitation, () => new Promise(() => undefined)]]),
      '/',
      { person: ADMIN },
    );
    const [deletePriya] = await screen.findAllByRole('button', { name: 'Delete' });
    await userEvent.click(deletePriya!);
    const question = await screen.findByRole('alertdialog', { name: 'Delete user' });
    expect(question).toHaveTextContent('Priya Raman');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    const resend = await screen.findByRole('button', { name: 'Resend invitation' });
    await userEvent.click(resend);
    await waitFor(() => expect(resend).toHaveAttribute('data-pending', 'true'));
  });
});

describe('the table of people', () => {
  const table = (users: readonly User[]) => (
    <UsersTable users={users} busy={false} sort={null} onSortChange={() => undefined} />
  );

  it('a name leads to the profile, if the viewer may open it; a deleted one is struck through', async () => {
    renderScreen(
      table([
        { ...member, status: 'Deleted' },
        { ...priya, id: 'other-1', name: 'Tomas Berg' },
      ]),
      new Map(),
      '/',
      {
        person: MANAGER,
      },
    );
    const link = await screen.findByRole('link', { name: 'Priya Raman' });
    expect(link).toHaveAttribute('href', '/users/priya-1');
    expect(link).toHaveAttribute('data-status', 'Deleted');
    expect(screen.getByText('Tomas Berg').closest('a')).toBeNull();
    expect(screen.getByText('Tomas Berg')).toHaveAttribute('data-status', 'Activated');
  });

  it.each<[User['status'], string]>([
    ['Activated', 'active'],
    ['Pending', 'pending'],
    ['Deactivated', 'off'],
    ['Deleted', 'off'],
  ])('%s has its own sign', async (status, sign) => {
    renderScreen(table([{ ...member, status }]), new Map());
    const cell = await screen.findByRole('cell', { name: status });
    expect(cell.querySelector('svg')).toHaveAttribute('data-kind', sign);
  });

  it('the row whose status is being changed is busy, and no other', async () => {
    const other = { ...member, id: 'other-1', name: 'Tomas Berg' };
    renderScreen(table([member, other]), new Map([[calls.deactivateUser, () => new Promise(() => undefined)]]));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Tomas Berg' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    await screen.findByText('Please wait');
    const rows = within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1);
    expect(rows.map((row) => [row.querySelector('a')?.textContent, row.getAttribute('aria-busy')])).toEqual([
      ['Priya Raman', null],
      ['Tomas Berg', 'true'],
    ]);
  });
});
