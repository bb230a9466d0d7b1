import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';

/** More bytes arrived than were allowed. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

interface Target {
  /** The folder everything lies in; it exists. */
  root: string;
  /** A folder of the same file system for what is not complete yet; it exists. */
  incoming: string;
  path: string;
}

/**
 * Writes a file so that it is there as a whole or not at all, also after a
 * power cut: a temporary file, synced, moved into place, its folders synced.
 *
 * @param maxBytes a stream that brings more is left unread from there on
 * @throws TooLargeError, or what the stream or the disk throws; nothing is left behind
 */
export async function writeDurably({ root, incoming, path }: Target, body: Readable | Buffer, maxBytes = Infinity) {
  const temporary = join(incoming, randomUUID());
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(Buffer.isBuffer(body) ? body : limitBytes(body, maxBytes));
      await file.sync();
    } finally {
      await file.close();
    }
    const madeFolders = await mkdir(dirname(path), { recursive: true });
    await rename(temporary, path);
    await syncFolders(root, dirname(path), madeFolders !== undefined);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Breaking off must not destroy the stream: its connection still has to carry the answer. */
async function* limitBytes(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let sizeBytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    sizeBytes += (chunk as Buffer).length;
    if (sizeBytes > maxBytes) throw new TooLargeError(`More than ${maxBytes} bytes.`);
    yield chunk as Buffer;
  }
}

/** Syncs the folder of a file and, when folders were made for it, those above up to the root. */
async function syncFolders(root: string, folder: string, upToRoot: boolean) {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
  if (upToRoot && relative(root, folder) !== '') await syncFolders(root, dirname(folder), true);
}
