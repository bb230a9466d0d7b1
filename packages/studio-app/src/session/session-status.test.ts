import type { User } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import { StudioError } from '../api/index.ts';
import { NewTokenRefused } from './whoami.ts';
import { type SessionStatus, sessionStatus } from './SessionProvider.tsx';

const user = { id: 'ada-1' } as User;
const signedIn = { phase: 'signed-in', isExpired: false } as const;
const broken = StudioError.fromAnswer(500);
const rejected = StudioError.fromAnswer(401);
const unanswered = StudioError.unreachable({ isRead: true });
const unknown = { data: undefined, error: null };

describe('shows a loading screen until the account is resolved, then the product or an error', () => {
  it.each<[string, Parameters<typeof sessionStatus>, SessionStatus['status']]>([
    ['signing in', [{ phase: 'loading' }, unknown], 'loading'],
    ['the sign-in failed', [{ phase: 'error', message: 'no' }, unknown], 'error'],
    ['signed in, whoami pending', [signedIn, unknown], 'loading'],
    ['signed in, whoami loaded', [signedIn, { data: user, error: null }], 'ready'],
    ['an inactive account', [{ phase: 'refused', message: 'no' }, unknown], 'refused'],
    [
      'an account that became inactive',
      [
        { phase: 'refused', message: 'no' },
        { data: user, error: null },
      ],
      'refused',
    ],
    ['signed out in another tab', [{ phase: 'signed-out' }, { data: user, error: null }], 'signed-out'],
    ['the server does not respond to the sign-in', [{ phase: 'unreachable' }, unknown], 'unreachable'],
    ['the server does not respond to whoami', [signedIn, { data: undefined, error: unanswered }], 'unreachable'],
    ['the token was rejected, and a new one is on its way', [signedIn, { data: undefined, error: rejected }], 'error'],
    [
      'a redirect to the provider is on its way',
      [
        { ...signedIn, isExpired: true },
        { data: undefined, error: rejected },
      ],
      'loading',
    ],
    [
      'the session ended on an open page',
      [
        { ...signedIn, isExpired: true },
        { data: user, error: rejected },
      ],
      'ready',
    ],
    [
      'the server refuses a token that the provider has just issued',
      [
        { ...signedIn, isExpired: true },
        { data: undefined, error: new NewTokenRefused(rejected) },
      ],
      'error',
    ],
    ['whoami failed', [signedIn, { data: undefined, error: broken }], 'error'],
    ['a whoami refetch failed', [signedIn, { data: user, error: broken }], 'ready'],
  ])('%s', (_case, options, status) => {
    expect(sessionStatus(...options).status).toBe(status);
  });
});
