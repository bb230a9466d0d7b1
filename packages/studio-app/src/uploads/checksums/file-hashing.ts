import { md5 } from 'js-md5';
import { readInTime } from '../read-in-time.ts';

/** Bytes that are read at a time. A drive has to deliver them within the limit of {@link readInTime}. */
const READ_BYTES = 4 * 1024 * 1024;

/** A part of a file with its checksums. */
export interface HashedPart {
  /** The bytes, to be sent. The hashing takes them, because `Blob.slice` blocks while the browser is busy. */
  part: Blob;
  /** Base64 MD5 of the part. */
  md5: string;
  /** Base64 MD5 of the whole file; null before its last part. */
  fileMd5: string | null;
}

/** Hashes one file from its beginning to its end. */
export interface FileHashing {
  /**
   * Reads and hashes the next part of the file, which is up to but not including the byte `end`.
   *
   * @throws DOMException NotFoundError or NotReadableError when the file was moved, deleted or changed since it was chosen
   */
  next: (end: number) => Promise<HashedPart>;
  /** Call when no other part will be hashed. */
  close: () => void;
}

/** Begins to hash a file. */
export type OpenHashing = (file: File) => FileHashing;

/** Hashes a file here. A page does that in a worker, see `hashInWorker`. */
export const openHashing: OpenHashing = (file) => {
  const { size } = file;
  const fileHash = md5.create();
  let start = 0;
  return {
    async next(end) {
      const partStart = start;
      start = end;
      const isLast = end === size;
      // The only part is hashed once.
      const isWhole = isLast && partStart === 0;
      const hash = md5.create();
      let readBytes = 0;
      for (let at = partStart; at < end; at += READ_BYTES) {
        const bytes = new Uint8Array(await readInTime(file.slice(at, Math.min(at + READ_BYTES, end))));
        hash.update(bytes);
        if (!isWhole) fileHash.update(bytes);
        readBytes += bytes.length;
      }
      if (readBytes !== end - partStart) throw new DOMException('The file was changed.', 'NotReadableError');
      const partMd5 = hash.base64();
      const part = isWhole ? file : file.slice(partStart, end);
      if (!isLast) return { part, md5: partMd5, fileMd5: null };
      return { part, md5: partMd5, fileMd5: isWhole ? partMd5 : fileHash.base64() };
    },
    close: () => undefined,
  };
};
