import { access } from 'node:fs/promises';
import {
  createPutFile,
  openHashing,
  type PutFile,
  type RequestStorage,
} from '@inspection-studio/studio-app/upload-engine';

/** Whether the path of a file leads nowhere. */
const isGone = (file: File & { absolutePath?: string }): Promise<boolean> =>
  file.absolutePath === undefined
    ? Promise.resolve(false)
    : access(file.absolutePath).then(
        () => false,
        () => true,
      );

/**
 * Returns the function that stores files of the disk, as {@link createPutFile} does. Node.js has one error for a file that
 * was changed and one that is gone; the latter becomes the NotFoundError of browsers.
 */
export function putFromDisk(blocksFromBytes: number, requestStorage: RequestStorage): PutFile {
  const putFile = createPutFile(blocksFromBytes, { openHashing, requestStorage });
  return async (request) => {
    try {
      await putFile(request);
    } catch (error) {
      const isUnreadable = error instanceof DOMException && error.name === 'NotReadableError';
      if (isUnreadable && (await isGone(request.file))) throw new DOMException(error.message, 'NotFoundError');
      throw error;
    }
  };
}
