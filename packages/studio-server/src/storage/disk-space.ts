import { statfs } from 'node:fs/promises';

/** How full a disk is: `low` warns the operators, `full` refuses uploads. */
export type DiskLevel = 'ok' | 'low' | 'full';

const LOW_SHARE = 0.9;
const FULL_SHARE = 0.95;
const CACHE_MS = 5_000;

/** Returns the level of a disk. @param usedShare 0 to 1 */
export function diskLevel(usedShare: number): DiskLevel {
  if (usedShare >= FULL_SHARE) return 'full';
  return usedShare >= LOW_SHARE ? 'low' : 'ok';
}

/** Blocks of a file system: their size in bytes, all, free ones, and those of the free ones that are not reserved for root. */
export interface DiskBlocks {
  bsize: number;
  blocks: number;
  bfree: number;
  bavail: number;
}

/** Reads the blocks of the file system of a folder. */
export type ReadDisk = (folder: string) => Promise<DiskBlocks>;

/**
 * Returns how much of the space of normal users is used, 0 to 1, like `df`.
 *
 * @param moreBytes counted as used too
 */
export function usedShareOf({ bsize, blocks, bfree, bavail }: DiskBlocks, moreBytes = 0): number {
  const used = blocks - bfree;
  const size = used + bavail;
  return size === 0 ? 0 : (used + moreBytes / bsize) / size;
}

/** Says why an upload was refused with 507. */
export const DISK_FULL = 'The disk of the server is full. Nothing was stored. Ask an administrator to make room.';

/** Thrown when a disk has no room for further bytes. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';
}

/** Room for bytes that are being written. */
export interface Reservation {
  /** @throws DiskFullError when something else filled the disk meanwhile */
  check: () => Promise<void>;
  release: () => void;
}

/** The file system of a folder. */
export interface Disk {
  /** Share of the disk that is used, 0 to 1, cached for five seconds. */
  usedShare: () => Promise<number>;
  /**
   * Reserves room, so that uploads at the same time never fill more than 95 % of the disk together.
   *
   * @param bytes the most that will be written
   * @throws DiskFullError
   */
  reserve: (bytes: number) => Promise<Reservation>;
}

export function createDisk(folder: string, readDisk: ReadDisk = statfs): Disk {
  let cached: { blocks: Promise<DiskBlocks>; readAtMs: number } | undefined;
  let reservedBytes = 0;

  const readBlocks = () => {
    if (!cached || performance.now() - cached.readAtMs > CACHE_MS) {
      cached = { blocks: readDisk(folder), readAtMs: performance.now() };
    }
    return cached.blocks;
  };

  /** @param moreBytes reserved ones; those of them that are written already count twice until they are released */
  const refuseFull = async (moreBytes: number) => {
    const isFull = diskLevel(usedShareOf(await readBlocks(), moreBytes)) === 'full';
    if (isFull) throw new DiskFullError('The disk is full.');
  };

  return {
    usedShare: async () => usedShareOf(await readBlocks()),
    reserve: async (bytes) => {
      reservedBytes += bytes;
      const release = () => {
        reservedBytes -= bytes;
        // Read again, because what was reserved is used now.
        cached = undefined;
      };
      try {
        await refuseFull(reservedBytes);
      } catch (error) {
        release();
        throw error;
      }
      return { check: () => refuseFull(0), release };
    },
  };
}

/**
 * Runs work that writes at most `bytes`, with room reserved for them.
 *
 * @param work gets the check of {@link Reservation}
 * @throws DiskFullError when there is no room
 */
export async function withRoom<T>(
  disk: Disk,
  bytes: number,
  work: (check: Reservation['check']) => Promise<T>,
): Promise<T> {
  const { check, release } = await disk.reserve(bytes);
  try {
    return await work(check);
  } finally {
    release();
  }
}
