/** Content of a stored file as its record has it. */
export interface RecordedContent {
  sizeBytes: number;
  /** Checksum of the store at the confirmation, such as `sha256:…`; null for files of earlier versions. */
  checksum: string | null;
}

/** How a stored file differs from its record. */
export type Damage = 'missing' | 'size' | 'content';

/** Prefix of checksums that this server computes from all bytes. Azure has its own kinds. */
export const SHA256_PREFIX = 'sha256:';

const isOwn = (checksum: string): boolean => checksum.startsWith(SHA256_PREFIX);

/**
 * Returns how a stored file differs from its record, or null when it does not.
 *
 * Checksums of the data folder and of Azure cannot be compared: after a move, only the size counts until the next check
 * reads the bytes once and records the checksum of the new store.
 *
 * @param found null when the file does not exist
 */
export function damageOf(recorded: RecordedContent, found: RecordedContent | null): Damage | null {
  if (found === null) return 'missing';
  if (found.sizeBytes !== recorded.sizeBytes) return 'size';
  return isComparable(recorded.checksum, found.checksum) && recorded.checksum !== found.checksum ? 'content' : null;
}

/** Whether a recorded checksum is that of all bytes, and the store has another kind, so that the bytes must be read. */
export const isMoved = (recorded: string | null, found: string | null): recorded is string =>
  recorded !== null && found !== null && isOwn(recorded) && !isOwn(found);

/** Whether two checksums are from the same kind of store. */
export const isComparable = (recorded: string | null, found: string | null): boolean =>
  recorded !== null && found !== null && isOwn(recorded) === isOwn(found);

/** Codes of a disk that returns errors instead of bytes. */
const READ_ERRORS: readonly unknown[] = ['EIO', 'EUCLEAN'];

/** Whether an error means that the bytes of a file cannot be read, as opposed to a store that does not respond. */
export const isReadError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && READ_ERRORS.includes(error.code);
