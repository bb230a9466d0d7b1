import { describe, expect, it } from 'vitest';
import { shownText } from './shown-text.js';

describe('shownText', () => {
  it.each([
    ['what is being typed', 'abc', '#aabbcc', 'abc'],
    ['what is not a colour yet', '#ab', null, '#ab'],
    ['the value, when nothing is typed', null, '#aabbcc', '#AABBCC'],
    ['the value that came from elsewhere meanwhile', '#ab', '#ec7c0e', '#EC7C0E'],
    ['nothing', null, null, ''],
  ])('%s', (_case, draft, value, expected) => expect(shownText(draft, value)).toBe(expected));
});
