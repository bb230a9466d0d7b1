/** Maximum number of blocks per file, as in Azure. */
export const BLOCKS_MAX = 50_000;
/** Minimum size of a block. One block of a file, the last, can be smaller. */
export const BLOCK_MIN_BYTES = 64 * 1024;

/** Why a block is refused: it exceeds the size of the file, is a second small block, or is one block too many. */
export type BlockFault = 'too-large' | 'too-small' | 'too-many';

/** Counts the blocks of one file. All operations take the same time, however many blocks there are. */
export interface BlockAccount {
  /** Counts a block that starts to arrive, unless it is refused. A block of the same id counts with the larger size. */
  begin: (id: string, sizeBytes: number, maxBytes: number) => BlockFault | null;
  /** Ends what {@link begin} counted. Only a block that was stored stays counted. */
  end: (id: string, sizeBytes: number, isStored: boolean) => void;
  /** Ends the count of the stored blocks. Those that are arriving stay counted. */
  clear: () => void;
  /** Sizes of the stored blocks by id. */
  stored: ReadonlyMap<string, number>;
  /** Whether blocks are arriving. */
  isBusy: () => boolean;
}

/** Sizes of the blocks with one id: the stored one, and those that are arriving. */
interface Sizes {
  storedBytes: number;
  arriving: number[];
}

/** @param stored sizes by id of the blocks that are stored already */
export function createBlockAccount(stored: Map<string, number>): BlockAccount {
  const arriving = new Map<string, number[]>();
  let totalBytes = 0;
  let smallCount = 0;
  let count = 0;
  for (const sizeBytes of stored.values()) add(sizeBytes, 1);

  /** Adds what an id counts, or takes it away. */
  function add(sizeBytes: number, sign: 1 | -1): void {
    if (sizeBytes === 0) return;
    totalBytes += sign * sizeBytes;
    count += sign;
    if (sizeBytes < BLOCK_MIN_BYTES) smallCount += sign;
  }

  const sizesOf = (id: string): Sizes => ({ storedBytes: stored.get(id) ?? 0, arriving: arriving.get(id) ?? [] });
  const counted = ({ storedBytes, arriving: sizes }: Sizes): number => Math.max(storedBytes, ...sizes);

  function change(id: string, work: () => void): void {
    add(counted(sizesOf(id)), -1);
    work();
    add(counted(sizesOf(id)), 1);
  }

  function release(id: string, sizeBytes: number): void {
    const left = arriving.get(id) ?? [];
    left.splice(left.indexOf(sizeBytes), 1);
    if (left.length === 0) arriving.delete(id);
  }

  return {
    stored,
    isBusy: () => arriving.size > 0,
    begin: (id, sizeBytes, maxBytes) => {
      change(id, () => arriving.set(id, [...(arriving.get(id) ?? []), sizeBytes]));
      const fault = faultOf({ totalBytes, smallCount, count }, maxBytes);
      if (fault !== null) change(id, () => release(id, sizeBytes));
      return fault;
    },
    end: (id, sizeBytes, isStored) =>
      change(id, () => {
        release(id, sizeBytes);
        if (isStored) stored.set(id, sizeBytes);
      }),
    clear: () => {
      for (const id of stored.keys()) change(id, () => stored.delete(id));
    },
  };
}

/** Returns what is wrong with the blocks of a file together, or null. */
export function faultOf(
  { totalBytes, smallCount, count }: { totalBytes: number; smallCount: number; count: number },
  maxBytes: number,
): BlockFault | null {
  if (totalBytes > maxBytes) return 'too-large';
  if (smallCount > 1) return 'too-small';
  return count > BLOCKS_MAX ? 'too-many' : null;
}
