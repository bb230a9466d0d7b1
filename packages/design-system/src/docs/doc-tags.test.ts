import { describe, expect, it } from 'vitest';
import { defaultIn, withoutTags } from './doc-tags.js';

describe('doc comments as the documentation shows them', () => {
  it.each([
    ['One of a list.', 'One of a list.', undefined],
    ["Shown while empty. @default 'Select an option'", 'Shown while empty.', "'Select an option'"],
    ['@default false', '', 'false'],
    ['One line.\n\n@see Select', 'One line.', undefined],
    [
      '@default the accepted extensions, 8 of them\nand more\n@see FileDropzone',
      '',
      'the accepted extensions, 8 of them\nand more',
    ],
    [
      'Of a list.\n\n@throws when a value is empty\n@see RadioGroup',
      'Of a list.\n\nThrows when a value is empty.',
      undefined,
    ],
    ['Mail to a@default.example', 'Mail to a@default.example', undefined],
  ])('%j', (comment, shown, value) => {
    expect(withoutTags(comment)).toBe(shown);
    expect(defaultIn(comment)).toBe(value);
  });
});
