import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';

/** Thrown when more bytes arrive than allowed. */
export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** Existing folders on one file system. */
export interface DurableFolders {
  /** Root folder of all files. */
  root: string;
  /** Folder for incomplete files. */
  incoming: string;
}

/** Source of a file's content. */
export type FileSource = Readable | Buffer | AsyncIterable<Buffer>;

/**
 * Writes and syncs a temporary file. {@link moveDurably} moves it to its final path.
 *
 * @param maxBytes limit; the rest of a longer stream is not read
 * @returns path of the temporary file
 * @throws TooLargeError, or an error of the stream or the disk; the temporary file is removed
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
 * Moves a synced file to its final path, replacing an existing one, and syncs the
 * folders, so that the file survives a power cut completely or not at all.
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

/** Writes each chunk while the next one arrives. Buffering more chunks costs more than it saves. */
async function writeChunks(file: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  let writing = Promise.resolve();
  for await (const chunk of chunks) {
    await writing;
    writing = writeAll(file, chunk);
    // Handled by the next await; the client may disconnect first.
    writing.catch(() => undefined);
  }
  await writing;
}

/** Retries partial writes, so that a full disk reports its error. */
async function writeAll(file: FileHandle, chunk: Buffer): Promise<void> {
  const { bytesWritten } = await file.write(chunk);
  if (bytesWritten < chunk.length) await file.writeFile(chunk.subarray(bytesWritten));
}

/** Stops without destroying the stream, because its connection still carries the response. */
async function* limitBytes(body: Readable | AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let sizeBytes = 0;
  const chunks = 'iterator' in body ? body.iterator({ destroyOnReturn: false }) : body;
  for await (const chunk of chunks) {
    sizeBytes += (chunk as Buffer).length;
    if (sizeBytes > maxBytes) throw new TooLargeError(`More than ${maxBytes} bytes.`);
    yield chunk as Buffer;
  }
}

/** Syncs the folder of a file and, if parents were created, every folder up to the root. */
async function syncFolders(root: string, folder: string, upToRoot: boolean) {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
  if (upToRoot && relative(root, folder) !== '') await syncFolders(root, dirname(folder), true);
}
