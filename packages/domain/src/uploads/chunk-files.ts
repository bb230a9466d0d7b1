/** Maximum number of files in a chunk. */
export const CHUNK_MAX_FILES = 5;

/** Maximum size of a chunk in bytes (30 x 1024 x 1024), inclusive. */
export const CHUNK_MAX_BYTES = 31_457_280;

/**
 * Takes the next chunk from the start of a list.
 *
 * A chunk ends at {@link CHUNK_MAX_FILES} files or before it would exceed
 * {@link CHUNK_MAX_BYTES}. A larger file is a chunk of its own.
 *
 * @param files sizes in bytes; keeps their order
 * @returns empty only for an empty list
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
