import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import { AccountRefused, SignInError } from './full-page.tsx';
import { ShellError } from './RouteError.tsx';
import { ShellLayout } from './ShellLayout.tsx';
import SignedOut from './SignedOut.tsx';
import { StudioUnreachable } from './Unreachable.tsx';

function Broken(): never {
  throw new Error('The tide table is missing.');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

describe('every page warns when others can reach the demo sign-in', () => {
  describe.each<[string, ComponentType]>([
    ['a page in the shell', ShellLayout],
    ['a failed sign-in', () => <SignInError message="No connection." />],
    ['signed out in another tab', SignedOut],
    ['a refused account', () => <AccountRefused message="Your company is suspended." />],
    ['a server that does not respond', StudioUnreachable],
    ['a failed shell', Broken],
  ])('%s', (_name, Page) => {
    it.each([true, false])('%s', async (isDemoSignInOpen) => {
      const route = { path: '*', ErrorBoundary: ShellError };
      renderScreen(<Page />, new Map(), '/', { settings: { isDemoSignInOpen }, route });
      await screen.findByRole('main');
      await act(async () => {
        await import('./Banners.tsx');
        await import('./DemoBanner.tsx');
      });
      const text = 'Demo sign-in is open: anyone who reaches this page can sign in as anyone.';
      await waitFor(() => expect(screen.queryAllByText(text)).toHaveLength(isDemoSignInOpen ? 1 : 0));
    });
  });
});
