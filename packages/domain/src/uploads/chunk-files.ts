/** Most files of one chunk. @see UPL-051 */
export const CHUNK_MAX_FILES = 5;

/** Most bytes of one chunk (30 x 1024 x 1024); exactly this many fit. @see UPL-052 */
export const CHUNK_MAX_BYTES = 31_457_280;

/**
 * Takes the next chunk from the front of a list.
 *
 * It closes at {@link CHUNK_MAX_FILES} files or before it would pass
 * {@link CHUNK_MAX_BYTES}; a larger file travels alone.
 *
 * @param files sizes in bytes; order is kept
 * @returns empty only when no files are given
 * @see UPL-051..052
 */
export function takeChunk<F extends { sizeBytes: number }>(files: Iterable<F>): F[] {
  const chunk: F[] = [];
  let bytes = 0;
  for (const file of files) {
    const isFull = chunk.length === CHUNK_MAX_FILES || (chunk.length > 0 && bytes + file.sizeBytes > CHUNK_MAX_BYTES);
    if (isFull) break;
    chunk.push(file);
    bytes += file.sizeBytes;
  }
  return chunk;
}

/**
 * Splits a batch into the chunks that are sent one after another.
 *
 * @param files sizes in bytes; order is kept
 * @returns no chunk is empty; no files in, no chunks out
 * @see UPL-017, UPL-051..053
 */
export function chunkFiles<F extends { sizeBytes: number }>(files: readonly F[]): F[][] {
  const chunks: F[][] = [];
  for (let next = 0; next < files.length;) {
    const chunk = takeChunk(files.slice(next, next + CHUNK_MAX_FILES));
    chunks.push(chunk);
    next += chunk.length;
  }
  return chunks;
}
