import { describe, expect, it } from 'vitest';
import { isMissingCode, MissingCodeError } from './missing-code.ts';

describe('code of the studio that could not be fetched', () => {
  it.each([
    [
      'Chrome',
      new TypeError('Failed to fetch dynamically imported module: https://studio.example/assets/area-4f.js'),
      true,
    ],
    [
      'Firefox',
      new TypeError('error loading dynamically imported module: https://studio.example/assets/area-4f.js'),
      true,
    ],
    ['Safari', new TypeError('Importing a module script failed.'), true],
    ['a file that the server does not have', new MissingCodeError('/assets/area-4f.css'), true],
    ['a call without an answer', new TypeError('Failed to fetch'), false],
    ['a fault of the program', new TypeError("Cannot read properties of undefined (reading 'name')"), false],
    ['no error', 'Importing a module script failed.', false],
  ])('%s', (_case, error, expected) => expect(isMissingCode(error)).toBe(expected));
});
