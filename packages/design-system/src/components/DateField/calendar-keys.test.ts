import { describe, expect, it } from 'vitest';
import { dateAfterKey } from './calendar-keys.js';

const ltr = { firstWeekday: 1, isRightToLeft: false };
const rtl = { firstWeekday: 0, isRightToLeft: true };

describe('dateAfterKey', () => {
  it.each([
    ['ArrowRight', false, ltr, '2024-03-10'],
    ['ArrowLeft', false, ltr, '2024-03-08'],
    ['ArrowRight', false, rtl, '2024-03-08'],
    ['ArrowLeft', false, rtl, '2024-03-10'],
    ['ArrowDown', false, ltr, '2024-03-16'],
    ['ArrowUp', false, ltr, '2024-03-02'],
    ['Home', false, ltr, '2024-03-04'],
    ['End', false, ltr, '2024-03-10'],
    ['Home', false, rtl, '2024-03-03'],
    ['End', false, rtl, '2024-03-09'],
    ['PageDown', false, ltr, '2024-04-09'],
    ['PageUp', false, ltr, '2024-02-09'],
    ['PageDown', true, ltr, '2025-03-09'],
    ['PageUp', true, ltr, '2023-03-09'],
    ['Tab', false, ltr, undefined],
  ])('%s, shift %s', (key, shiftKey, frame, expected) => {
    expect(dateAfterKey({ key, shiftKey }, '2024-03-09', frame)).toBe(expected);
  });
});
