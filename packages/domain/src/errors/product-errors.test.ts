import { describe, expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';
import { errorSeverity, isProductErrorCode, PRODUCT_ERRORS } from './product-errors.ts';

const IN_USE = ['category cannot be deleted', 'nlink', 'assets', 'or delete its markups'];
const NOT_ACCESSIBLE = ['cannot access this inspection', 'ontact', 'admin'];

/** Code, meaning, and the words of the meaning that the sentence must contain in this order. First letters may differ in case. */
const CODES: [id: string, code: number, meaning: string, words: string[]][] = [
  ['ERR-032', 1, 'company reached data usage limit', ['company', 'reached', 'data usage limit']],
  ['ERR-033', 4, 'need permission to access the item', ['need permission to access', 'item']],
  ['ERR-034', 6, 'company licence invalid', ['company licence', 'invalid']],
  ['ERR-035', 7, 'company licence expired', ['company licence', 'expired']],
  ['ERR-036', 10, 'user could not be invited', ['user could not be invited']],
  ['ERR-037', 12, 'unable to send inspection for processing', ['nable to send', 'inspection for processing']],
  ['ERR-038', 18, 'unable to send invitation to that email', ['nable to send', 'invitation to that email']],
  [
    'ERR-039',
    33,
    'account for this email inactive; contact admin',
    ['account for this email', 'inactive', 'ontact', 'admin'],
  ],
  ['ERR-040', 37, 'no more users available', ['no more users available']],
  ['ERR-041', 44, 'category cannot be deleted; unlink from assets or delete its markups', IN_USE],
  ['ERR-042', 47, 'category cannot be deleted; unlink from assets or delete its markups', IN_USE],
  [
    'ERR-043',
    48,
    'same, for a severity scale',
    ['severity scale cannot be deleted', 'nlink', 'assets', 'or delete its markups'],
  ],
  [
    'ERR-044',
    49,
    'categories added to an asset, including presets, cannot exceed 30',
    ['ategories added to an asset, including', 'presets', 'cannot exceed 30'],
  ],
  ['ERR-045', 108, 'inspection lacks enough data', ['inspection lacks enough data']],
  ['ERR-046', 113, 'cannot access this inspection; contact admin', NOT_ACCESSIBLE],
  ['ERR-047', 115, 'cannot access this inspection; contact admin', NOT_ACCESSIBLE],
  [
    'ERR-048',
    116,
    'view-only user already claimed; check email',
    ['view-only user', 'already claimed', 'heck', 'email'],
  ],
  ['ERR-049', 125, 'tag already exists; try another label', ['tag already exists', 'ry another label']],
  ['ERR-050', 127, 'action would exceed licence usage', ['action would exceed', 'licence usage']],
  [
    'ERR-051',
    146,
    'duplicate AI model in chosen categories not permitted',
    ['duplicate AI model in', 'chosen categories', 'not permitted'],
  ],
  ['ERR-052', 147, 'asset being migrated; retry in a few minutes', ['asset', 'being migrated', 'in a few minutes']],
  ['ERR-053', 148, 'inspection being migrated; retry later', ['inspection', 'being migrated', 'later']],
  ['ERR-054', 149, 'archived categories cannot be assigned', ['rchived categories cannot be assigned']],
  ['ERR-055', 150, 'archived severities cannot be assigned', ['rchived severities cannot be assigned']],
];

describe('product error codes', () => {
  it.each(CODES)('%s Product error code %d means: %s.', (_id, code, _meaning, words) => {
    const message = errorMessage({ status: 409, body: { code } });
    expect(message).toMatch(new RegExp(`^(?=[A-Z]).*${words.join('.*')}.*\\.$`));
    expect(isProductErrorCode(code)).toBe(true);
  });

  it('there is no other code', () => {
    expect(Object.keys(PRODUCT_ERRORS).map(Number)).toEqual(CODES.map(([, code]) => code));
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
  it.each([
    ['ERR-056', 12],
    ['ERR-057', 18],
    ['ERR-058', 108],
  ])('%s Code %d shows as a prominent error.', (_id, code) => expect(errorSeverity(code)).toBe('error'));

  it.each([...CODES.map(([, code]) => code).filter((code) => ![12, 18, 108].includes(code)), 0, 9999])(
    'ERR-059 Other numeric errors show a warning: %d.',
    (code) => expect(errorSeverity(code)).toBe('warning'),
  );
});
