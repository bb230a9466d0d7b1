import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from '../api/index.ts';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { AccountRefused, NotFound, SigningIn, SignInError, StartFailed, Unauthorized } from './full-page.tsx';
import { FirstScreenLoading } from './Unreachable.tsx';

const studio = vi.hoisted(() => ({ isThere: true, connection: undefined as unknown }));
vi.mock('../api/studio-connection.ts', () => ({ studioConnection: () => studio.connection }));
const session = vi.hoisted(() => ({
  signOut: vi.fn<() => Promise<void>>(),
  signInOnPage: vi.fn<() => Promise<void>>(),
}));
vi.mock('../session/index.ts', async (original) => {
  const { useSession, ...others } = await original<typeof import('../session/index.ts')>();
  return { ...others, useSession: () => ({ ...useSession(), ...session }) };
});

const onRetry = vi.fn<() => void>();
const reload = vi.fn<() => void>();
beforeEach(() => {
  studio.isThere = true;
  studio.connection = createConnection({
    isOnline: () => true,
    probe: async () => {
      if (!studio.isThere) throw new TypeError('Failed to fetch');
    },
    network: new EventTarget(),
  });
  const { location } = globalThis;
  vi.stubGlobal('location', { reload });
  onRetry.mockReset();
  reload.mockReset();
  session.signOut.mockReset().mockResolvedValue();
  session.signInOnPage.mockReset().mockResolvedValue();
  return () => void vi.stubGlobal('location', location);
});

const AGAIN = 'If the problem persists, please email support@grid.example.';
it.each<[string, ComponentType, { heading: string; texts: string[]; controls: string[] }]>([
  [
    'a page without permission',
    () => <Unauthorized />,
    {
      heading: 'Unauthorized',
      texts: [
        'You do not have permission to view this page.',
        'Please contact your administrator for more information.',
      ],
      controls: ['Home /'],
    },
  ],
  [
    'an unknown page',
    () => <NotFound />,
    {
      heading: 'Page not found',
      texts: ['The page that you are looking for does not exist.'],
      controls: ['Home /'],
    },
  ],
  [
    'a failed sign-in',
    () => <SignInError message="No connection." />,
    {
      heading: 'Something went wrong.',
      texts: ['No connection.', AGAIN],
      controls: ['reload the page', 'Sign in again', 'Logout', 'support@grid.example mailto:support@grid.example'],
    },
  ],
  [
    'a failed sign-in without a message of its own',
    () => <SignInError message="Something went wrong." />,
    {
      heading: 'Something went wrong.',
      texts: [AGAIN],
      controls: ['reload the page', 'Sign in again', 'Logout', 'support@grid.example mailto:support@grid.example'],
    },
  ],
  [
    'a start without settings',
    () => <StartFailed onRetry={onRetry} />,
    {
      heading: 'Something went wrong.',
      texts: ['The settings of the studio could not be loaded.'],
      controls: ['reload the page'],
    },
  ],
  [
    'a refused account',
    () => <AccountRefused message="Your company is suspended." />,
    { heading: 'Unauthorized', texts: ['Your company is suspended.'], controls: ['Logout'] },
  ],
])('%s says what is wrong and what can be done', async (_case, Page, { heading, texts, controls }) => {
  renderScreen(<Page />, new Map());
  expect(await screen.findByRole('heading')).toHaveTextContent(heading);
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(texts);
  const shown = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  expect(shown.map((control) => [control.textContent, control.getAttribute('href')].filter(Boolean).join(' '))).toEqual(
    controls,
  );
});

it.each<[string, string, ComponentType, () => void]>([
  ['a failed sign-in', 'reload the page', () => <SignInError message="No." />, reload],
  ['a failed sign-in', 'Sign in again', () => <SignInError message="No." />, session.signInOnPage],
  ['a failed sign-in', 'Logout', () => <SignInError message="No." />, session.signOut],
  ['a refused account', 'Logout', () => <AccountRefused message="No." />, session.signOut],
  ['a start without settings', 'reload the page', () => <StartFailed onRetry={onRetry} />, onRetry],
])('the button of %s does what it says: %s', async (_case, name, Page, action) => {
  renderScreen(<Page />, new Map());
  await userEvent.click(await screen.findByRole('button', { name }));
  const actions = [reload, session.signInOnPage, session.signOut, onRetry];
  expect(actions.filter(({ mock }) => mock.calls.length > 0)).toEqual([action]);
});

it('a sign-in under way says so', async () => {
  renderScreen(<SigningIn />, new Map());
  expect(await screen.findByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('img', { name: 'Signing in' })).toBeVisible();
});

it('while the first screen loads, the page says only that the server does not respond', async () => {
  renderScreen(
    <>
      <p>Frame</p>
      <FirstScreenLoading />
    </>,
    new Map(),
  );
  expect(await screen.findByText('Frame')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  studio.isThere = false;
  await (studio.connection as ReturnType<typeof createConnection>).doubt();
  expect(await screen.findByRole('heading', { name: "Can't reach the studio. Retrying…" })).toBeVisible();
  studio.isThere = true;
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
