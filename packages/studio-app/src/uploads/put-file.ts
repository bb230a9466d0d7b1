import { STORAGE_PUT } from '@inspection-studio/domain/calls';
import type { PutFile, RequestStorage } from './file-transport.ts';
import { putInBlocks } from './put-in-blocks.ts';
import { requestByXhr } from './xhr-transport.ts';

/** Stores a file with one PUT request. */
const putWhole =
  (requestStorage: RequestStorage): PutFile =>
  async ({ url, file, contentType, signal, onProgress }) => {
    const headers = { 'Content-Type': contentType, [STORAGE_PUT.header.name]: STORAGE_PUT.header.value };
    await requestStorage({ method: STORAGE_PUT.method, url, headers, body: file, signal, onProgress });
  };

/**
 * Returns the function that stores files: each with one PUT request, and larger ones in blocks, which resume where they
 * stopped.
 *
 * @param blocksFromBytes the largest file that is sent with one request
 * @param requestStorage what sends the requests. @default XMLHttpRequest, which reports progress in browsers
 */
export function createPutFile(blocksFromBytes: number, requestStorage: RequestStorage = requestByXhr): PutFile {
  const whole = putWhole(requestStorage);
  const inBlocks = putInBlocks(requestStorage);
  return (request) => (request.file.size > blocksFromBytes ? inBlocks(request) : whole(request));
}

/** Returns a function that stores files as `putFile` does, and rejects with the error of a file that cannot be read. */
export const putReadable =
  (putFile: PutFile): PutFile =>
  async (request) => {
    try {
      await putFile(request);
    } catch (error) {
      // A file that is gone also looks like a network error. Reading it throws the actual error.
      if (!request.signal.aborted) await request.file.slice(0, 1).arrayBuffer();
      throw error;
    }
  };
