import { describe, expect, it } from 'vitest';
import { errorBodySchema, productErrorBody } from './error-body.ts';

describe('error body: {code?: number, name, message}', () => {
  it.each([
    [{ name: 'x', message: 'y' }, true],
    [{ code: 4, name: 'x', message: 'y' }, true],
    [{ code: 4, name: 'x', message: 'y', issues: [] }, true],
    [{ code: '4', name: 'x', message: 'y' }, false],
    [{ code: 4, name: 'x' }, false],
    [{ code: 4, message: 'y' }, false],
    ['<html>', false],
  ])('%j: %s', (body, isValid) => expect(errorBodySchema.safeParse(body).success).toBe(isValid));

  it('a product error code has its name and sentence', () =>
    expect(productErrorBody(108)).toEqual({
      code: 108,
      name: 'Not enough data',
      message: 'The inspection lacks enough data.',
    }));
});
