import { describe, expect, it } from 'vitest';
import { type AccessDecision, ALLOWED, allOf, anyOf, refused, requireRole } from './access-decision.ts';

const ownOnly = refused({ kind: 'self' });
const signedOut = refused({ kind: 'signedOut' });

describe('an answer', () => {
  it('is yes, or no with the reason', () => {
    expect(ALLOWED).toEqual({ allowed: true });
    expect(refused({ kind: 'rank', targetRole: 'Member' })).toEqual({
      allowed: false,
      reason: { kind: 'rank', targetRole: 'Member' },
    });
  });

  it('about a role names the required one', () => {
    expect(requireRole('Member', 'Manager')).toEqual({
      allowed: false,
      reason: { kind: 'role', requiredRole: 'Manager' },
    });
    expect(requireRole('Manager', 'Manager')).toEqual({ allowed: true });
    expect(requireRole('Admin', 'Manager')).toEqual({ allowed: true });
  });
});

describe('combining answers', () => {
  it.each<[string, AccessDecision[], AccessDecision]>([
    ['yes when there are none', [], ALLOWED],
    ['yes when every answer is yes', [ALLOWED, ALLOWED], ALLOWED],
    ['else the only no', [ALLOWED, ownOnly, ALLOWED], ownOnly],
    ['else the first no', [signedOut, ownOnly], signedOut],
  ])('allOf: %s', (_case, decisions, expected) => expect(allOf(...decisions)).toEqual(expected));

  it.each<[string, [AccessDecision, ...AccessDecision[]], AccessDecision]>([
    ['yes when the only answer is yes', [ALLOWED], ALLOWED],
    ['yes when the first is yes', [ALLOWED, ownOnly], ALLOWED],
    ['yes when the last is yes', [ownOnly, signedOut, ALLOWED], ALLOWED],
    ['else the first no', [ownOnly, signedOut], ownOnly],
  ])('anyOf: %s', (_case, decisions, expected) => expect(anyOf(...decisions)).toEqual(expected));
});
