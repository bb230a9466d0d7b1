import { describe, expect, it } from 'vitest';
import { isToggleKey } from './select-keys.js';

describe('isToggleKey: Space or key code 0', () => {
  it.each([
    ['Space', { key: ' ', keyCode: 32 }, true],
    ['Space without a code', { key: ' ', keyCode: 0 }, true],
    ['code 0 without a key', { key: '', keyCode: 0 }, true],
    ['code 0 of an unidentified key', { key: 'Unidentified', keyCode: 0 }, true],
    ['code 0 of another named key', { key: 'Tab', keyCode: 0 }, false],
    ['code 0 of a letter', { key: 'a', keyCode: 0 }, false],
    ['an unidentified key with a code', { key: 'Unidentified', keyCode: 229 }, false],
    ['Enter', { key: 'Enter', keyCode: 13 }, false],
  ])('%s', (_case, pressed, expected) => expect(isToggleKey(pressed)).toBe(expected));
});
