import { describe, expect, it } from 'vitest';
import { checkStoredFile } from './check-stored-file.ts';

const failing = (code: string) => ({
  fingerprint: () => Promise.reject(Object.assign(new Error('read failed'), { code })),
});

describe('a file whose bytes cannot be read', () => {
  it('is damaged when the disk reports an error', async () =>
    expect(await checkStoredFile(failing('EIO'), 'a', { sizeBytes: 1, checksum: null })).toEqual({
      damage: 'content',
      found: null,
    }));

  it('is not damaged when the store does not respond', () =>
    expect(checkStoredFile(failing('ECONNREFUSED'), 'a', { sizeBytes: 1, checksum: null })).rejects.toThrow(
      'read failed',
    ));
});
