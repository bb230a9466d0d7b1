import { describe, expect, it } from 'vitest';
import { errorCode } from './error-code.ts';

describe('errorCode: the code of an error response', () => {
  it.each([
    [{ code: 125, name: 'x', message: 'y' }, 125],
    [{ code: 125 }, 125],
    [{ code: 9999, message: null }, 9999],
    [{ code: 0 }, 0],
    [{ code: '125' }, undefined],
    [{ code: 1.5 }, undefined],
    [{ code: null }, undefined],
    [{ name: 'x', message: 'y' }, undefined],
    [[125], undefined],
    [125, undefined],
    ['{"code":125}', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j: %s', (body, code) => expect(errorCode(body)).toBe(code));
});
