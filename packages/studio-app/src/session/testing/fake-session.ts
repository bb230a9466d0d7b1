import { vi } from 'vitest';
import type { AuthClient } from '../auth-client.ts';
import { createSession, type Session, type SessionOptions } from '../session.ts';

/** Sign-in library that always signs in. */
export function fakeClient(overrides: Partial<AuthClient> = {}) {
  let issued = 0;
  return {
    finishRedirect: vi.fn<AuthClient['finishRedirect']>(async () => false),
    signInSilently: vi.fn<AuthClient['signInSilently']>(async () => ({ accessToken: 'silent' })),
    acquireToken: vi.fn<AuthClient['acquireToken']>(async ({ forceRefresh } = {}) => ({
      accessToken: forceRefresh ? `renewed-${(issued += 1)}` : 'kept',
    })),
    signInByRedirect: vi.fn<AuthClient['signInByRedirect']>(async () => undefined),
    signInByPopup: vi.fn<AuthClient['signInByPopup']>(async () => ({ accessToken: 'popup' })),
    resume: vi.fn<AuthClient['resume']>(async () => ({ accessToken: 'resumed' })),
    isProviderReachable: vi.fn<AuthClient['isProviderReachable']>(async () => true),
    forget: vi.fn<AuthClient['forget']>(async () => undefined),
    signOut: vi.fn<AuthClient['signOut']>(async () => undefined),
    ...overrides,
  };
}

/** Session of a tab without other tabs, over a server that responds. */
export const fakeSession = (loadClient: () => Promise<AuthClient>, options: Partial<SessionOptions> = {}): Session =>
  createSession({
    loadClient,
    connection: { isReachable: () => true, subscribe: () => () => undefined, doubt: async () => true },
    channel: { signedOut: () => undefined, onSignOut: () => undefined },
    ...options,
  });
