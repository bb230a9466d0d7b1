import { describe, expect, it } from 'vitest';
import { imageNote, type ReadImage } from './image-note.ts';

const NOW_MS = Date.UTC(2026, 10, 28, 12);
const position = { latitude: 56, longitude: -3.4, source: 'exif', altitudeMetres: null } as const;
const capturedAt = new Date('2026-11-20T09:30:05Z');
const visual = { format: 'jpeg', captureKind: 'visual', radiometricKind: null, position, capturedAt } as const;
const radiometric = { ...visual, captureKind: 'thermal', radiometricKind: 'dji' } as const;
const plain: ReadImage = {
  name: 'IMG_0467.JPG',
  captureType: 'Rgb',
  facts: visual,
  isIncomplete: false,
  isDamaged: false,
};

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
    ['a damaged file', { isDamaged: true }, 'Part of the picture is damaged.'],
    ['a damaged supplementary file', { captureType: null, isDamaged: true }, 'Part of the picture is damaged.'],
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
    [
      'thermal without temperatures, in visual data',
      { facts: { ...visual, captureKind: 'thermal' } },
      'The file is a thermal image, among the visual images.',
    ],
    ['no position', { facts: { ...visual, position: null } }, 'The file has no position.'],
    [
      'the position 0, 0',
      { facts: { ...visual, position: { ...position, latitude: 0, longitude: 0 } } },
      'The position of the file is 0, 0: its camera had no satellite fix.',
    ],
    [
      'no position, in thermal data',
      { captureType: 'Ir', facts: { ...radiometric, position: null } },
      'The file has no position.',
    ],
    ['no time', { facts: { ...visual, capturedAt: null } }, 'The file does not say when it was taken.'],
    [
      'a clock in the future',
      { facts: { ...visual, capturedAt: new Date('2027-01-01T00:00:00Z') } },
      'The file says that it was taken in the future: the clock of its camera was wrong.',
    ],
    ['a clock a few hours ahead', { facts: { ...visual, capturedAt: new Date('2026-11-29T02:00:00Z') } }, null],
    [
      'neither position nor time, in supplementary data',
      { captureType: null, facts: { ...visual, position: null, capturedAt: null } },
      null,
    ],
    ['a thermal image in supplementary data', { captureType: null, facts: radiometric }, null],
    [
      'several anomalies',
      { captureType: 'Ir', isIncomplete: true },
      'The file ends too early; the part of the image that is there is shown. Nothing in the file says that it is a thermal image.',
    ],
  ])('%s', (_case, oddity, note) => {
    expect(imageNote({ ...plain, ...oddity }, NOW_MS)).toBe(note);
  });
});
