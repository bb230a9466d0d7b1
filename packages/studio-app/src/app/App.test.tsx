import { calls } from '@inspection-studio/domain/calls';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { maren } from '../features/inspections/testing/render-screen.tsx';
import { fakeClient, fakeSession } from '../session/testing/fake-session.ts';
import { App } from './App.tsx';
import type { Config } from './config.ts';

const config = {
  version: '9.3.3',
  supportEmail: 'help@grid.example',
  isDemoSignInOpen: false,
  uploadBlocksFromBytes: 1,
} as Config;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const whoami = () => json(200, z.encode(calls.whoami.reply!, maren));

/** Opens the studio at an address without data, over a server that answers like this. */
function open(answers: Record<string, () => Response>, client = fakeClient()) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    const request = `${options?.method ?? 'GET'} ${url.replace(/^.*\/(?=users\/)/, '')}`;
    asked.push(request);
    return answers[request]?.() ?? json(404, {});
  });
  const session = fakeSession(async () => client);
  void session.start();
  render(<App config={config} session={session} />);
  return { asked, client, session };
}

beforeEach(() => {
  history.replaceState(null, '', '/forbidden');
  const { fetch } = globalThis;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    vi.stubGlobal('fetch', fetch);
    vi.restoreAllMocks();
  };
});

it('says that it signs in, then shows the page of the address', async () => {
  open({ 'GET users/whoami': whoami });
  expect(screen.getByRole('img', { name: 'Signing in' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Unauthorized' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Maren Solheim All access' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Signing in' })).toBeNull();
});

it('a sign-in that fails says why', async () => {
  open({ 'GET users/whoami': () => json(500, {}) });
  expect(await screen.findByText('500 Something went wrong.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'reload the page' })).toBeVisible();
});

it('a person who signed out in another tab is told so', async () => {
  let signOut = (): void => undefined;
  const session = fakeSession(async () => fakeClient(), {
    channel: { signedOut: () => undefined, onSignOut: (listener) => (signOut = listener) },
  });
  vi.stubGlobal('fetch', async () => whoami());
  void session.start();
  render(<App config={config} session={session} />);
  await screen.findByRole('heading', { name: 'Unauthorized' });
  act(() => signOut());
  expect(await screen.findByText('You signed out in another tab.')).toBeVisible();
});

it.each([
  [
    'with the reason of the server',
    [{ path: '', message: 'Your company is suspended.' }],
    'Your company is suspended.',
  ],
  ['without a reason', [], 'The account for this email is inactive. Contact your admin.'],
])('an inactive account is refused, %s', async (_case, issues, text) => {
  open({ 'GET users/whoami': () => json(409, { code: 33, name: 'Conflict', message: '', issues }) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
});

it.each([
  ['ends it', () => new Response(null, { status: 204 })],
  ['refuses to end it', () => json(409, {})],
])('Logout ends the session at the server, then at the provider, when the server %s', async (_case, answer) => {
  const client = fakeClient();
  const { asked } = open({ 'GET users/whoami': whoami, 'DELETE users/maren-1/sessions/current': answer }, client);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  vi.mocked(client.signOut).mockImplementation(async () => void asked.push('signed out'));
  const question = await screen.findByRole('alertdialog', { name: 'Logout' });
  await userEvent.click([...question.querySelectorAll('button')].find(({ textContent }) => textContent === 'Logout')!);
  await waitFor(() => expect(asked.slice(-2)).toEqual(['DELETE users/maren-1/sessions/current', 'signed out']));
});
