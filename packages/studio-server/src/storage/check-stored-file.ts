import type { BlobStore } from './blob-store.ts';
import { type Damage, damageOf, isReadError, type RecordedContent } from './file-damage.ts';

/** Result of comparing a stored file with its record. */
export interface StoredFileCheck {
  damage: Damage | null;
  /** Null when the file is missing or cannot be read. */
  found: RecordedContent | null;
}

/**
 * Compares a stored file with its record.
 *
 * @param maxAgeMs how long ago the bytes may have been read; see {@link BlobStore.fingerprint}
 * @throws when the store does not respond
 */
export async function checkStoredFile(
  store: Pick<BlobStore, 'fingerprint'>,
  key: string,
  recorded: RecordedContent,
  maxAgeMs?: number,
): Promise<StoredFileCheck> {
  try {
    const found = await store.fingerprint(key, maxAgeMs);
    return { damage: damageOf(recorded, found), found };
  } catch (error) {
    if (!isReadError(error)) throw error;
    return { damage: 'content', found: null };
  }
}
