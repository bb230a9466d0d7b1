import { describe, expect, it } from 'vitest';
import { groupErrors } from './group-errors.js';

const validate = (value: string) =>
  value.length > 6 ? 'Too long' : value.includes('@') ? null : 'Not an e-mail address';

describe('groupErrors: one group for each message', () => {
  it.each([
    ['no errors', ['a@b.co'], []],
    [
      'two messages',
      ['ada', 'a@b.co', 'verylong', 'dele'],
      [
        { message: 'Not an e-mail address', values: ['ada', 'dele'] },
        { message: 'Too long', values: ['verylong'] },
      ],
    ],
  ])('%s', (_case, values, expected) => expect(groupErrors(values, validate)).toEqual(expected));

  it('returns nothing without validate', () => expect(groupErrors(['ada'], undefined)).toEqual([]));
});
