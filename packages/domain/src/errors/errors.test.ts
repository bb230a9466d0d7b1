import { describe, expect, it } from 'vitest';
import { errorBodySchema, productErrorBody } from './error-body.ts';
import { DEFAULT_ERROR_MESSAGE, errorMessage, errorNotice, MALFORMED_RESPONSE } from './error-message.ts';
import { errorSeverity, isProductErrorCode, PRODUCT_ERRORS, type ProductErrorCode } from './product-errors.ts';

describe('by product error code: every code, its text carrying the meaning', () => {
  const words: Record<ProductErrorCode, string[]> = {
    1: ['company', 'data usage limit'],
    4: ['need permission', 'access', 'item'],
    6: ['company licence', 'invalid'],
    7: ['company licence', 'expired'],
    10: ['user could not be invited'],
    12: ['nable to send', 'inspection', 'for processing'],
    18: ['nable to send', 'invitation', 'that email'],
    33: ['account for this email', 'inactive', 'ontact', 'admin'],
    37: ['no more users available'],
    44: ['category cannot be deleted', 'nlink', 'assets', 'delete its markups'],
    47: ['category cannot be deleted', 'nlink', 'assets', 'delete its markups'],
    48: ['severity scale cannot be deleted', 'nlink', 'assets', 'delete its markups'],
    49: ['ategories added to an asset, including', 'presets', 'cannot exceed 30'],
    108: ['inspection lacks enough data'],
    113: ['cannot access this inspection', 'ontact', 'admin'],
    115: ['cannot access this inspection', 'ontact', 'admin'],
    116: ['view-only user', 'already claimed', 'heck', 'email'],
    125: ['tag already exists', 'ry another label'],
    127: ['action would exceed', 'licence usage'],
    146: ['duplicate AI model in', 'chosen categories', 'not permitted'],
    147: ['asset', 'being migrated', 'in a few minutes'],
    148: ['inspection', 'being migrated', 'later'],
    149: ['rchived categories cannot be assigned'],
    150: ['rchived severities cannot be assigned'],
  };

  it.each(Object.entries(words).map(([code, expected]) => [Number(code) as ProductErrorCode, expected] as const))(
    'code %d',
    (code, expected) => {
      const { name, message } = PRODUCT_ERRORS[code];
      for (const word of expected) expect(message).toContain(word);
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(name).not.toBe('');
      expect(errorMessage({ status: 409, body: productErrorBody(code) })).toBe(message);
    },
  );

  it('knows no other code', () => {
    expect(Object.keys(PRODUCT_ERRORS)).toEqual(Object.keys(words));
    for (const value of [0, 2, 151, 1.5, '1', 'toString', undefined, null]) expect(isProductErrorCode(value)).toBe(false);
  });

  it('44 and 47 share a text, 113 and 115 share a text', () => {
    expect(PRODUCT_ERRORS[44]).toEqual(PRODUCT_ERRORS[47]);
    expect(PRODUCT_ERRORS[113]).toEqual(PRODUCT_ERRORS[115]);
  });
});

describe('a known code, else the status, else the default', () => {
  it.each([
    ['a known code', { status: 409, body: { code: 125, name: 'x', message: 'y' } }, PRODUCT_ERRORS[125].message],
    ['an unknown code', { status: 404, body: { code: 9999, name: 'x', message: 'y' } }, 'Unable to find this resource on the server.'],
    ['a body that is no JSON', { status: 404, body: '<html>' }, 'Unable to find this resource on the server.'],
    ['a code that is no number', { status: 409, body: { code: '125', name: 'x', message: 'y' } }, 'This action did not pass validation.'],
    ['an unlisted status', { status: 418 }, 'Something went wrong.'],
    ['nothing', {}, 'Something went wrong.'],
  ])('%s', (_case, failure, message) => expect(errorMessage(failure)).toBe(message));

  it.each([
    [400, '400 Something went wrong.'],
    [401, 'Your session has expired. Please log in again.'],
    [403, 'You are not authorized to access this. Contact your admin to adjust your permissions.'],
    [404, 'Unable to find this resource on the server.'],
    [409, 'This action did not pass validation.'],
    [429, 'Too many requests were sent. Please try again shortly.'],
    [500, '500 Something went wrong.'],
  ])('%d', (status, message) => expect(errorMessage({ status })).toBe(message));

  it('has the two general texts', () => {
    expect(DEFAULT_ERROR_MESSAGE).toBe('Something went wrong.');
    expect(MALFORMED_RESPONSE).toBe('Malformed response.');
  });
});

describe('codes 12, 18 and 108 show as prominent errors; other numeric errors show a warning with name and message', () => {
  it.each([
    [12, 'error'],
    [18, 'error'],
    [108, 'error'],
    [1, 'warning'],
    [9999, 'warning'],
  ])('%d: %s', (code, severity) => expect(errorSeverity(code)).toBe(severity));

  it('a known code is announced in our words', () =>
    expect(errorNotice({ status: 409, body: { code: 108, name: 'x', message: 'y' } })).toEqual({
      severity: 'error',
      ...PRODUCT_ERRORS[108],
    }));
  it('an unknown number keeps its own name', () =>
    expect(errorNotice({ status: 409, body: { code: 9999, name: 'Odd', message: 'y' } })).toEqual({
      severity: 'warning',
      name: 'Odd',
      message: 'This action did not pass validation.',
    }));
  it.each([[{ status: 500 }], [{ status: 400, body: { name: 'x', message: 'y' } }]])('%j is not announced so', (failure) =>
    expect(errorNotice(failure)).toBeUndefined());
});

describe('error body: {code?: number, name, message}', () => {
  it.each([
    [{ name: 'x', message: 'y' }, true],
    [{ code: 4, name: 'x', message: 'y' }, true],
    [{ code: '4', name: 'x', message: 'y' }, false],
    [{ code: 4, name: 'x' }, false],
  ])('%j: %s', (body, isValid) => expect(errorBodySchema.safeParse(body).success).toBe(isValid));
});
