import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { SHA256_PREFIX } from './file-damage.ts';

/** Short enough that hashing one chunk delays no other request. */
const CHUNK_BYTES = 256 * 1024;

/** Reads a whole file. @returns its checksum, and the state of the file that was read */
export async function readChecksum(path: string): Promise<{ checksum: string; state: Stats }> {
  const file = await open(path, 'r');
  try {
    const state = await file.stat();
    const content = file.createReadStream({ highWaterMark: CHUNK_BYTES, autoClose: false });
    return { checksum: await checksumOf(content), state };
  } finally {
    await file.close();
  }
}

/** Reads a stream to its end. @returns the SHA-256 of its bytes, with its prefix */
export async function checksumOf(content: AsyncIterable<unknown>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return SHA256_PREFIX + hash.digest('hex');
}
