import { describe, expect, it } from 'vitest';
import { storedFileFault } from './stored-file-fault.ts';

describe('a stored file must match its registration: the type, and at most the announced size', () => {
  const photo = { mime: 'image/jpeg', sizeBytes: 4096, storageKey: 'projects/p/a.jpg' };
  const empty = { ...photo, sizeBytes: 0 };
  const scan = { mime: 'image/bmp', sizeBytes: 4096, storageKey: 'projects/p/a.bmp' };
  it.each([
    [photo, 4096, 'image/jpeg', null],
    [photo, 3073, 'Image/JPEG', null],
    [photo, 4097, 'image/jpeg', 'The stored file is larger than announced: 4097 of 4096 bytes.'],
    [photo, 0, 'image/jpeg', 'The stored file is empty: 0 of 4096 bytes.'],
    [empty, 0, 'image/jpeg', null],
    [empty, 1, 'image/jpeg', 'The stored file is larger than announced: 1 of 0 bytes.'],
    [photo, 4096, 'text/html', 'The file is stored as text/html, not as image/jpeg.'],
    [scan, 4096, 'application/octet-stream', null],
    [scan, 4096, 'image/bmp', null],
    [photo, 4096, 'application/octet-stream', 'The file is stored as application/octet-stream, not as image/jpeg.'],
  ])('%j with %d bytes of %s', (file, sizeBytes, contentType, fault) => {
    expect(storedFileFault(file, { sizeBytes, contentType })).toBe(fault);
  });
});
