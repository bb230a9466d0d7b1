import { STORAGE_CHECKSUM, STORAGE_PUT } from '@inspection-studio/domain/calls';
import type { OpenHashing } from './checksums/file-hashing.ts';
import type { PutFile, PutOptions } from './file-transport.ts';
import { putInBlocks } from './put-in-blocks.ts';

/** Stores a file with one PUT request. */
const putWhole =
  ({ openHashing, requestStorage }: PutOptions): PutFile =>
  async ({ url, file, contentType, signal, onProgress }) => {
    const hashing = openHashing(file);
    const { md5 } = await hashing.next(file.size).finally(hashing.close);
    const headers = {
      'Content-Type': contentType,
      [STORAGE_PUT.header.name]: STORAGE_PUT.header.value,
      [STORAGE_CHECKSUM.header]: md5,
    };
    await requestStorage({ method: STORAGE_PUT.method, url, headers, body: file, signal, onProgress });
  };

/**
 * Returns the function that stores files: each with one PUT request, and larger ones in blocks, which resume where they
 * stopped. What is sent was hashed before, and the storage refuses other bytes. It rejects with the error of
 * {@link putUnchanged} for a file that is not what was chosen.
 *
 * @param blocksFromBytes the largest file that is sent with one request
 */
export function createPutFile(blocksFromBytes: number, options: PutOptions): PutFile {
  const whole = putWhole(options);
  const inBlocks = putInBlocks(options);
  return putUnchanged(
    (request) => (request.file.size > blocksFromBytes ? inBlocks(request) : whole(request)),
    options.openHashing,
  );
}

/**
 * Returns a function that stores files as `putFile` does, and rejects with a DOMException when the file was moved, deleted
 * or changed meanwhile: NotFoundError or NotReadableError. What was stored of such a file can be a mixture.
 */
export const putUnchanged =
  (putFile: PutFile, openHashing: OpenHashing): PutFile =>
  async (request) => {
    const { file, signal } = request;
    const { size, lastModified } = file;
    const requireUnchanged = async () => {
      // Chromium throws when it reads a file that was changed since it was chosen.
      const hashing = openHashing(file);
      await hashing.next(Math.min(1, size)).finally(hashing.close);
      if (file.size === size && file.lastModified === lastModified) return;
      throw new DOMException('The file was changed.', 'NotReadableError');
    };
    try {
      await putFile(request);
    } catch (error) {
      // A file that is gone also looks like a network error.
      if (!signal.aborted) await requireUnchanged();
      throw error;
    }
    await requireUnchanged();
  };
