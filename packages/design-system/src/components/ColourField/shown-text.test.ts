import { describe, expect, it } from 'vitest';
import { shownText } from './shown-text.js';

describe('shownText', () => {
  it.each([
    ['the typed text', '#aabbcc', '#aabbcc', '#aabbcc'],
    ['a typed text that is not a colour yet', '#ab', null, '#ab'],
    ['the value if nothing is typed', null, '#aabbcc', '#AABBCC'],
    ['a value set from outside meanwhile', '#ab', '#ec7c0e', '#EC7C0E'],
    ['nothing', null, null, ''],
  ])('%s', (_case, draft, value, expected) => expect(shownText(draft, value)).toBe(expected));
});
