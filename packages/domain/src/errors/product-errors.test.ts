import { describe, expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';
import { errorSeverity, isProductErrorCode, PRODUCT_ERRORS } from './product-errors.ts';

const IN_USE = ['category cannot be deleted', 'nlink', 'assets', 'or delete its markups'];
const NOT_ACCESSIBLE = ['cannot access this inspection', 'ontact', 'admin'];

/** Code, meaning, and the words of the meaning that the sentence must contain in this order. First letters may differ in case. */
const CODES: [code: number, meaning: string, words: string[]][] = [
  [1, 'company reached data usage limit', ['company', 'reached', 'data usage limit']],
  [4, 'need permission to access the item', ['need permission to access', 'item']],
  [6, 'company licence invalid', ['company licence', 'invalid']],
  [7, 'company licence expired', ['company licence', 'expired']],
  [10, 'user could not be invited', ['user could not be invited']],
  [12, 'unable to send inspection for processing', ['nable to send', 'inspection for processing']],
  [18, 'unable to send invitation to that email', ['nable to send', 'invitation to that email']],
  [33, 'account for this email inactive; contact admin', ['account for this email', 'inactive', 'ontact', 'admin']],
  [37, 'no more users available', ['no more users available']],
  [44, 'category cannot be deleted; unlink from assets or delete its markups', IN_USE],
  [47, 'category cannot be deleted; unlink from assets or delete its markups', IN_USE],
  [48, 'same, for a severity scale', ['severity scale cannot be deleted', 'nlink', 'assets', 'or delete its markups']],
  [
    49,
    'categories added to an asset, including presets, cannot exceed 30',
    ['ategories added to an asset, including', 'presets', 'cannot exceed 30'],
  ],
  [108, 'inspection lacks enough data', ['inspection lacks enough data']],
  [113, 'cannot access this inspection; contact admin', NOT_ACCESSIBLE],
  [115, 'cannot access this inspection; contact admin', NOT_ACCESSIBLE],
  [116, 'view-only user already claimed; check email', ['view-only user', 'already claimed', 'heck', 'email']],
  [125, 'tag already exists; try another label', ['tag already exists', 'ry another label']],
  [127, 'action would exceed licence usage', ['action would exceed', 'licence usage']],
  [
    146,
    'duplicate AI model in chosen categories not permitted',
    ['duplicate AI model in', 'chosen categories', 'not permitted'],
  ],
  [147, 'asset being migrated; retry in a few minutes', ['asset', 'being migrated', 'in a few minutes']],
  [148, 'inspection being migrated; retry later', ['inspection', 'being migrated', 'later']],
  [149, 'archived categories cannot be assigned', ['rchived categories cannot be assigned']],
  [150, 'archived severities cannot be assigned', ['rchived severities cannot be assigned']],
];

describe('product error codes', () => {
  it.each(CODES)('Product error code %d means: %s.', (code, _meaning, words) => {
    const message = errorMessage({ status: 409, body: { code } });
    expect(message).toMatch(new RegExp(`^(?=[A-Z]).*${words.join('.*')}.*\\.$`));
    expect(isProductErrorCode(code)).toBe(true);
  });

  it('there is no other code', () => {
    expect(Object.keys(PRODUCT_ERRORS).map(Number)).toEqual(CODES.map(([code]) => code));
    for (const value of [0, 2, 151, 1.5, NaN, '1', 'toString', undefined, null])
      expect(isProductErrorCode(value)).toBe(false);
  });

  it('each has a short title', () => {
    for (const { name } of Object.values(PRODUCT_ERRORS)) expect(name).toMatch(/^[A-Z][\w ]{3,30}$/);
  });

  it('44 and 47 share a text, 113 and 115 share a text', () => {
    expect(PRODUCT_ERRORS[44]).toEqual(PRODUCT_ERRORS[47]);
    expect(PRODUCT_ERRORS[113]).toEqual(PRODUCT_ERRORS[115]);
  });
});

describe('the severity of a code', () => {
  it.each([[12], [18], [108]])('Code %d shows as a prominent error.', (code) =>
    expect(errorSeverity(code)).toBe('error'),
  );

  it.each([...CODES.map(([code]) => code).filter((code) => ![12, 18, 108].includes(code)), 0, 9999])(
    'Other numeric errors show a warning: %d.',
    (code) => expect(errorSeverity(code)).toBe('warning'),
  );
});
