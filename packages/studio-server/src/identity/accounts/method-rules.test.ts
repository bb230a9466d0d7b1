import { describe, expect, it } from 'vitest';
import {
  afterPassword,
  canRemoveMethod,
  canTurnOffTotp,
  type MethodCounts,
  needsCurrentPassword,
} from './method-rules.ts';

const counts = (passkeys: number, hasPassword: boolean, hasTotp = false, requiresTotp = false): MethodCounts => ({
  passkeys,
  hasPassword,
  hasTotp,
  requiresTotp,
});

describe('a passkey or password can be removed while another one remains', () => {
  it.each<[string, MethodCounts, boolean]>([
    ['the only passkey', counts(1, false), false],
    ['the only password', counts(0, true), false],
    ['a passkey beside a password', counts(1, true), true],
    ['one of two passkeys', counts(2, false), true],
    ['an authenticator app is no way to sign in', counts(1, false, true), false],
  ])('%s', (_case, methods, expected) => expect(canRemoveMethod(methods)).toBe(expected));
});

describe('a password needs a code with an authenticator app, which a company can require', () => {
  it.each([
    [false, false, 'signed-in'],
    [true, false, 'code'],
    [true, true, 'code'],
    [false, true, 'set-up'],
  ] as const)('app: %s, required: %s', (hasTotp, requiresTotp, expected) =>
    expect(afterPassword({ hasTotp, requiresTotp })).toBe(expected),
  );

  it.each([
    ['without an app', counts(1, true, false, false), false],
    ['with an app', counts(1, true, true, false), true],
    ['with an app that the company requires', counts(1, true, true, true), false],
  ] as const)('can be turned off %s: %s', (_case, methods, expected) => expect(canTurnOffTotp(methods)).toBe(expected));
});

describe('a new password needs the current one', () => {
  it.each([
    ['after a sign-in with it', true, ['password'], true],
    ['after a sign-in with it and a code', true, ['password', 'authenticatorApp'], true],
    ['not after a sign-in with a passkey', true, ['passkey'], false],
    ['not without one', false, ['passkey'], false],
    ['after a sign-in of an earlier version, which did not note how', true, [], true],
  ])('%s', (_case, hasPassword, signedInWith, expected) =>
    expect(needsCurrentPassword({ hasPassword }, signedInWith)).toBe(expected),
  );
});
