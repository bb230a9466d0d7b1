import { type Call, calls } from '@inspection-studio/domain/calls';
import type { User } from '@inspection-studio/domain/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { withEntityTag } from '../../api/entity-tag.ts';
import { StudioError } from '../../api/index.ts';
import { createQueryClient } from '../../data/index.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { invited, priya } from './testing/people.ts';
import { UserMenu } from './UserMenu.tsx';

const never = () => new Promise(() => undefined);

/** Chooses an entry of the menu of a person, as an Admin. */
async function choose(entry: string, replies: [Call, unknown][] = [], user: User = priya) {
  const onMutationError = vi.fn<(error: Error) => undefined>();
  const { asked } = renderScreen(
    <QueryClientProvider client={createQueryClient(onMutationError)}>
      <UserMenu user={user} />
    </QueryClientProvider>,
    new Map<Call, unknown>([[calls.getUser, withEntityTag(user, '"7"')], ...replies]),
    '/',
    { person: { id: 'admin-1', roleId: 'Admin' } },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Actions of/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  const sent = (call: Call) => asked.filter((one) => one.call === call);
  return { sent, onMutationError };
}

const toastOf = async (title: string) => (await screen.findByText(title)).closest('li');
const press = (name: string) => userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const isClosed = () => expect(screen.queryByRole('alertdialog')).toBeNull();

interface Question {
  entry: string;
  title: string;
  confirm: string;
  call: Call;
  text: RegExp;
  /** Title of the toast, and the whole toast. */
  done: readonly [title: string, toast: RegExp];
}

const QUESTIONS: Question[] = [
  {
    entry: 'Deactivate',
    title: 'Deactivate user',
    confirm: 'Deactivate',
    call: calls.deactivateUser,
    text: /Priya Ramanp\.raman@grid\.exampleThe user can no longer sign in, and the seat is freed\./,
    done: ['User deactivated', /^User deactivatedPriya RamanUndo/],
  },
  {
    entry: 'Delete',
    title: 'Delete user',
    confirm: 'Delete',
    call: calls.deleteUser,
    text: /Priya Ramanp\.raman@grid\.exampleThe user can no longer sign in, and the seat is freed\./,
    done: ['User deleted', /^User deletedPriya Raman/],
  },
  {
    entry: 'Unlink sign-in',
    title: 'Unlink sign-in',
    confirm: 'Unlink',
    call: calls.unlinkIdentity,
    text: /Priya Ramanp\.raman@grid\.exampleAll sessions end, and access tokens are revoked\. The next account that signs in with p\.raman@grid\.example is linked to this user\./,
    done: ['Sign-in unlinked', /^Sign-in unlinkedPriya Raman/],
  },
];

/** Types the name, if the question asks for it. */
async function open({ entry, title }: Question, replies?: [Call, unknown][]) {
  const result = await choose(entry, replies);
  const question = await screen.findByRole('alertdialog', { name: title });
  if (entry === 'Delete')
    await userEvent.type(
      within(question).getByRole('textbox', { name: /^Type the full name to delete this user/ }),
      'Priya Raman',
    );
  return { ...result, question };
}

describe.each(QUESTIONS)('$entry', (row) => {
  const { confirm, call, text, done } = row;

  it('says what it means, and closes after it is done', async () => {
    const { question, sent } = await open(row);
    expect(question).toHaveTextContent(text);
    expect(sent(call)).toEqual([]);
    await press(confirm);
    const [doneTitle, toast] = done;
    expect(await toastOf(doneTitle)).toHaveTextContent(toast);
    await waitFor(isClosed);
    expect(sent(call)).toEqual([expect.objectContaining({ params: { id: 'priya-1' } })]);
  });

  it('stays open with the reason after a failure, which Cancel forgets', async () => {
    const { question } = await open(row, [[call, StudioError.fromAnswer(409)]]);
    await press(confirm);
    expect(await within(question).findByRole('alert')).toHaveTextContent('This action did not pass validation.');
    await press('Cancel');
    await waitFor(isClosed);
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Priya Raman' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: row.entry }));
    expect(within(await screen.findByRole('alertdialog')).queryByRole('alert')).toBeNull();
  });

  it('waits for the reply', async () => {
    const { question } = await open(row, [[call, never]]);
    await press(confirm);
    expect(await within(question).findByText('Please wait')).toBeInTheDocument();
    expect(within(question).queryByRole('button', { name: confirm })).toBeNull();
  });
});

it('Undo in the toast reactivates the person', async () => {
  const { sent } = await open(QUESTIONS[0]!);
  await press('Deactivate');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await toastOf('User reactivated')).toHaveTextContent(/^User reactivatedPriya Raman/);
  expect(sent(calls.activateUser)).toEqual([{ call: calls.activateUser, params: { id: 'priya-1' } }]);
});

describe('deleting a person', () => {
  it('requires the name, and sends the tag of the record that was shown', async () => {
    const { sent } = await choose('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete user' });
    expect(within(question).queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.type(within(question).getByRole('textbox'), 'Priya Raman');
    await press('Delete');
    await waitFor(() =>
      expect(sent(calls.deleteUser)).toEqual([{ call: calls.deleteUser, params: { id: 'priya-1' }, ifMatch: '"7"' }]),
    );
  });

  it('without a name requires the e-mail address', async () => {
    await choose('Delete', [], invited);
    const question = await screen.findByRole('alertdialog', { name: 'Delete user' });
    expect(question).toHaveTextContent('This user has no name yet. Enter the e-mail address instead.');
    expect(within(question).getAllByText('new@grid.example')).toHaveLength(1);
    const field = within(question).getByRole('textbox', { name: /^Type the e-mail address to delete this user/ });
    await userEvent.type(field, 'new@grid.example');
    expect(within(question).getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  });

  it('asks again when someone else changed the person', async () => {
    const changed = StudioError.fromAnswer(412);
    const { question } = await open(QUESTIONS[1]!, [[calls.deleteUser, changed]]);
    await press('Delete');
    expect(await within(question).findByRole('alert')).toHaveTextContent(/this user.*Delete anyway\?/);
    expect(within(question).getByRole('button', { name: 'Delete anyway' })).toBeInTheDocument();
  });
});

describe('a change without a question', () => {
  it.each<[string, User, Call, string, RegExp]>([
    ['Resend invitation', invited, calls.resendInvitation, 'Invitation sent', /^Invitation sentnew@grid\.example/],
    [
      'Reactivate',
      { ...priya, status: 'Deleted' },
      calls.activateUser,
      'User reactivated',
      /^User reactivatedPriya Raman/,
    ],
  ])('%s says that it is done', async (entry, user, call, title, toast) => {
    const { sent } = await choose(entry, [], user);
    expect(await toastOf(title)).toHaveTextContent(toast);
    expect(sent(call)).toEqual([{ call, params: { id: user.id } }]);
  });

  it('reports a failure in a toast', async () => {
    const refusal = StudioError.fromAnswer(409);
    const { onMutationError } = await choose('Resend invitation', [[calls.resendInvitation, refusal]], invited);
    await waitFor(() => expect(onMutationError).toHaveBeenCalledExactlyOnceWith(refusal));
  });

  it('keeps the menu from being opened until the reply', async () => {
    await choose('Resend invitation', [[calls.resendInvitation, never]], invited);
    expect(await screen.findByRole('button', { name: 'Actions of new@grid.example please wait' })).toBeInTheDocument();
  });
});
