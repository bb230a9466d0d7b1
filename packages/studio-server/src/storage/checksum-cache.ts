/** Maximum number of cached checksums, about 300 bytes each. */
const ENTRIES_MAX = 20_000;

/** Checksums of the files that were written or read last, so that unchanged files are not read again. */
export interface ChecksumCache {
  /** @param etag of the content that was written or read */
  add: (key: string, etag: string, checksum: string) => void;
  /** Returns the checksum of content that was written or read less than `maxAgeMs` ago; else null. */
  find: (key: string, etag: string, maxAgeMs: number) => string | null;
}

/** @param now time in milliseconds */
export function createChecksumCache(
  now: () => number = () => performance.now(),
  entriesMax = ENTRIES_MAX,
): ChecksumCache {
  const entries = new Map<string, { etag: string; checksum: string; atMs: number }>();
  return {
    add: (key, etag, checksum) => {
      // Inserted again, because the oldest entry is removed first.
      entries.delete(key);
      entries.set(key, { etag, checksum, atMs: now() });
      for (const oldest of entries.keys()) {
        if (entries.size <= entriesMax) return;
        entries.delete(oldest);
      }
    },
    find: (key, etag, maxAgeMs) => {
      const entry = entries.get(key);
      return entry?.etag === etag && now() - entry.atMs < maxAgeMs ? entry.checksum : null;
    },
  };
}
