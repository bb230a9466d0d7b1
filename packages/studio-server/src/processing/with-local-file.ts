import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../storage/blob-store.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';

/** Runs work with the path of a file that does not exist yet, and removes the file afterwards. */
export async function withTemporaryFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `studio-image-${randomUUID()}`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Calls `read` with a local path of a stored file, valid until `read` has finished. Remote files are downloaded to disk, which
 * keeps memory flat.
 *
 * @throws {ImageUnreadableError} the file is missing
 */
export async function withLocalFile<T>(
  store: Pick<BlobStore, 'pathOf' | 'get'>,
  key: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  const path = store.pathOf(key);
  if (path !== null) return read(path);
  const content = await store.get(key);
  if (!content) throw new ImageUnreadableError('missing');
  return withTemporaryFile(async (copy) => {
    await pipeline(content.stream, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
    return read(copy);
  });
}
