import { describe, expect, it } from 'vitest';
import { fileTypeHint } from './file-type-hint.js';

const eight = ['.jpg', '.jpeg', '.png', '.bmp', '.tif', '.tiff', '.zip', '.pdf'];

describe('fileTypeHint', () => {
  it.each([
    ['none', [], ''],
    ['one', ['.pdf'], '.pdf'],
    ['File-type hints list the first 8 extensions.', eight, '.jpg, .jpeg, .png, .bmp, .tif, .tiff, .zip, .pdf'],
    [
      "After 8 extensions the hint ends 'and more'.",
      [...eight, '.txt'],
      '.jpg, .jpeg, .png, .bmp, .tif, .tiff, .zip, .pdf and more',
    ],
  ])('%s', (_case, extensions, expected) => expect(fileTypeHint(extensions)).toBe(expected));
});
