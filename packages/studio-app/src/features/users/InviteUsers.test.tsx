import { type Call, calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { company } from '../inspections/testing/records.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { InviteUsers } from './InviteUsers.tsx';

/** Opens the form. @param invited reply to the invitation, by default everybody is invited */
async function show({
  seatsUsed = 1,
  invited = ({ payload }: { payload: { emails: string[] } }) => payload.emails.map((email) => ({ email, code: null })),
  roleId = 'Manager',
}: { seatsUsed?: number; invited?: unknown; roleId?: User['roleId'] } = {}) {
  const onDone = vi.fn<() => void>();
  const { asked } = renderScreen(
    <InviteUsers onDone={onDone} />,
    new Map<Call, unknown>([
      [calls.getCompany, { ...company, licence: { ...company.licence, seatsUsed, seatsAllowed: 5 } }],
      [calls.inviteUsers, invited],
    ]),
    '/',
    { person: { roleId } },
  );
  await screen.findByText(/seats? remaining/);
  const sent = () => asked.flatMap(({ call, payload }) => (call === calls.inviteUsers ? [payload] : []));
  return { onDone, sent };
}

const emails = () => screen.getByRole('textbox', { name: /^Emails/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chips = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the form of an invitation', () => {
  it.each<[User['roleId'], string[]]>([
    ['Manager', ['Trial', 'View only', 'Upload only', 'Limited access']],
    ['Admin', ['Trial', 'View only', 'Upload only', 'Limited access', 'All access']],
  ])('offers a %s the roles below, with what they mean, and Upload only at first', async (roleId, labels) => {
    await show({ roleId });
    const role = screen.getByRole('combobox', { name: /^Role/ });
    expect(role).toHaveTextContent('Upload only');
    await userEvent.click(role);
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options.map((text) => text.split(/(?=Has access)/)[0])).toEqual(labels);
    expect(options).toContain('Limited accessHas access to specific account assets only.');
  });

  it('sends addresses, role and note; the seats left are below the addresses', async () => {
    const { sent, onDone } = await show();
    expect(emails()).toHaveAccessibleDescription('4 seats remaining');
    await userEvent.type(emails(), 'ada@grid.example bo@grid.example{Enter}');
    await userEvent.click(screen.getByRole('combobox', { name: /^Role/ }));
    await userEvent.click(screen.getByRole('option', { name: /^View only/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Personal note/ }), 'Welcome.');
    await press('Invite');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent()).toEqual([{ emails: ['ada@grid.example', 'bo@grid.example'], role: 'Viewer', message: 'Welcome.' }]);
  });

  it('reads what is pasted from a mail program: an entry for each address, and one for a name without', async () => {
    const { sent } = await show();
    emails().focus();
    await userEvent.paste('"Moss, Ada" <ada@grid.example>; bo@grid.example.; Reid, Callum');
    expect(chips()).toEqual(['ada@grid.example', 'bo@grid.example', 'Reid, Callum']);
    expect(screen.getByText('Reid, Callum: Invalid email')).toBeInTheDocument();
    await press('Remove Reid, Callum');
    await press('Invite');
    await waitFor(() => expect(sent()).toMatchObject([{ emails: ['ada@grid.example', 'bo@grid.example'] }]));
  });

  it.each([
    [1, ['a@grid.example', 'b@grid.example'], '4 seats remaining', true],
    [4, ['a@grid.example', 'b@grid.example'], '1 seat remaining, 2 addresses entered', true],
    [5, [], '0 seats remaining', false],
  ])('%i of 5 seats used, %o entered: %s', async (seatsUsed, entered, hint, canInvite) => {
    await show({ seatsUsed });
    for (const email of entered) await userEvent.type(emails(), `${email}{Enter}`);
    expect(await screen.findByText(hint)).toBeInTheDocument();
    expect((screen.getByRole('button', { name: 'Invite' }) as HTMLButtonElement).disabled).toBe(!canInvite);
    expect(screen.queryAllByText('There are no more users available.')).toHaveLength(canInvite ? 0 : 1);
  });

  it('an address that is none is marked at once, and nothing is sent', async () => {
    const { sent } = await show();
    await userEvent.type(emails(), 'ada{Enter}');
    const problem = await screen.findByText(/Invalid email/);
    await press('Invite');
    expect(problem).toBeInTheDocument();
    expect(emails()).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('asks for an address', async () => {
    const { sent } = await show();
    await press('Invite');
    await waitFor(() => expect(emails()).toBeInvalid());
    expect(sent()).toEqual([]);
  });

  it('shows that it is inviting, and a refusal of the whole invitation', async () => {
    let answer = (_error: Error) => undefined as void;
    const { onDone } = await show({ invited: () => new Promise((_, reject) => void (answer = reject)) });
    await userEvent.type(emails(), 'ada@grid.example{Enter}');
    await press('Invite');
    expect(await screen.findByText('Inviting')).toBeInTheDocument();
    answer(StudioError.fromAnswer(409));
    expect(await screen.findByText('This action did not pass validation.')).toBeInTheDocument();
    expect(screen.getByText('ada@grid.example')).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('Cancel closes it', async () => {
    const { onDone } = await show();
    await press('Cancel');
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('after the invitation', () => {
  it.each([
    [['ada@grid.example'], /^User invitedada@grid\.example/],
    [['ada@grid.example', 'bo@grid.example'], /^2 users invited(?!.*@)/],
  ])('of %o a toast says so', async (entered, text) => {
    const { onDone } = await show();
    await userEvent.type(emails(), `${entered.join(' ')}{Enter}`);
    await press('Invite');
    expect((await screen.findByText(/invited$/)).closest('li')).toHaveTextContent(text);
    expect(onDone).toHaveBeenCalledOnce();
  });

  const PARTLY = [
    { email: 'ada@grid.example', code: null },
    { email: 'bo@grid.example', code: 18 },
    { email: 'cy@grid.example', code: 116 },
  ];

  it('of some only, the others can be tried again with the same role and note', async () => {
    const { onDone, sent } = await show({ invited: PARTLY });
    await userEvent.type(emails(), 'ada@grid.example bo@grid.example cy@grid.example{Enter}');
    await userEvent.click(screen.getByRole('combobox', { name: /^Role/ }));
    await userEvent.click(screen.getByRole('option', { name: /^View only/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Personal note/ }), 'Welcome.');
    await press('Invite');
    expect(await screen.findByRole('heading', { name: '1 of 3 invited' })).toHaveFocus();
    const toast = await screen.findByText('User invited');
    expect(toast.closest('li')).not.toHaveTextContent('@');
    expect(onDone).not.toHaveBeenCalled();
    await press('Change and try again');
    expect(chips().filter((text) => text.includes('@'))).toEqual(['bo@grid.example', 'cy@grid.example']);
    await press('Invite');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ emails: ['bo@grid.example', 'cy@grid.example'], role: 'Viewer', message: 'Welcome.' });
  });

  it('of nobody, no toast says that somebody was invited, and Done closes', async () => {
    const { onDone } = await show({ invited: [{ email: 'ada@grid.example', code: 10 }] });
    await userEvent.type(emails(), 'ada@grid.example{Enter}');
    await press('Invite');
    const list = await screen.findByRole('list', { name: 'Invitations' });
    expect(within(list).getByText('The user could not be invited.')).toBeInTheDocument();
    expect(screen.queryByText(/^(User|\d+ users) invited$/)).toBeNull();
    await press('Done');
    expect(onDone).toHaveBeenCalledOnce();
  });
});
