import { describe, expect, it } from 'vitest';
import { type Credentials, credentialsOf, studioOf } from './credentials.ts';
import type { SignIn } from './stored-sign-ins.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const [A, B] = ['https://a.example', 'https://b.example'];
const signIn = (url: string, expires = '2026-12-26T12:00:00Z'): SignIn => ({
  url,
  userId: 'ada',
  tokenId: 't1',
  tokenName: 'Command line, laptop',
  token: `ist_of_${url}`,
  expires,
});

describe('a command goes where it says, or else where its user has signed in', () => {
  it.each<[string, Partial<Credentials>, SignIn[], Credentials]>([
    ['both are named', { url: A, token: 'ist_a' }, [], { url: A, token: 'ist_a' }],
    ['both are named, before a sign-in', { url: A, token: 'ist_a' }, [signIn(A)], { url: A, token: 'ist_a' }],
    ['the only sign-in', {}, [signIn(A)], { url: A, token: 'ist_of_https://a.example' }],
    [
      'one of several, by its studio',
      { url: B },
      [signIn(A), signIn(B)],
      { url: B, token: 'ist_of_https://b.example' },
    ],
  ])('%s', (_case, named, signIns, credentials) => expect(credentialsOf(named, signIns, NOW)).toEqual(credentials));

  it.each<[string, Partial<Credentials>, SignIn[], number, string]>([
    ['nothing', {}, [], 2, 'Where is your studio? Set --url or STUDIO_URL.'],
    [
      'a token alone is not sent to the studio of a sign-in',
      { token: 'ist_a' },
      [signIn(A)],
      2,
      'Where is your studio? Set --url or STUDIO_URL.',
    ],
    [
      'a studio without a sign-in; the token of another one is not sent to it',
      { url: B },
      [signIn(A)],
      3,
      'You are not signed in. Run studio login, or set STUDIO_TOKEN to an access token.',
    ],
    [
      'several sign-ins',
      {},
      [signIn(A), signIn(B)],
      2,
      'You are signed in to several studios. Set --url to one of https://a.example, https://b.example.',
    ],
    [
      'a sign-in that has ended',
      {},
      [signIn(A, '2026-11-26T12:00:00Z')],
      3,
      'Your sign-in at https://a.example has ended. Run studio login again.',
    ],
  ])('%s', (_case, named, signIns, exitCode, message) =>
    expect(() => credentialsOf(named, signIns, NOW)).toThrow(expect.objectContaining({ exitCode, message })),
  );
});

it('signing out of the only studio needs no address', () => expect(studioOf(undefined, [signIn(A)])).toBe(A));
