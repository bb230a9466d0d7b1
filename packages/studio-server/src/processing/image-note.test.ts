import { describe, expect, it } from 'vitest';
import { imageNote, type ReadImage } from './image-note.ts';

const visual = { format: 'jpeg', captureKind: 'visual', radiometricKind: null } as const;
const radiometric = { format: 'jpeg', captureKind: 'thermal', radiometricKind: 'dji' } as const;
const plain: ReadImage = { name: 'IMG_0467.JPG', captureType: 'Rgb', facts: visual, isIncomplete: false };

describe('imageNote: describes anomalies of readable images', () => {
  it.each<[string, Partial<ReadImage>, string | null]>([
    ['nothing', {}, null],
    ['an unknown extension', { name: 'IMG_0467.dat' }, null],
    ['no extension', { name: 'IMG_0467' }, null],
    [
      'a truncated file',
      { isIncomplete: true },
      'The file ends too early; the part of the image that is there is shown.',
    ],
    ['a PNG named as JPEG', { facts: { ...visual, format: 'png' } }, 'The file is a PNG, although its name says JPEG.'],
    ['a visual image in thermal data', { captureType: 'Ir' }, 'Nothing in the file says that it is a thermal image.'],
    [
      'thermal by camera model only, in thermal data',
      { captureType: 'Ir', facts: { ...visual, captureKind: 'thermal' } },
      null,
    ],
    ['a radiometric image in thermal data', { captureType: 'Ir', facts: radiometric }, null],
    [
      'a radiometric image in visual data',
      { facts: radiometric },
      'The file is a thermal image with temperatures, among the visual images.',
    ],
    ['a thermal image in supplementary data', { captureType: null, facts: radiometric }, null],
    [
      'several anomalies',
      { captureType: 'Ir', isIncomplete: true },
      'The file ends too early; the part of the image that is there is shown. Nothing in the file says that it is a thermal image.',
    ],
  ])('%s', (_case, oddity, note) => {
    expect(imageNote({ ...plain, ...oddity })).toBe(note);
  });
});
