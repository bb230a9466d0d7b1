import { describe, expect, it } from 'vitest';
import { StudioError } from './studio-error.ts';

describe('a refusal gives its reasons to users, an invalid input does not', () => {
  const body = { code: 33, name: 'x', message: 'y', issues: [{ path: 'token', message: 'Verify your address.' }] };

  it.each<[number, string[]]>([
    [403, ['Verify your address.']],
    [409, ['Verify your address.']],
    [400, []],
  ])('status %s', (status, reasons) => expect(StudioError.fromAnswer(status, { body }).reasons).toEqual(reasons));
});
