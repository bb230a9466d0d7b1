import { describe, expect, it } from 'vitest';
import { type AccessDecision, ALLOWED, allOf, anyOf, refused, requireRole } from './access-decision.ts';

const ownOnly = refused({ kind: 'self' });
const signedOut = refused({ kind: 'signedOut' });

describe('a decision', () => {
  it('is allowed, or denied with a reason', () => {
    expect(ALLOWED).toEqual({ allowed: true });
    expect(refused({ kind: 'rank', targetRole: 'Member' })).toEqual({
      allowed: false,
      reason: { kind: 'rank', targetRole: 'Member' },
    });
  });

  it('about a role contains the required role', () => {
    expect(requireRole('Member', 'Manager')).toEqual({
      allowed: false,
      reason: { kind: 'role', requiredRole: 'Manager' },
    });
    expect(requireRole('Manager', 'Manager')).toEqual({ allowed: true });
    expect(requireRole('Admin', 'Manager')).toEqual({ allowed: true });
  });
});

describe('combining decisions', () => {
  it.each<[string, AccessDecision[], AccessDecision]>([
    ['allowed without decisions', [], ALLOWED],
    ['allowed when every decision is allowed', [ALLOWED, ALLOWED], ALLOWED],
    ['otherwise the only denial', [ALLOWED, ownOnly, ALLOWED], ownOnly],
    ['otherwise the first denial', [signedOut, ownOnly], signedOut],
  ])('allOf: %s', (_case, decisions, expected) => expect(allOf(...decisions)).toEqual(expected));

  it.each<[string, [AccessDecision, ...AccessDecision[]], AccessDecision]>([
    ['allowed when the only decision is allowed', [ALLOWED], ALLOWED],
    ['allowed when the first is allowed', [ALLOWED, ownOnly], ALLOWED],
    ['allowed when the last is allowed', [ownOnly, signedOut, ALLOWED], ALLOWED],
    ['otherwise the first denial', [ownOnly, signedOut], ownOnly],
  ])('anyOf: %s', (_case, decisions, expected) => expect(anyOf(...decisions)).toEqual(expected));
});
