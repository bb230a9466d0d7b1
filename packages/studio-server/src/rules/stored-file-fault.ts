import type { BlobInfo } from '../storage/blob-store.ts';
import { contentTypeOf } from '../storage/content-type.ts';

const BYTES_PER_KB = 1024;
const AGAIN = 'Retry, or choose it again if it was changed.';

/** A registered file: its type and announced size, exact or rounded up to KB. */
interface Announced {
  mime: string;
  sizeBytes: number;
  storageKey: string;
}

/**
 * Returns a message when a stored inspection file does not match its registration, else null.
 *
 * Azure URLs restrict neither type nor size, so both are checked here. An announced size that is no multiple of 1024 is
 * exact. Another one may be rounded up, so the file may have up to 1,023 bytes less. An empty file is accepted only when an
 * empty one was announced; processing reports it. The local store enforces the type and derives it from the extension of
 * the key.
 */
export function storedFileFault(
  { mime, sizeBytes, storageKey }: Announced,
  stored: Pick<BlobInfo, 'sizeBytes' | 'contentType'>,
): string | null {
  const isExact = sizeBytes % BYTES_PER_KB !== 0;
  const isSmaller = stored.sizeBytes < sizeBytes && (isExact || stored.sizeBytes <= sizeBytes - BYTES_PER_KB);
  if (isSmaller || stored.sizeBytes > sizeBytes) {
    const how = isSmaller ? 'smaller' : 'larger';
    return `The stored file is ${how} than announced: ${stored.sizeBytes} of ${sizeBytes} bytes. ${AGAIN}`;
  }
  return [mime.toLowerCase(), contentTypeOf(storageKey)].includes(stored.contentType.toLowerCase())
    ? null
    : `The file is stored as ${stored.contentType}, not as ${mime}.`;
}
