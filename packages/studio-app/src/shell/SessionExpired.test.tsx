import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { renderForm } from '../forms/testing/render-form.tsx';
import { SessionExpired } from './SessionExpired.tsx';

/** Sends a call that fails with a status. */
function Call({ status }: { status: number }) {
  const call = useMutation({ mutationFn: () => Promise.reject(StudioError.fromAnswer(status)) });
  return (
    <>
      <button onClick={() => call.mutate()}>Fail with {status}</button>
      {call.isError && <p>Failed with {status}</p>}
    </>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

/** Shows the page of a person whose session ends. */
async function showExpired() {
  const session = await renderForm(
    <>
      <SessionExpired />
      <Call status={401} />
      <Call status={409} />
    </>,
  );
  await screen.findByRole('button', { name: 'Fail with 401' });
  expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull();
  const signInAgain = vi.spyOn(session, 'signInAgain');
  await act(async () => session.tokenRefused(await session.renewToken()));
  await act(() => import('./SessionExpiredDialog.tsx'));
  return { signInAgain };
}
const ENDED = 'Your session has expired. Please log in again.';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findQuestion = () => screen.findByRole('alertdialog', { name: 'Session expired' });
const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

it('the end of the session is asked about at once, and said in a banner after that, which signs in too', async () => {
  const { signInAgain } = await showExpired();
  expect(await findQuestion()).toHaveAccessibleDescription(`${ENDED} What you have typed stays where it is.`);
  await press('Not now');
  await questionGone();
  expect(screen.getByText(ENDED)).toBeVisible();
  await press('Sign in again');
  expect(await screen.findByText('Signed in again')).toBeVisible();
  expect(signInAgain).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText(ENDED)).toBeNull());
});

it('each call that fails because of it asks again; other failures do not', async () => {
  await showExpired();
  await findQuestion();
  await press('Not now');
  await questionGone();
  await press('Fail with 401');
  await findQuestion();
  await press('Not now');
  await questionGone();
  await press('Fail with 409');
  expect(await screen.findByText('Failed with 409')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('the question says that a sign-in failed until it is put off, and that one is under way', async () => {
  const { signInAgain } = await showExpired();
  const signedIn = Promise.withResolvers<void>();
  signInAgain.mockRejectedValueOnce(new Error('popup closed')).mockReturnValueOnce(signedIn.promise);
  await findQuestion();
  await press('Sign in again');
  expect(await screen.findByText('You are not signed in yet.')).toBeVisible();
  await press('Not now');
  await questionGone();
  await press('Fail with 401');
  const question = within(await findQuestion());
  expect(question.queryByText('You are not signed in yet.')).toBeNull();
  await press('Sign in again');
  expect(question.queryByRole('button', { name: 'Sign in again' })).toBeNull();
  await act(async () => signedIn.resolve());
  expect(await question.findByRole('button', { name: 'Sign in again' })).toBeEnabled();
  expect(await screen.findByText('Signed in again')).toBeVisible();
});

const blocked = () => Object.assign(new Error('popup_window_error'), { errorCode: 'popup_window_error' });
const BLOCKED = /^The browser blocked the sign-in window\./;

it('a blocked window is said, with a link that browsers do not block, and coming back continues', async () => {
  const { signInAgain } = await showExpired();
  signInAgain.mockRejectedValueOnce(blocked()).mockRejectedValueOnce(new Error('login_required'));
  const question = within(await findQuestion());
  await press('Sign in again');
  const said = await question.findByText(BLOCKED);
  expect(said.parentElement).toHaveTextContent(
    'The browser blocked the sign-in window. Allow pop-ups for this page and try again, or sign in in a new tab (opens in a new tab) and come back.',
  );
  const link = question.getByRole('link', { name: /^sign in in a new tab/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '/',
    '_blank',
    'noopener',
  ]);
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(signInAgain.mock.calls).toEqual([[], ['resume']]);
  expect(question.getByText(BLOCKED)).toBeVisible();
  await act(async () => window.dispatchEvent(new Event('focus')));
  await questionGone();
  expect(await screen.findByText('Signed in again')).toBeVisible();
  expect(screen.queryByText(ENDED)).toBeNull();
});

it('a failed sign-in from the banner is said in the question', async () => {
  const { signInAgain } = await showExpired();
  signInAgain.mockRejectedValueOnce(blocked());
  await findQuestion();
  await press('Not now');
  await questionGone();
  await press('Sign in again');
  expect(await within(await findQuestion()).findByText(BLOCKED)).toBeVisible();
});
