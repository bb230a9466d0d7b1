import { describe, expect, it } from 'vitest';
import { fileTypeOf, storedAs, supplementaryTypeOf } from './file-type-of.ts';

describe('file type: Image, Video, Blob, Pdf; supplementary PDFs are Blob', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 'Image', 'Image'],
    ['a.png', '', 'Image', 'Image'],
    ['a.mp4', 'video/mp4', 'Video', 'Video'],
    ['a.ts', '', 'Video', 'Video'],
    ['a.pdf', 'application/pdf', 'Pdf', 'Blob'],
    ['a.pdf', '', 'Pdf', 'Blob'],
    ['a.zip', 'application/zip', 'Blob', 'Blob'],
    ['a.txt', 'text/plain', 'Blob', 'Blob'],
    ['a.dwg', 'image/vnd.dwg', 'Blob', 'Blob'],
    ['a.dxf', '', 'Blob', 'Blob'],
    ['a.p4d', '', 'Blob', 'Blob'],
  ] as const)('%s (%s): %s, %s', (name, type, kind, supplementaryKind) => {
    expect(fileTypeOf({ name, type })).toBe(kind);
    expect(supplementaryTypeOf({ name, type })).toBe(supplementaryKind);
  });
});

describe('server and client store a file as the same type, by its kind of data', () => {
  it.each([
    ['three', 'IMG_0467.JPG', 'image/pjpeg', 'image/jpeg', 'Image'],
    ['two', 'IMG_0467', '', 'image/jpeg', 'Image'],
    ['ortho', 'points.XLS', '', 'application/vnd.ms-excel', 'Blob'],
    [
      'ortho',
      'points.xlsx',
      'application/zip',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Blob',
    ],
    ['sonar', 'scan.BMP', 'image/x-ms-bmp', 'image/bmp', 'Image'],
    ['sonar', 'scan.txt', '', 'text/plain', 'Blob'],
    ['supplementary', 'report.pdf', '', 'application/pdf', 'Blob'],
    ['supplementary', 'flight.mov', 'video/quicktime', 'video/quicktime', 'Video'],
  ] as const)('%s: %s (%s)', (kind, name, type, mime, stored) => {
    expect(storedAs(kind, { name, type })).toEqual({ mime, type: stored });
  });
});
