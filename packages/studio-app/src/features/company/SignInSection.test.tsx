import { type Call, calls } from '@inspection-studio/domain/calls';
import { USER_ROLES, type UserRole } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readAgain } from '../inspections/testing/look-again.ts';
import { renderScreen, type Replies } from '../inspections/testing/render-screen.tsx';
import { SignInSection } from './SignInSection.tsx';

const NAME = 'Require two-factor authentication';
const settings = (requiresTotp: boolean, peopleWithoutTotp = 3) => ({ requiresTotp, peopleWithoutTotp });

interface Shown {
  /** What the server answers to a read. */
  read?: unknown;
  /** What the server answers to a change. */
  change?: unknown;
  roleId?: UserRole;
  signInMethodsPath?: string | null;
}

function show({ read = settings(false), change, roleId = 'Admin', signInMethodsPath = '/idp/account' }: Shown = {}) {
  const replies: Replies = new Map<Call, unknown>([
    [calls.getSignInSettings, read],
    [calls.updateSignInSettings, change],
  ]);
  const { asked } = renderScreen(
    <>
      <SignInSection />
      <p>The page</p>
    </>,
    replies,
    '/',
    { person: { roleId }, settings: { signInMethodsPath } },
  );
  const sent = () => asked.flatMap(({ call, payload }) => (call === calls.updateSignInSettings ? [payload] : []));
  return { asked, sent };
}

const findSwitch = () => screen.findByRole('switch', { name: NAME });
const findQuestion = () => screen.findByRole('alertdialog', { name: NAME });

describe('who sees how the company signs in', () => {
  it.each(USER_ROLES)('%s', async (roleId) => {
    const { asked } = show({ roleId });
    await screen.findByText('The page');
    if (roleId === 'Admin') await findSwitch();
    expect(screen.queryAllByRole('region', { name: 'Sign-in' })).toHaveLength(roleId === 'Admin' ? 1 : 0);
    expect(asked.some(({ call }) => call === calls.getSignInSettings)).toBe(roleId === 'Admin');
  });

  it('no admin with a hosted provider or in the demo, where the studio keeps no accounts', async () => {
    const { asked } = show({ signInMethodsPath: null });
    await screen.findByText('The page');
    expect(screen.queryByRole('region', { name: 'Sign-in' })).not.toBeInTheDocument();
    expect(asked.some(({ call }) => call === calls.getSignInSettings)).toBe(false);
  });
});

describe('two-factor authentication', () => {
  it('is marked as busy until it is there', async () => {
    const reply = Promise.withResolvers<unknown>();
    show({ read: () => reply.promise });
    const section = await screen.findByRole('region', { name: 'Sign-in' });
    expect(section).toHaveAttribute('aria-busy', 'true');
    reply.resolve(settings(true));
    await findSwitch();
    expect(section).toHaveAttribute('aria-busy', 'false');
  });

  it('is not marked as busy while it is read again', async () => {
    const again = Promise.withResolvers<unknown>();
    const read = vi.fn<() => unknown>().mockReturnValueOnce(settings(true)).mockReturnValue(again.promise);
    show({ read });
    await findSwitch();
    await readAgain();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('region', { name: 'Sign-in' })).toHaveAttribute('aria-busy', 'false');
    again.resolve(settings(false));
    await waitFor(async () => expect(await findSwitch()).not.toBeChecked());
  });

  it.each([true, false])('shows whether it is required: %s', async (isRequired) => {
    show({ read: settings(isRequired) });
    const control = await findSwitch();
    expect((control as HTMLInputElement).checked).toBe(isRequired);
    expect(control).toHaveAccessibleDescription(
      'At their next sign-in with a password, people without an authenticator app set one up. Passkeys need none.',
    );
  });

  it('asks before it is required, and says how many people set up an app', async () => {
    const { sent } = show({ change: settings(true) });
    await userEvent.click(await findSwitch());
    const question = await findQuestion();
    expect(question).toHaveTextContent(
      '3 people with a password have no authenticator app. They set one up at their next sign-in with the password. Nobody is signed out.',
    );
    expect(await screen.findByRole('switch', { name: NAME, hidden: true })).not.toBeChecked();
    expect(sent()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Require' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent()).toEqual([{ requiresTotp: true }]);
    expect(await findSwitch()).toBeChecked();
  });

  it('stays optional after Cancel', async () => {
    const { sent } = show();
    await userEvent.click(await findSwitch());
    await userEvent.click(within(await findQuestion()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await findSwitch()).not.toBeChecked();
    expect(sent()).toEqual([]);
  });

  it('shows in the dialog why it could not be required', async () => {
    show({ change: new Error('Your company licence has expired.') });
    await userEvent.click(await findSwitch());
    const question = await findQuestion();
    await userEvent.click(within(question).getByRole('button', { name: 'Require' }));
    expect(await within(question).findByText('Your company licence has expired.')).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await findSwitch()).not.toBeChecked();
    expect(screen.queryByText('Your company licence has expired.')).not.toBeInTheDocument();
  });

  it('is turned off without a question, and shows that it is being saved', async () => {
    let answer = (_settings: unknown) => undefined as void;
    const { sent } = show({
      read: settings(true),
      change: () => new Promise((resolve) => void (answer = resolve)),
    });
    await userEvent.click(await findSwitch());
    expect(await screen.findByRole('status')).toHaveTextContent('Saving');
    expect(await findSwitch()).not.toBeChecked();
    await userEvent.click(await findSwitch());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([{ requiresTotp: false }]);
    answer(settings(false));
    await waitFor(() => expect(screen.queryByText('Saving')).not.toBeInTheDocument());
    expect(await findSwitch()).not.toBeChecked();
  });

  it('stays required and says why when it could not be turned off', async () => {
    show({ read: settings(true), change: new Error('Something went wrong.') });
    await userEvent.click(await findSwitch());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not savedSomething went wrong.');
    expect(await findSwitch()).toBeChecked();
  });

  it('shows an error in the place of the switch when it cannot be read', async () => {
    show({ read: new Error('Something went wrong.') });
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Click to retry data fetching.' })).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});
