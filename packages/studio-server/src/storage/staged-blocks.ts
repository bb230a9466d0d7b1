import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { KeyLock } from './key-lock.ts';
import { type DurableFolders, moveDurably, TooLargeError, writeTemporary } from './write-durably.ts';

/** A block that is uploaded but not yet committed. */
export interface StagedBlock {
  /** Base64 id chosen by the client. */
  id: string;
  sizeBytes: number;
}

/** Thrown when a block list names a block that is not staged. */
export class UnknownBlockError extends Error {
  override name = 'UnknownBlockError';
}

/** Runs under the key's lock before a file is replaced; rejects to prevent it. */
export type Admit = () => Promise<void>;

/** Durable storage for blocks of uploads in progress. */
export interface StagedBlocks {
  /**
   * Stages a block, replacing one with the same id. The block is durable when the promise resolves.
   *
   * @param sizeBytes announced size of the block
   * @param maxBytes limit for all blocks of the key together
   * @throws TooLargeError before or while the bytes arrive
   */
  put: (key: string, id: string, body: Readable, sizeBytes: number, maxBytes: number) => Promise<void>;
  /** Lists staged blocks in no particular order. */
  list: (key: string) => Promise<StagedBlock[]>;
  /**
   * Atomically assembles the file at `path` from blocks in this order, then discards the
   * blocks of the key. Repeating the same list, as after a lost reply, is a no-op.
   *
   * @throws UnknownBlockError, TooLargeError
   */
  commit: (key: string, ids: readonly string[], path: string, maxBytes: number, admit: Admit) => Promise<void>;
  /** Discards the blocks of a key. */
  discard: (key: string) => Promise<void>;
  /** Removes blocks of keys untouched since a date. */
  sweep: (untouchedSince: Date) => Promise<void>;
}

const BLOCK_PREFIX = 'block-';
/** Records the blocks of the last commit. */
const COMMITTED_NAME = 'committed.json';

/** Stores blocks in `folder`, one subfolder per key. `lock` is shared with all writes of the store. */
export function createStagedBlocks(folder: string, folders: DurableFolders, lock: KeyLock): StagedBlocks {
  /** Sizes by id, read once per key. Blocks in flight count with their announced size. */
  const known = new Map<string, Map<string, number>>();
  const arriving = new Map<string, Set<StagedBlock>>();

  const folderOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  const pathOf = (key: string, id: string) =>
    join(folderOf(key), BLOCK_PREFIX + Buffer.from(id, 'base64').toString('base64url'));

  async function read(key: string): Promise<Map<string, number>> {
    const cached = known.get(key);
    if (cached) return cached;
    const names = await readdir(folderOf(key)).catch(() => []);
    const blocks = names.filter((name) => name.startsWith(BLOCK_PREFIX));
    const entries = await Promise.all(
      blocks.map(async (name): Promise<[string, number]> => {
        const id = Buffer.from(name.slice(BLOCK_PREFIX.length), 'base64url').toString('base64');
        return [id, (await stat(join(folderOf(key), name))).size];
      }),
    );
    const sizes = new Map(entries);
    if (sizes.size > 0) known.set(key, sizes);
    return sizes;
  }

  /** Sums the blocks of a key, using the largest size of each id. */
  function totalBytes(sizes: ReadonlyMap<string, number>, others: Iterable<StagedBlock>): number {
    const largest = new Map(sizes);
    for (const { id, sizeBytes } of others) largest.set(id, Math.max(sizeBytes, largest.get(id) ?? 0));
    return [...largest.values()].reduce((total, size) => total + size, 0);
  }

  async function forget(key: string): Promise<void> {
    known.delete(key);
    await rm(folderOf(key), { recursive: true, force: true });
  }

  return {
    put: async (key, id, body, sizeBytes, maxBytes) => {
      const block = { id, sizeBytes };
      const mine = arriving.get(key) ?? new Set();
      arriving.set(key, mine.add(block));
      try {
        const sizes = await lock(key, async () => new Map(await read(key)));
        sizes.delete(id);
        if (totalBytes(sizes, mine) > maxBytes) throw new TooLargeError(`More than ${maxBytes} bytes.`);
        const temporary = await writeTemporary(folders, body, sizeBytes);
        await lock(key, async () => {
          await moveDurably(folders, temporary, pathOf(key, id));
          (await read(key)).set(id, sizeBytes);
        });
      } finally {
        mine.delete(block);
        if (mine.size === 0) arriving.delete(key);
      }
    },

    list: (key) => lock(key, async () => Array.from(await read(key), ([id, sizeBytes]) => ({ id, sizeBytes }))),

    commit: (key, ids, path, maxBytes, admit) =>
      lock(key, async () => {
        const sizes = await read(key);
        const isUnknown = ids.some((id) => !sizes.has(id));
        if (isUnknown && sizes.size === 0 && (await isCommitted(folderOf(key), ids, path))) return;
        if (isUnknown) throw new UnknownBlockError('The list names an unknown block.');
        await admit();
        const total = ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
        if (total > maxBytes) throw new TooLargeError(`More than ${maxBytes} bytes.`);
        const bytes = readAll(ids.map((id) => pathOf(key, id)));
        await moveDurably(folders, await writeTemporary(folders, bytes), path);
        await forget(key);
        await mkdir(folderOf(key), { recursive: true });
        await writeFile(join(folderOf(key), COMMITTED_NAME), JSON.stringify(ids));
      }),

    discard: forget,

    sweep: async (untouchedSince) => {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const { mtimeMs } = await stat(path);
        const isUsed = [...arriving.keys()].some((key) => folderOf(key) === path);
        if (mtimeMs >= untouchedSince.getTime() || isUsed) continue;
        for (const key of known.keys()) if (folderOf(key) === path) known.delete(key);
        // Move first, so that a block arriving meanwhile gets a new folder.
        const removed = join(folders.incoming, name);
        await rename(path, removed);
        await rm(removed, { recursive: true });
      }
    },
  };
}

async function* readAll(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>;
}

/** Whether the last commit used exactly these blocks. */
async function isCommitted(folder: string, ids: readonly string[], path: string): Promise<boolean> {
  const committed = await readFile(join(folder, COMMITTED_NAME), 'utf8').catch(() => null);
  return (
    committed === JSON.stringify(ids) &&
    (await stat(path).then(
      (found) => found.isFile(),
      () => false,
    ))
  );
}
