import { statfs } from 'node:fs/promises';

/** How full a disk is: `low` warns the operators, `full` refuses uploads. */
export type DiskLevel = 'ok' | 'low' | 'full';

const LOW_SHARE = 0.9;
const FULL_SHARE = 0.95;
const CACHE_MS = 5_000;

/**
 * The most that a write reserves ahead of what it has written. Small, so that slow uploads keep little room from others:
 * 200 MiB with all the requests that one address may have open.
 */
export const ROOM_STEP_BYTES = 1024 ** 2;

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
  /**
   * Reserves the next {@link ROOM_STEP_BYTES}, once those before are written.
   *
   * @throws DiskFullError when the disk has no room for them
   */
  next: () => Promise<void>;
  release: () => void;
}

/** The file system of a folder. */
export interface Disk {
  /** Share of the disk that is used, 0 to 1. @param maxAgeMs of a cached value, five seconds by default */
  usedShare: (maxAgeMs?: number) => Promise<number>;
  /**
   * Reserves room step by step, so that uploads at the same time never fill more than 95 % of the disk together. All bytes
   * have to fit now, but only the first step is reserved.
   *
   * @param bytes the most that will be written
   * @throws DiskFullError
   */
  reserve: (bytes: number) => Promise<Reservation>;
}

export function createDisk(folder: string, readDisk: ReadDisk = statfs): Disk {
  let cached: { blocks: Promise<DiskBlocks>; readAtMs: number } | undefined;
  let reservedBytes = 0;

  const readBlocks = (maxAgeMs = CACHE_MS) => {
    if (!cached || performance.now() - cached.readAtMs > maxAgeMs) {
      cached = { blocks: readDisk(folder), readAtMs: performance.now() };
    }
    return cached.blocks;
  };

  /** @param moreBytes reserved ones, and those that have to fit too; the written bytes of a step count twice until the next */
  const refuseFull = async (moreBytes: number) => {
    const isFull = diskLevel(usedShareOf(await readBlocks(), moreBytes)) === 'full';
    if (isFull) throw new DiskFullError('The disk is full.');
  };

  return {
    usedShare: async (maxAgeMs) => usedShareOf(await readBlocks(maxAgeMs)),
    reserve: async (bytes) => {
      const stepBytes = Math.min(bytes, ROOM_STEP_BYTES);
      reservedBytes += stepBytes;
      const next = () => {
        // Read again, because what was reserved is used now.
        cached = undefined;
        return refuseFull(reservedBytes);
      };
      const release = () => {
        reservedBytes -= stepBytes;
        cached = undefined;
      };
      try {
        await refuseFull(reservedBytes - stepBytes + bytes);
      } catch (error) {
        release();
        throw error;
      }
      return { next, release };
    },
  };
}

/**
 * Runs work that writes at most `bytes`, with room reserved for them.
 *
 * @param work gets {@link Reservation.next}
 * @throws DiskFullError when there is no room
 */
export async function withRoom<T>(
  disk: Pick<Disk, 'reserve'>,
  bytes: number,
  work: (nextStep: Reservation['next']) => Promise<T>,
): Promise<T> {
  const { next, release } = await disk.reserve(bytes);
  try {
    return await work(next);
  } finally {
    release();
  }
}
