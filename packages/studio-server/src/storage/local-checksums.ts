import type { Stats } from 'node:fs';
import { createChecksumCache } from './checksum-cache.ts';
import type { RecordedContent } from './file-damage.ts';
import { readChecksum } from './read-checksum.ts';

/** State of a file on disk that changes with its content. */
export type FileState = Pick<Stats, 'size' | 'mtimeMs'>;

/** Returns the ETag of a file, with quotes. Moving a file keeps it. */
export const etagOf = ({ size, mtimeMs }: FileState): string => `"${size.toString(36)}-${mtimeMs.toString(36)}"`;

/** Checksums of the files in a folder. */
export interface LocalChecksums {
  /** Notes the checksum of a file that was just written. */
  note: (key: string, written: { checksum: string; state: FileState }) => void;
  /**
   * Returns the checksum of a file. Reads the file unless this state of it was written or read less than `maxAgeMs` ago; reads
   * it once for all who ask meanwhile.
   *
   * @throws ENOENT when the file is removed meanwhile
   */
  of: (key: string, path: string, state: FileState, maxAgeMs: number) => Promise<RecordedContent>;
}

export function createLocalChecksums(): LocalChecksums {
  const cache = createChecksumCache();
  const reading = new Map<string, Promise<RecordedContent>>();

  async function read(key: string, path: string): Promise<RecordedContent> {
    const { checksum, state } = await readChecksum(path);
    cache.add(key, etagOf(state), checksum);
    return { sizeBytes: state.size, checksum };
  }

  return {
    note: (key, { checksum, state }) => cache.add(key, etagOf(state), checksum),
    of: async (key, path, state, maxAgeMs) => {
      const etag = etagOf(state);
      const checksum = cache.find(key, etag, maxAgeMs);
      if (checksum !== null) return { sizeBytes: state.size, checksum };
      const id = `${etag} ${key}`;
      const result = reading.get(id) ?? read(key, path).finally(() => reading.delete(id));
      reading.set(id, result);
      return result;
    },
  };
}
