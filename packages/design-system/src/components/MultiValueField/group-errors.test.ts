import { describe, expect, it } from 'vitest';
import { groupErrors } from './group-errors.js';

const validate = (value: string) =>
  value.length > 6 ? 'Too long' : value.includes('@') ? null : 'Not an e-mail address';

describe('groupErrors: each message once, with the values it is said of', () => {
  it.each([
    ['nothing wrong', ['a@b.co'], []],
    [
      'two messages',
      ['ada', 'a@b.co', 'verylong', 'dele'],
      [
        { message: 'Not an e-mail address', values: ['ada', 'dele'] },
        { message: 'Too long', values: ['verylong'] },
      ],
    ],
  ])('%s', (_case, values, expected) => expect(groupErrors(values, validate)).toEqual(expected));

  it('finds nothing without a rule', () => expect(groupErrors(['ada'], undefined)).toEqual([]));
});
