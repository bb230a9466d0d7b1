import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { KeyLock } from './key-lock.ts';
import { type DurableFolders, moveDurably, TooLargeError, writeTemporary } from './write-durably.ts';

/** A block that waits to become part of a file. */
export interface StagedBlock {
  /** Base64, as the sender named it. */
  id: string;
  sizeBytes: number;
}

/** A list names a block that is not staged. */
export class UnknownBlockError extends Error {
  override name = 'UnknownBlockError';
}

/** Asked under the lock of a key before its bytes take their place; rejects when they must not. */
export type Admit = () => Promise<void>;

/** Blocks of files that arrive in parts; they outlive the process. */
export interface StagedBlocks {
  /**
   * Stages one block, replacing the one of its id; durable when it resolves.
   *
   * @param sizeBytes of the block, as announced
   * @param maxBytes all blocks of the key together
   * @throws TooLargeError before or while the bytes arrive
   */
  put: (key: string, id: string, body: Readable, sizeBytes: number, maxBytes: number) => Promise<void>;
  /** In no particular order; empty when there are none. */
  list: (key: string) => Promise<StagedBlock[]>;
  /**
   * Puts the file of `path` together from blocks in this order, all of it or
   * nothing, and lets the blocks of the key go. The same list once more,
   * because an answer was lost, changes nothing.
   *
   * @throws UnknownBlockError, TooLargeError
   */
  commit: (key: string, ids: readonly string[], path: string, maxBytes: number, admit: Admit) => Promise<void>;
  /** Lets the blocks of a key go. */
  discard: (key: string) => Promise<void>;
  /** Removes what no block was added to since a moment. */
  sweep: (untouchedSince: Date) => Promise<void>;
}

const BLOCK_PREFIX = 'block-';
/** Names the blocks the file was last put together from. */
const COMMITTED_NAME = 'committed.json';

/** Keeps blocks in `folder`, one folder per key; `lock` is the one all writing of the store goes through. */
export function createStagedBlocks(folder: string, folders: DurableFolders, lock: KeyLock): StagedBlocks {
  /** Sizes by id, read once per key; blocks still arriving count with what they announced. */
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

  /** All blocks of a key, the largest of each id. */
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
        if (isUnknown) throw new UnknownBlockError('The list names a block that is not there.');
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
        // Moved away at once, so that a block that arrives meanwhile gets a folder of its own.
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

/** Whether the file was last put together from exactly these blocks. */
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
