import type { User } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { StudioError } from '../api/index.ts';
import { type SessionStatus, sessionStatus } from './SessionProvider.tsx';

const user = { id: 'ada-1' } as User;
const signedIn = { phase: 'signed-in', isExpired: false } as const;
const inactive = StudioError.fromAnswer(403, { body: { code: 33, name: 'Account inactive', message: 'x' } });
const broken = StudioError.fromAnswer(500);
const unknown = { data: undefined, error: null };

describe('AUTH-008: shows a loading screen until the account is resolved, then the product or an error', () => {
  it.each<[string, Parameters<typeof sessionStatus>, SessionStatus['status']]>([
    ['signing in', [{ phase: 'loading' }, unknown], 'loading'],
    ['the sign-in failed', [{ phase: 'error', message: 'no' }, unknown], 'error'],
    ['signed in, whoami pending', [signedIn, unknown], 'loading'],
    ['signed in, whoami loaded', [signedIn, { data: user, error: null }], 'ready'],
    ['an inactive account', [signedIn, { data: undefined, error: inactive }], 'refused'],
    ['an account that became inactive', [signedIn, { data: user, error: inactive }], 'refused'],
    ['whoami failed', [signedIn, { data: undefined, error: broken }], 'error'],
    ['a whoami refetch failed', [signedIn, { data: user, error: broken }], 'ready'],
  ])('%s', (_case, options, status) => {
    expect(sessionStatus(...options).status).toBe(status);
  });

  it('tells people with an inactive account the reason', () => {
    expect(sessionStatus(signedIn, { data: undefined, error: inactive })).toEqual({
      status: 'refused',
      message: 'The account for this email is inactive. Contact your admin.',
    });
  });
});
