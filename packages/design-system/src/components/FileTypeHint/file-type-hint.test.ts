import { describe, expect, it } from 'vitest';
import { fileTypeHint } from './file-type-hint.js';

const eight = ['.jpg', '.jpeg', '.png', '.bmp', '.tif', '.tiff', '.zip', '.pdf'];

describe("fileTypeHint: hints list the first 8 extensions, then 'and more'", () => {
  it.each([
    ['none', [], ''],
    ['one', ['.pdf'], '.pdf'],
    ['eight', eight, '.jpg, .jpeg, .png, .bmp, .tif, .tiff, .zip, .pdf'],
    ['nine', [...eight, '.txt'], '.jpg, .jpeg, .png, .bmp, .tif, .tiff, .zip, .pdf and more'],
  ])('%s', (_case, extensions, expected) => expect(fileTypeHint(extensions)).toBe(expected));
});
