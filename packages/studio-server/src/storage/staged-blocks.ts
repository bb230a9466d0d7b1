import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createArrivals } from './arrivals.ts';
import { type BlockAccount, createBlockAccount, type BlockFault } from './block-account.ts';
import { isCommitted, noteCommitted } from './committed-list.ts';
import { Md5MismatchError } from './content-md5.ts';
import { type Disk, withRoom } from './disk-space.ts';
import type { KeyLock } from './key-lock.ts';
import {
  type Admit,
  admitOrRemove,
  type DurableFolders,
  moveDurably,
  type TemporaryFile,
  TooLargeError,
  writeTemporary,
} from './write-durably.ts';

/** A block that is uploaded but not yet committed. */
export interface StagedBlock {
  /** Base64 id chosen by the client. */
  id: string;
  sizeBytes: number;
}

/** A block while it is uploaded. `sizeBytes` is its announced size, and `md5` its announced MD5 in base64. */
export interface ArrivingBlock extends StagedBlock {
  body: Readable;
  md5?: string;
}

/** The blocks of a file in its order, and the announced MD5 of the file in base64. */
export interface BlockSequence {
  ids: readonly string[];
  md5?: string;
}

/** Thrown when a block list names a block that is not staged. */
export class UnknownBlockError extends Error {
  override name = 'UnknownBlockError';
}

/** Thrown for a block that may not be staged. */
export class BlockRefusedError extends Error {
  override name = 'BlockRefusedError';
  readonly fault: Exclude<BlockFault, 'too-large'>;

  constructor(fault: Exclude<BlockFault, 'too-large'>) {
    super(`The block is ${fault}.`);
    this.fault = fault;
  }
}

/** Durable storage for blocks of uploads in progress. */
export interface StagedBlocks {
  /**
   * Stages a block, replacing one with the same id, also one that is still arriving. The block is durable when the
   * promise resolves.
   *
   * @param maxBytes limit for all blocks of the key together
   * @param admit runs before the bytes are read, and again before they are kept
   * @throws TooLargeError before or while the bytes arrive
   * @throws BlockRefusedError before the bytes are read
   * @throws Md5MismatchError when all bytes have arrived
   * @throws DiskFullError before or while the bytes arrive
   */
  put: (key: string, block: ArrivingBlock, maxBytes: number, admit: Admit) => Promise<void>;
  /** Lists staged blocks in no particular order. */
  list: (key: string) => Promise<StagedBlock[]>;
  /**
   * Atomically assembles the file at `path` from blocks in this order, then discards the
   * blocks of the key. Repeating the same list, as after a lost reply, is a no-op. A file with another
   * MD5 than announced is not stored, and the blocks are discarded, so that all of them are sent again.
   *
   * @returns the file that was written, or null for a no-op
   * @throws UnknownBlockError, TooLargeError, Md5MismatchError, DiskFullError
   */
  commit: (
    key: string,
    sequence: BlockSequence,
    path: string,
    maxBytes: number,
    admit: Admit,
  ) => Promise<TemporaryFile | null>;
  /** Discards the blocks of a key. */
  discard: (key: string) => Promise<void>;
  /** Removes blocks of keys untouched since a date. */
  sweep: (untouchedSince: Date) => Promise<void>;
}

const BLOCK_PREFIX = 'block-';

