import type { BlobInfo } from '../storage/blob-store.ts';
import { contentTypeOf } from '../storage/content-type.ts';

/** A registered file: its type, and the bytes that were announced, in whole KB. */
interface Announced {
  mime: string;
  sizeBytes: number;
  storageKey: string;
}

/**
 * What is wrong with the stored bytes of a file of an inspection; null when nothing is.
 *
 * An address at Azure binds neither type nor size, so they are looked at here. An
 * empty file fits only when an empty one was announced; processing then says so.
 * The local store binds the type and knows it afterwards by the ending of the key.
 *
 * @returns a sentence
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
