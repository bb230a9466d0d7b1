import { type Call, calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { withEntityTag } from '../../api/entity-tag.ts';
import { StudioError } from '../../api/index.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { EditUser } from './EditUser.tsx';
import { priya } from './testing/people.ts';

const ADMIN = { id: 'admin-1', roleId: 'Admin' } as const;

function show(user: unknown, { person = ADMIN as Partial<User>, replies = [] as [Call, unknown][] } = {}) {
  const onDone = vi.fn<() => void>();
  const { asked } = renderScreen(
    <EditUser userId="priya-1" onDone={onDone} />,
    new Map<Call, unknown>([[calls.getUser, user], [calls.updateUser, { ...priya, name: 'Priya Rao' }], ...replies]),
    '/',
    { person },
  );
  return { onDone, sent: () => asked.filter(({ call }) => call === calls.updateUser) };
}

/** Value of each text field, by label. */
const fields = () =>
  screen.getAllByRole<HTMLInputElement>('textbox').map((field) => [field.labels?.[0]?.textContent, field.value]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the form of a person', () => {
  it('has the values of the person; the e-mail address cannot be changed', async () => {
    show(priya);
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    expect(fields()).toEqual([
      ['Email', 'p.raman@grid.example'],
      ['First name* (required)', 'Priya'],
      ['Last name* (required)', 'Raman'],
      ['Phone number* (required)', '+44 131 496 0184'],
    ]);
    expect(screen.getByRole('combobox', { name: /^Role/ })).toHaveTextContent('All access');
  });

  it('saves the changes and closes, and a toast names the saved person', async () => {
    const { onDone, sent } = show(withEntityTag(priya, '"7"'));
    await userEvent.type(await screen.findByRole('textbox', { name: /^First name/ }), ' M');
    await userEvent.type(screen.getByRole('textbox', { name: /^Last name/ }), ' N');
    await userEvent.type(screen.getByRole('textbox', { name: /^Phone number/ }), '5');
    await userEvent.click(screen.getByRole('combobox', { name: /^Role/ }));
    await userEvent.click(screen.getByRole('option', { name: /^View only/ }));
    await press('Save');
    const toast = await screen.findByText('User saved');
    expect(toast.closest('li')).toHaveTextContent(/^User savedPriya Rao/);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent()).toEqual([
      {
        call: calls.updateUser,
        params: { id: 'priya-1' },
        payload: { firstName: 'Priya M', lastName: 'Raman N', phoneNumber: '+44 131 496 01845', role: 'Viewer' },
        ifMatch: '"7"',
      },
    ]);
  });

  it('of oneself has no role', async () => {
    const { sent } = show(priya, { person: priya });
    await userEvent.type(await screen.findByRole('textbox', { name: /^First name/ }), ' M');
    expect(screen.queryByRole('combobox', { name: /^Role/ })).toBeNull();
    await press('Save');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.payload).not.toHaveProperty('role');
  });

  it.each(['First name', 'Last name', 'Phone number'])('requires the %s', async (label) => {
    const { sent } = show(priya);
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(field);
    await press('Save');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('stays open with the reason when it was not saved', async () => {
    const { onDone } = show(priya, { replies: [[calls.updateUser, StudioError.fromAnswer(409)]] });
    await userEvent.type(await screen.findByRole('textbox', { name: /^First name/ }), ' M');
    await press('Save');
    expect(await screen.findByText('This action did not pass validation.')).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('Cancel closes it', async () => {
    const { onDone } = show(priya);
    await screen.findByRole('textbox', { name: 'Email' });
    await press('Cancel');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it.each<[string, unknown, Partial<User>, string]>([
    ['a role that may not', priya, { roleId: 'Manager' }, 'Requires the Admin access role or higher.'],
    ['a status', { ...priya, status: 'Deactivated' }, ADMIN, 'A deactivated user cannot be edited.'],
    ['a person that does not exist', StudioError.fromAnswer(404), ADMIN, 'Home'],
    ['a failed request', new Error('The server is down.'), ADMIN, 'The server is down.'],
  ])('%s is shown in place of the form', async (_reason, user, person, text) => {
    show(user, { person });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
