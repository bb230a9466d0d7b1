import { createHash, type Hash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { Md5MismatchError } from './content-md5.ts';
import { ROOM_STEP_BYTES } from './disk-space.ts';
import { SHA256_PREFIX } from './file-damage.ts';
import type { FileState } from './local-checksums.ts';

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

/** Rejects when a file may not be stored or replaced now. */
export type Admit = () => Promise<void>;

/** Source of a file's content. */
export type FileSource = Readable | Buffer | AsyncIterable<Buffer>;

/** Limits of {@link writeTemporary}. */
export interface WriteLimits {
  /** The rest of a longer stream is not read. @default none */
  maxBytes?: number;
  /** MD5 that the bytes must have, in base64. @default any */
  md5?: string;
  /** Runs before each {@link ROOM_STEP_BYTES} but the first; a rejection stops the write. */
  nextStep?: () => Promise<void>;
}

/** What a body from the network may and must be. */
export type BodyLimits = Required<Pick<WriteLimits, 'maxBytes'>> & Pick<WriteLimits, 'md5'>;

/** A complete file in the folder for incomplete ones. */
export interface TemporaryFile {
  path: string;
  /** SHA-256 of the bytes that were written, with its prefix. */
  checksum: string;
  /** Its state on the disk, which {@link moveDurably} keeps. */
  state: FileState;
}

/**
 * Writes and syncs a temporary file, and computes its checksum meanwhile. {@link moveDurably} moves it to its final path.
 *
 * @throws TooLargeError, Md5MismatchError, what `nextStep` throws, or an error of the stream or the disk; the temporary file is
 * removed
 */
export async function writeTemporary(
  { incoming }: DurableFolders,
  body: FileSource,
  limits: WriteLimits = {},
): Promise<TemporaryFile> {
  const path = join(incoming, randomUUID());
  const hash = createHash('sha256');
  const md5 = limits.md5 === undefined ? null : createHash('md5');
  try {
    const file = await open(path, 'wx');
    try {
      await writeChunks(file, md5 ? [hash, md5] : [hash], Buffer.isBuffer(body) ? [body] : limitBytes(body, limits));
      if (md5 && md5.digest('base64') !== limits.md5) throw new Md5MismatchError('The bytes have another MD5.');
      await file.sync();
      return { path, checksum: SHA256_PREFIX + hash.digest('hex'), state: await file.stat() };
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Runs a check right before a temporary file is moved, and removes the file when it rejects. @throws what the check throws */
export async function admitOrRemove(admit: Admit, temporary: TemporaryFile): Promise<void> {
  try {
    await admit();
  } catch (error) {
    await rm(temporary.path, { force: true });
    throw error;
  }
}

/**
 * Moves a synced file to its final path, replacing an existing one, and syncs the
 * folders, so that the file survives a power cut completely or not at all.
 */
export async function moveDurably({ root }: DurableFolders, temporary: TemporaryFile, path: string): Promise<void> {
  try {
    const madeFolders = await mkdir(dirname(path), { recursive: true });
    await rename(temporary.path, path);
    await syncFolders(root, dirname(path), madeFolders !== undefined);
  } catch (error) {
    await rm(temporary.path, { force: true });
    throw error;
  }
}

/** Writes and hashes each chunk while the next one arrives. Buffering more chunks costs more than it saves. */
async function writeChunks(
  file: FileHandle,
  hashes: readonly Hash[],
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  let writing = Promise.resolve();
  for await (const chunk of chunks) {
    await writing;
    writing = writeAll(file, chunk);
    for (const hash of hashes) hash.update(chunk);
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
async function* limitBytes(
  body: Readable | AsyncIterable<Buffer>,
  { maxBytes = Infinity, nextStep }: WriteLimits,
): AsyncGenerator<Buffer> {
  let sizeBytes = 0;
  let stepBytes = 0;
  const chunks = 'iterator' in body ? body.iterator({ destroyOnReturn: false }) : body;
  for await (const chunk of chunks) {
    sizeBytes += (chunk as Buffer).length;
    if (sizeBytes > maxBytes) throw new TooLargeError(`More than ${maxBytes} bytes.`);
    stepBytes += (chunk as Buffer).length;
    if (nextStep && stepBytes > ROOM_STEP_BYTES) {
      stepBytes = (chunk as Buffer).length;
      await nextStep();
    }
    yield chunk as Buffer;
  }
}

/** Syncs the folder of a file and, if parents were created, every folder up to the root. */
async function syncFolders(root: string, folder: string, upToRoot: boolean) {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
  if (upToRoot && relative(root, folder) !== '') await syncFolders(root, dirname(folder), true);
}
