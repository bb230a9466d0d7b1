import { type Call, calls } from '@inspection-studio/domain/calls';
import type { Session, User } from '@inspection-studio/domain/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../data/index.ts';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { rowsOf } from '../inspections/testing/read-screen.ts';
import { maren, renderScreen } from '../inspections/testing/render-screen.tsx';
import { priya } from './testing/people.ts';
import { UserMenu } from './UserMenu.tsx';
import { UserSessions } from './UserSessions.tsx';

const session = (id: string, values: Partial<Session> = {}): Session => ({
  id,
  device: 'Windows',
  browser: 'Firefox 140',
  address: '203.0.113.7',
  created: '2025-01-01T08:00:00.000Z',
  lastUsed: '2025-01-02T12:00:00.000Z',
  isCurrent: false,
  ...values,
});
const here = session('here', { device: 'Linux', browser: 'Chrome 142', address: '198.51.100.4', isCurrent: true });
const phone = session('phone', { device: 'iPhone', browser: 'Safari 18' });

const show = (user: User, sessions: unknown, viewer = maren, replies: [Call, unknown][] = []) =>
  renderScreen(
    <UserSessions user={user} />,
    new Map<Call, unknown>([[calls.listSessions, sessions], ...replies]),
    '/',
    {
      person: viewer,
    },
  );
const never = () => new Promise(() => undefined);
const admin: User = { ...maren, id: 'admin-1', roleId: 'Admin' };

describe('the sessions of a person', () => {
  it('shows device, browser, address and last use, and which one is this device', async () => {
    show(maren, [here, phone]);
    await screen.findByText('Safari 18 on iPhone');
    expect(screen.getByRole('heading', { name: /^Sessions/ })).toHaveTextContent(/^Sessions 2$/);
    expect(rowsOf('Sessions')).toEqual([
      { Device: 'Chrome 142 on LinuxThis device', Address: '198.51.100.4', 'Last used': 'on Jan 2, 2025', Actions: '' },
      { Device: 'Safari 18 on iPhone', Address: '203.0.113.7', 'Last used': 'on Jan 2, 2025', Actions: 'End' },
    ]);
  });

  it('on a phone a row has device, browser, address and last use, each once', async () => {
    onPhone();
    show(maren, [here, phone]);
    await screen.findByText('Safari 18 on iPhone');
    const rows = within(screen.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Chrome 142 on LinuxThis device198.51.100.4, on Jan 2, 2025',
      'Safari 18 on iPhone203.0.113.7, on Jan 2, 2025End',
    ]);
  });

  it('ends one session', async () => {
    const { asked } = show(maren, [here, phone]);
    await userEvent.click(await screen.findByRole('button', { name: 'End Safari 18 on iPhone' }));
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({ call: calls.endSession, params: { id: 'maren-1', sessionId: 'phone' } }),
      ),
    );
    expect(await screen.findByText('Session ended')).toBeInTheDocument();
  });

  it('focuses the button of the next session once one has ended', async () => {
    const sessions = [here, phone, session('other')];
    show(maren, () => [...sessions], maren, [
      [calls.endSession, () => void sessions.splice(sessions.indexOf(phone), 1)],
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'End Safari 18 on iPhone' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'End Firefox 140 on Windows' })).toHaveFocus());
  });

  it.each<[string, User, User, string, string]>([
    [
      'the others of oneself',
      maren,
      maren,
      'End all other sessions',
      'You stay signed in on this device only. Your access tokens keep working.',
    ],
    [
      'all of somebody else',
      priya,
      admin,
      'End all sessions',
      'Priya Raman has to sign in again on every device. Access tokens are revoked.',
    ],
  ])('asks before it ends %s', async (_whose, user, viewer, name, question) => {
    const { asked } = show(user, [user === viewer ? here : session('other'), phone], viewer);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(asked.some(({ call }) => call === calls.endSessions)).toBe(false);
    const dialog = await screen.findByRole('alertdialog', { name });
    expect(dialog).toHaveTextContent(question);
    await userEvent.click(within(dialog).getByRole('button', { name: 'End sessions' }));
    const toast = await screen.findByText('Sessions ended');
    expect(toast.closest('li')).toHaveTextContent(`Sessions ended${user.name}`);
    expect(asked).toContainEqual({ call: calls.endSessions, params: { id: user.id } });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('the session that is being ended waits for the reply, and no other', async () => {
    show(maren, [session('other'), phone], maren, [[calls.endSession, never]]);
    await userEvent.click(await screen.findByRole('button', { name: 'End Safari 18 on iPhone' }));
    const end = screen.getByRole('button', { name: 'End Safari 18 on iPhone' });
    await waitFor(() => expect(end).toHaveAttribute('data-pending', 'true'));
    expect(screen.getByRole('button', { name: 'End Firefox 140 on Windows' })).not.toHaveAttribute('data-pending');
  });

  it('reports in a toast that a session was not ended', async () => {
    const onMutationError = vi.fn<(error: Error) => undefined>();
    const replies = new Map<Call, unknown>([
      [calls.listSessions, [phone]],
      [calls.endSession, new Error('The server is down.')],
    ]);
    const sessions = (
      <QueryClientProvider client={createQueryClient(onMutationError)}>
        <UserSessions user={maren} />
      </QueryClientProvider>
    );
    renderScreen(sessions, replies);
    await userEvent.click(await screen.findByRole('button', { name: 'End Safari 18 on iPhone' }));
    await waitFor(() => expect(onMutationError).toHaveBeenCalledExactlyOnceWith(new Error('The server is down.')));
    expect(screen.queryByText('Session ended')).not.toBeInTheDocument();
  });

  it('the question waits for the reply', async () => {
    show(maren, [phone], maren, [[calls.endSessions, never]]);
    await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End sessions' }));
    expect(await within(dialog).findByText('Please wait')).toBeInTheDocument();
  });

  it('the question stays open with the reason after a failure, which Cancel forgets', async () => {
    show(maren, [phone], maren, [[calls.endSessions, new Error('The server is down.')]]);
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }));
      return within(await screen.findByRole('alertdialog'));
    };
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'End sessions' }));
    expect(await dialog.findByText('The server is down.')).toBeInTheDocument();
    expect(screen.queryByText('Sessions ended')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect((await open()).queryByText('The server is down.')).not.toBeInTheDocument();
  });

  it('offers to end nothing when this device is the only one', async () => {
    show(maren, [here]);
    await screen.findByText('This device');
    expect(screen.queryByRole('button', { name: /End/ })).not.toBeInTheDocument();
  });

  it('says so when there is none', async () => {
    show(priya, [], admin);
    expect(await screen.findByText('No sessions')).toBeInTheDocument();
  });

  it('shows an error in the place of the list', async () => {
    show(maren, new Error('Something went wrong.'));
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  });
});

describe('unlinking the sign-in of a person', () => {
  it('asks first, and is for Admins only', async () => {
    const { asked } = renderScreen(<UserMenu user={priya} />, new Map(), '/', { person: admin });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Priya Raman' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unlink sign-in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(asked.some(({ call }) => call === calls.unlinkIdentity)).toBe(true));
  });

  it('is not offered to a Manager', async () => {
    renderScreen(<UserMenu user={{ ...priya, roleId: 'Member' }} />, new Map());
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Priya Raman' }));
    expect(await screen.findByRole('menuitem', { name: 'Deactivate' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Unlink sign-in' })).not.toBeInTheDocument();
  });
});
