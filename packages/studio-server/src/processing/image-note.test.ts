import { describe, expect, it } from 'vitest';
import { imageNote, type ReadImage } from './image-note.ts';

const visual = { format: 'jpeg', captureKind: 'visual', radiometricKind: null } as const;
const radiometric = { format: 'jpeg', captureKind: 'thermal', radiometricKind: 'dji' } as const;
const plain: ReadImage = { name: 'IMG_0467.JPG', captureType: 'Rgb', facts: visual, isIncomplete: false };

describe('imageNote: what is odd about an image that could be read', () => {
  it.each<[string, Partial<ReadImage>, string | null]>([
    ['nothing', {}, null],
    ['an ending nobody judges by', { name: 'IMG_0467.dat' }, null],
    ['no ending', { name: 'IMG_0467' }, null],
    [
      'it ends too early',
      { isIncomplete: true },
      'The file ends too early; the part of the image that is there is shown.',
    ],
    [
      'it is no JPEG although named so',
      { facts: { ...visual, format: 'png' } },
      'The file is a PNG, although its name says JPEG.',
    ],
    [
      'a visual image among the thermal ones',
      { captureType: 'Ir' },
      'Nothing in the file says that it is a thermal image.',
    ],
    [
      'thermal by its camera alone, among the thermal ones',
      { captureType: 'Ir', facts: { ...visual, captureKind: 'thermal' } },
      null,
    ],
    ['a radiometric image among the thermal ones', { captureType: 'Ir', facts: radiometric }, null],
    [
      'a radiometric image among the visual ones',
      { facts: radiometric },
      'The file is a thermal image with temperatures, among the visual images.',
    ],
    ['a thermal image in supplementary data', { captureType: null, facts: radiometric }, null],
    [
      'several things',
      { captureType: 'Ir', isIncomplete: true },
      'The file ends too early; the part of the image that is there is shown. Nothing in the file says that it is a thermal image.',
    ],
  ])('%s', (_case, oddity, note) => {
    expect(imageNote({ ...plain, ...oddity })).toBe(note);
  });
});
