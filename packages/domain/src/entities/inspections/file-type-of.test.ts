import { describe, expect, it } from 'vitest';
import { fileTypeOf, supplementaryTypeOf } from './file-type-of.ts';

describe('file type: Image, Video, Blob, Pdf; supplementary PDFs go as Blob', () => {
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
