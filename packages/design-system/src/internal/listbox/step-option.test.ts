import { describe, expect, it } from 'vitest';
import { stepOption } from './step-option.js';

const on = {};
const off = { disabled: true };

describe('stepOption: disabled options are passed over, the ends hold', () => {
  it.each([
    ['next from none is the first', [on, on], -1, 'next', 0],
    ['next passes a disabled one', [on, off, on], 0, 'next', 2],
    ['next holds at the end', [on, on], 1, 'next', 1],
    ['previous from none is the last', [on, on], -1, 'previous', 1],
    ['previous passes a disabled one', [on, off, on], 2, 'previous', 0],
    ['previous holds at the start', [on, on], 0, 'previous', 0],
    ['first is the first enabled one', [off, on, on], 2, 'first', 1],
    ['last is the last enabled one', [on, on, off], 0, 'last', 1],
    ['nothing enabled leaves none', [off, off], -1, 'next', -1],
    ['nothing at all leaves none', [], -1, 'last', -1],
  ] as const)('%s', (_case, options, from, step, expected) => expect(stepOption(options, from, step)).toBe(expected));
});
