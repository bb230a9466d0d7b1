import { readFile, stat } from 'node:fs/promises';
import type { ImageSource } from './image-facts.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';

/** Larger than any camera file; bigger files do not fit in memory next to others. */
const MAX_FILE_BYTES = 512 * 1024 * 1024;

/**
 * Reads a whole file.
 *
 * @throws {ImageUnreadableError} the file does not exist or exceeds 512 MB
 */
export async function bytesOf(source: ImageSource): Promise<Buffer> {
  if (typeof source !== 'string') return source;
  try {
    const { size } = await stat(source);
    if (size > MAX_FILE_BYTES) throw new ImageUnreadableError('too-many-bytes');
    return await readFile(source);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ImageUnreadableError('missing', { cause: error });
    throw error;
  }
}
