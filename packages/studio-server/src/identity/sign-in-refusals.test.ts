import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './sign-in-refusals.ts';

describe('a valid token lets nobody in with an unverified address or a sign-in that is too weak', () => {
  it.each<[string, JWTPayload, acr: string[], amr: string[], expected: string | null]>([
    ['nothing is required', {}, [], [], null],
    ['a verified address', { email_verified: true }, [], [], null],
    ['an unverified address', { email_verified: false }, [], [], 'unverifiedEmail'],
    ['email_verified is a text', { email_verified: 'true' }, [], [], 'unverifiedEmail'],
    ['a required acr', { acr: 'gold' }, ['silver', 'gold'], [], null],
    ['another acr', { acr: '1' }, ['gold'], [], 'weakSignIn'],
    ['a missing acr', {}, ['gold'], [], 'weakSignIn'],
    ['a required amr', { amr: ['pwd', 'mfa'] }, [], ['mfa'], null],
    ['a missing amr', { amr: ['pwd'] }, [], ['mfa'], 'weakSignIn'],
    ['both: the address comes first', { email_verified: false }, ['gold'], [], 'unverifiedEmail'],
  ])('%s', (_case, claims, requiredAcr, requiredAmr, expected) =>
    expect(refusalOf(claims, { requiredAcr, requiredAmr })).toBe(expected),
  );
});
