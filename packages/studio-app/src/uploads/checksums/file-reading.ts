import { md5 } from 'js-md5';
import { readInTime } from '../read-in-time.ts';

/** Bytes that are read at a time. A drive has to deliver them within the limit of {@link readInTime}. */
const READ_BYTES = 2 * 1024 * 1024;

/** The bytes of a part of a file, in memory, and their checksums. */
export interface ReadPart {
  bytes: Blob;
  /** Base64 MD5 of the bytes. */
  md5: string;
  /** Base64 MD5 of the whole file; null before its last part. */
  fileMd5: string | null;
}

/** Reads one file from its beginning to its end. Each byte is read once, so that what is sent is what was hashed. */
export interface FileReading {
  /**
   * Reads the next part of the file.
   *
   * @throws DOMException NotFoundError or NotReadableError when the file was moved, deleted or changed since it was chosen
   */
  read: (part: Blob, isLast: boolean) => Promise<ReadPart>;
  /** Call when no other part will be read. */
  close: () => void;
}

/** Begins to read a file. */
export type OpenReading = () => FileReading;

/** Reads a file and hashes it here. A page does that in a worker, see `hashInWorker`. */
export const openReading: OpenReading = () => {
  const file = md5.create();
  let isFirst = true;
  return {
    async read(part, isLast) {
      // The only part is hashed once.
      const isWhole = isFirst && isLast;
      isFirst = false;
      const hash = md5.create();
      const read: Uint8Array<ArrayBuffer>[] = [];
      for (let start = 0; start < part.size; start += READ_BYTES) {
        const bytes = new Uint8Array(await readInTime(part.slice(start, start + READ_BYTES)));
        hash.update(bytes);
        if (!isWhole) file.update(bytes);
        read.push(bytes);
      }
      const bytes = new Blob(read);
      if (bytes.size !== part.size) throw new DOMException('The file was changed.', 'NotReadableError');
      const partMd5 = hash.base64();
      if (!isLast) return { bytes, md5: partMd5, fileMd5: null };
      return { bytes, md5: partMd5, fileMd5: isWhole ? partMd5 : file.base64() };
    },
    close: () => undefined,
  };
};
