import { describe, expect, it } from 'vitest';
import {
  ACCESS_TOKEN_DAYS,
  accessTokenFormSchema,
  accessTokenPayloadSchema,
  newAccessTokenForm,
  toAccessTokenPayload,
} from './access-token.form.ts';
import { isAccessTokenExpired } from './access-token.schema.ts';
import { ACCESS_TOKEN_RIGHTS, accessTokenRightsDescription, accessTokenRightsLabel } from './access-token-rights.ts';

const token = { name: 'Field laptop', rights: 'Upload', days: 30 };

describe('a new access token has a name of 2 to 30 characters, rights and a lifetime', () => {
  it.each<[string, object, boolean]>([
    ['as it should be', {}, true],
    ['with all rights', { rights: 'All' }, true],
    ['a week', { days: 7 }, true],
    ['a year', { days: 365 }, true],
    ['a day', { days: 1 }, false],
    ['for ever', { days: null }, false],
    ['days as text', { days: '30' }, false],
    ['unknown rights', { rights: 'Read' }, false],
    ['a name of one character', { name: 'L' }, false],
    ['a name of 31 characters', { name: 'L'.repeat(31) }, false],
    ['a name of spaces', { name: '   ' }, false],
  ])('%s', (_case, change, isValid) =>
    expect(accessTokenPayloadSchema.safeParse({ ...token, ...change }).success).toBe(isValid),
  );

  it('whose name is tidied', () =>
    expect(accessTokenPayloadSchema.parse({ ...token, name: ' Field \n laptop ' }).name).toBe('Field laptop'));
});

describe('the form of an access token', () => {
  it('starts with the fewest rights and 30 days', () =>
    expect(newAccessTokenForm()).toEqual({ name: '', rights: 'Upload', days: '30' }));

  it.each(ACCESS_TOKEN_DAYS)('%i days are sent as a number', (days) => {
    const form = accessTokenFormSchema.parse({ name: 'Laptop', rights: 'All', days: String(days) });
    expect(accessTokenPayloadSchema.parse(toAccessTokenPayload(form))).toEqual({ name: 'Laptop', rights: 'All', days });
  });
});

describe('an access token expires', () => {
  const at = (expires: string) => isAccessTokenExpired({ expires }, new Date('2026-11-24T12:00:00.000Z'));
  it.each([
    ['a moment later: not yet', '2026-11-24T12:00:00.001Z', false],
    ['at its expiry', '2026-11-24T12:00:00.000Z', true],
    ['with an offset', '2026-11-24T12:30:00.000+01:00', true],
  ])('%s', (_case, expires, isExpired) => expect(at(expires)).toBe(isExpired));
});

describe('rights in words', () => {
  it.each([
    [
      'Upload',
      'Upload only',
      'Create and edit inspections, upload to them and send them for processing. Nothing else can be changed.',
    ],
    ['All', 'Everything I may do', 'Except access tokens, sessions and sign-in methods.'],
  ] as const)('%s: %s', (rights, label, description) => {
    expect(accessTokenRightsLabel(rights)).toBe(label);
    expect(accessTokenRightsDescription(rights)).toBe(description);
  });

  it('there are no others', () => expect(ACCESS_TOKEN_RIGHTS).toEqual(['Upload', 'All']));
});
