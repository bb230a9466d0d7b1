import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';

/** More bytes arrived than were allowed. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** Folders of one file system; both exist. */
export interface DurableFolders {
  /** The folder everything lies in. */
  root: string;
  /** For what is not complete yet. */
  incoming: string;
}

/** What a file is written from. */
export type FileSource = Readable | Buffer | AsyncIterable<Buffer>;

/**
 * Writes a temporary file and syncs it; {@link moveDurably} puts it in its place.
 *
 * @param maxBytes a stream that brings more is left unread from there on
 * @returns its path
 * @throws TooLargeError, or what the stream or the disk throws; nothing is left behind
 */
export async function writeTemporary(
  { incoming }: DurableFolders,
  body: FileSource,
  maxBytes = Infinity,
): Promise<string> {
  const path = join(incoming, randomUUID());
  try {
    const file = await open(path, 'wx');
    try {
      await (Buffer.isBuffer(body) ? file.writeFile(body) : writeChunks(file, limitBytes(body, maxBytes)));
      await file.sync();
    } finally {
      await file.close();
    }
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/**
 * Moves a synced file into its place, over what is there, and syncs its folders:
 * after a power cut it is there as a whole or not at all.
 */
export async function moveDurably({ root }: DurableFolders, temporary: string, path: string): Promise<void> {
  try {
    const madeFolders = await mkdir(dirname(path), { recursive: true });
    await rename(temporary, path);
    await syncFolders(root, dirname(path), madeFolders !== undefined);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Writes a chunk while the next one arrives; gathering more of them costs more than it saves. */
async function writeChunks(file: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  let writing = Promise.resolve();
  for await (const chunk of chunks) {
    await writing;
    writing = writeAll(file, chunk);
    // Met by the next wait for it; the sender may break off before.
    writing.catch(() => undefined);
  }
  await writing;
}

/** What a disk that is nearly full does not take at once is written again, to learn why. */
async function writeAll(file: FileHandle, chunk: Buffer): Promise<void> {
  const { bytesWritten } = await file.write(chunk);
  if (bytesWritten < chunk.length) await file.writeFile(chunk.subarray(bytesWritten));
}

/** Breaking off must not destroy the stream: its connection still has to carry the answer. */
async function* limitBytes(body: Readable | AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let sizeBytes = 0;
  const chunks = 'iterator' in body ? body.iterator({ destroyOnReturn: false }) : body;
  for await (const chunk of chunks) {
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
