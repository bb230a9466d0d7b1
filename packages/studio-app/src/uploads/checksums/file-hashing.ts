import { md5 } from 'js-md5';
import { readInTime } from '../read-in-time.ts';

/** Bytes that are read at a time. A drive has to deliver them within the limit of {@link readInTime}. */
const READ_BYTES = 4 * 1024 * 1024;

/** The checksums of a part of a file. */
export interface PartChecksums {
  /** Base64 MD5 of the part. */
  md5: string;
  /** Base64 MD5 of the whole file; null before its last part. */
  fileMd5: string | null;
}

/** Hashes one file from its beginning to its end. */
export interface FileHashing {
  /**
   * Reads and hashes the next part of the file.
   *
   * @throws DOMException NotFoundError or NotReadableError when the file was moved, deleted or changed since it was chosen
   */
  next: (part: Blob, isLast: boolean) => Promise<PartChecksums>;
  /** Call when no other part will be hashed. */
  close: () => void;
}

/** Begins to hash a file. */
export type OpenHashing = () => FileHashing;

/** Hashes a file here. A page does that in a worker, see `hashInWorker`. */
export const openHashing: OpenHashing = () => {
  const file = md5.create();
  let isFirst = true;
  return {
    async next(part, isLast) {
      // The only part is hashed once.
      const isWhole = isFirst && isLast;
      isFirst = false;
      const hash = md5.create();
      let readBytes = 0;
      for (let start = 0; start < part.size; start += READ_BYTES) {
        const bytes = new Uint8Array(await readInTime(part.slice(start, start + READ_BYTES)));
        hash.update(bytes);
        if (!isWhole) file.update(bytes);
        readBytes += bytes.length;
      }
      if (readBytes !== part.size) throw new DOMException('The file was changed.', 'NotReadableError');
      const partMd5 = hash.base64();
      if (!isLast) return { md5: partMd5, fileMd5: null };
      return { md5: partMd5, fileMd5: isWhole ? partMd5 : file.base64() };
    },
    close: () => undefined,
  };
};
