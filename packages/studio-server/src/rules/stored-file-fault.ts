import type { BlobInfo } from '../storage/blob-store.ts';
import { contentTypeOf } from '../storage/content-type.ts';

/** A registered file: its type and announced size, rounded up to KB. */
interface Announced {
  mime: string;
  sizeBytes: number;
  storageKey: string;
}

/**
 * Returns a message when a stored inspection file does not match its registration, else null.
 *
 * Azure URLs restrict neither type nor size, so both are checked here. An empty file is
 * accepted only when an empty one was announced; processing reports it. The local store
 * enforces the type and derives it from the extension of the key.
 */
export function storedFileFault(
  { mime, sizeBytes, storageKey }: Announced,
  stored: Pick<BlobInfo, 'sizeBytes' | 'contentType'>,
): string | null {
  if (stored.sizeBytes > sizeBytes) {
    return `The stored file is larger than announced: ${stored.sizeBytes} of ${sizeBytes} bytes.`;
  }
  if (stored.sizeBytes === 0 && sizeBytes > 0) return `The stored file is empty: 0 of ${sizeBytes} bytes.`;
  return [mime.toLowerCase(), contentTypeOf(storageKey)].includes(stored.contentType.toLowerCase())
    ? null
    : `The file is stored as ${stored.contentType}, not as ${mime}.`;
}
