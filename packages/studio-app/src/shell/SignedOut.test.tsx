import { ThemeProvider, ToastProvider } from '@inspection-studio/design-system';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import SignedOut from './SignedOut.tsx';

const session = vi.hoisted(() => ({
  signInAgain: vi.fn<(way?: 'resume') => Promise<void>>(),
  signInOnPage: vi.fn<() => Promise<void>>(),
}));
const uploads = vi.hoisted(() => ({ isUnfinished: false }));
vi.mock('../session/index.ts', () => ({ useSession: () => session }));
vi.mock('../uploads/index.ts', () => ({ useHasUnfinishedUploads: () => uploads.isUnfinished }));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(isUnfinished: boolean) {
  uploads.isUnfinished = isUnfinished;
  render(
    <ThemeProvider>
      <ToastProvider>
        <SignedOut />
      </ToastProvider>
    </ThemeProvider>,
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  session.signInOnPage.mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('a tab that was signed out by another one offers to sign in on the page of the provider', async () => {
  open(false);
  expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You signed out in another tab.');
  expect(screen.queryByText(/not uploaded yet/)).toBeNull();
  await press('Sign in again');
  expect(session.signInOnPage).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Sign in as someone else' })).toBeNull();
});

it('with unfinished uploads it keeps the page, signs in in a window and says when that failed', async () => {
  session.signInAgain.mockRejectedValueOnce(new Error('You signed in as a different person.')).mockResolvedValueOnce();
  open(true);
  expect(
    screen.getByText('Files of this tab are not uploaded yet. The upload resumes when you sign in again.'),
  ).toBeVisible();
  await press('Sign in again');
  expect(await screen.findByText('You are not signed in yet.')).toBeVisible();
  await press('Sign in again');
  expect(session.signInAgain).toHaveBeenCalledTimes(2);
  expect(session.signInOnPage).not.toHaveBeenCalled();
  expect(screen.queryByText('You are not signed in yet.')).toBeNull();
  await press('Sign in as someone else');
  expect(session.signInOnPage).toHaveBeenCalledOnce();
});

it('a blocked window is said, and the page continues once the person has signed in in a new tab', async () => {
  const blocked = Object.assign(new Error('popup_window_error'), { errorCode: 'popup_window_error' });
  session.signInAgain.mockRejectedValueOnce(blocked).mockResolvedValueOnce();
  open(true);
  await press('Sign in again');
  expect(await screen.findByText(/^The browser blocked the sign-in window\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /^sign in in a new tab/ })).toHaveAttribute('href', '/');
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(session.signInAgain.mock.calls).toEqual([[], ['resume']]);
});