/** Stores blocks in `folder`, one subfolder per key. `lock` and `disk` are shared with all writes of the store. */
export function createStagedBlocks(
  folder: string,
  folders: DurableFolders,
  { lock, disk }: { lock: KeyLock; disk: Disk },
): StagedBlocks {
  const arrivals = createArrivals();
  /** Accounts of the keys with blocks, read from the folder once per key. */
  const accounts = new Map<string, BlockAccount>();

  const folderOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  const pathOf = (key: string, id: string) =>
    join(folderOf(key), BLOCK_PREFIX + Buffer.from(id, 'base64').toString('base64url'));

  async function open(key: string): Promise<BlockAccount> {
    const known = accounts.get(key);
    if (known) return known;
    const names = await readdir(folderOf(key)).catch(() => []);
    const blocks = names.filter((name) => name.startsWith(BLOCK_PREFIX));
    const entries = await Promise.all(
      blocks.map(async (name): Promise<[string, number]> => {
        const id = Buffer.from(name.slice(BLOCK_PREFIX.length), 'base64url').toString('base64');
        return [id, (await stat(join(folderOf(key), name))).size];
      }),
    );
    return createBlockAccount(new Map(entries));
  }

  /** Keeps the account while there is something to count. */
  function keep(key: string, account: BlockAccount): void {
    if (account.stored.size > 0 || account.isBusy()) accounts.set(key, account);
    else accounts.delete(key);
  }

  /** Removes the stored blocks of a key. Those that are arriving stay counted. */
  async function forget(key: string): Promise<void> {
    const account = accounts.get(key);
    account?.clear();
    if (account) keep(key, account);
    await rm(folderOf(key), { recursive: true, force: true });
  }

  async function stage(key: string, { id, sizeBytes, body, md5 }: ArrivingBlock, maxBytes: number, admit: Admit) {
    await admit();
    const account = await lock(key, async () => {
      const opened = await open(key);
      const fault = opened.begin(id, sizeBytes, maxBytes);
      if (fault === 'too-large') throw new TooLargeError(`More than ${maxBytes} bytes.`);
      if (fault !== null) throw new BlockRefusedError(fault);
      keep(key, opened);
      return opened;
    });
    const end = (isStored: boolean) => {
      account.end(id, sizeBytes, isStored);
      keep(key, account);
    };
    try {
      const temporary = await withRoom(disk, sizeBytes, (nextStep) =>
        writeTemporary(folders, body, { maxBytes: sizeBytes, md5, nextStep }),
      );
      await lock(key, async () => {
        await admitOrRemove(admit, temporary);
        await moveDurably(folders, temporary, pathOf(key, id));
        // Before anybody else can discard the block.
        end(true);
      });
    } catch (error) {
      end(false);
      throw error;
    }
  }

  return {
    put: (key, block, maxBytes, admit) =>
      arrivals.receive(pathOf(key, block.id), block.body, () => stage(key, block, maxBytes, admit)),

    list: (key) =>
      lock(key, async () => Array.from((await open(key)).stored, ([id, sizeBytes]) => ({ id, sizeBytes }))),

    commit: (key, { ids, md5 }, path, maxBytes, admit) =>
      lock(key, async () => {
        const { stored } = await open(key);
        const isUnknown = ids.some((id) => !stored.has(id));
        if (isUnknown && stored.size === 0 && (await isCommitted(folderOf(key), ids, path))) return null;
        await admit();
        if (isUnknown) throw new UnknownBlockError('The list names an unknown block.');
        const total = ids.reduce((sum, id) => sum + (stored.get(id) ?? 0), 0);
        if (total > maxBytes) throw new TooLargeError(`More than ${maxBytes} bytes.`);
        const bytes = readAll(ids.map((id) => pathOf(key, id)));
        const temporary = await withRoom(disk, total, (nextStep) =>
          writeTemporary(folders, bytes, { md5, nextStep }),
        ).catch(async (error: unknown) => {
          if (error instanceof Md5MismatchError) await forget(key);
          throw error;
        });
        await moveDurably(folders, temporary, path);
        await forget(key);
        await noteCommitted(folderOf(key), ids);
        return temporary;
      }),

    discard: forget,

    sweep: async (untouchedSince) => {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const { mtimeMs } = await stat(path);
        const [key, account] = [...accounts].find(([known]) => folderOf(known) === path) ?? [];
        if (mtimeMs >= untouchedSince.getTime() || account?.isBusy()) continue;
        if (key !== undefined) accounts.delete(key);
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
