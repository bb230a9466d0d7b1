import { describe, expect, it } from 'vitest';
import { storedFileFault } from './stored-file-fault.ts';

const AGAIN = 'Retry, or choose it again if it was changed.';

describe('a stored file must match its registration: the type, and the announced size, which may be rounded up to KB', () => {
  const photo = { mime: 'image/jpeg', sizeBytes: 4096, storageKey: 'projects/p/a.jpg' };
  const exact = { ...photo, sizeBytes: 4097 };
  const small = { ...photo, sizeBytes: 1024 };
  const empty = { ...photo, sizeBytes: 0 };
  const scan = { mime: 'image/bmp', sizeBytes: 4096, storageKey: 'projects/p/a.bmp' };
  it.each([
    [photo, 4096, 'image/jpeg', null],
    [photo, 3073, 'Image/JPEG', null],
    [photo, 3072, 'image/jpeg', `The stored file is smaller than announced: 3072 of 4096 bytes. ${AGAIN}`],
    [photo, 4097, 'image/jpeg', `The stored file is larger than announced: 4097 of 4096 bytes. ${AGAIN}`],
    [photo, 0, 'image/jpeg', `The stored file is smaller than announced: 0 of 4096 bytes. ${AGAIN}`],
    [exact, 4097, 'image/jpeg', null],
    [exact, 4096, 'image/jpeg', `The stored file is smaller than announced: 4096 of 4097 bytes. ${AGAIN}`],
    [exact, 4098, 'image/jpeg', `The stored file is larger than announced: 4098 of 4097 bytes. ${AGAIN}`],
    [exact, 0, 'image/jpeg', `The stored file is smaller than announced: 0 of 4097 bytes. ${AGAIN}`],
    [small, 1, 'image/jpeg', null],
    [small, 0, 'image/jpeg', `The stored file is smaller than announced: 0 of 1024 bytes. ${AGAIN}`],
    [empty, 0, 'image/jpeg', null],
    [empty, 1, 'image/jpeg', `The stored file is larger than announced: 1 of 0 bytes. ${AGAIN}`],
    [photo, 4096, 'text/html', 'The file is stored as text/html, not as image/jpeg.'],
    [scan, 4096, 'application/octet-stream', null],
    [scan, 4096, 'image/bmp', null],
    [photo, 4096, 'application/octet-stream', 'The file is stored as application/octet-stream, not as image/jpeg.'],
  ])('%j with %d bytes of %s', (file, sizeBytes, contentType, fault) => {
    expect(storedFileFault(file, { sizeBytes, contentType })).toBe(fault);
  });
});
