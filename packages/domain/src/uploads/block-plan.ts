/** A part of a file that is sent in a request of its own. */
export interface FileBlock {
  /** Base64, unique in the file, and of the same length for all of its blocks, as Azure requires. */
  id: string;
  /** Position of the first byte. */
  start: number;
  /** Position after the last byte. */
  end: number;
}

/**
 * Digits of the parts of an id: milliseconds since 1970 and the number of the block, both to base 36. 16 of these digits
 * are base64 as they are.
 */
const DATE_DIGITS = 10;
const INDEX_DIGITS = 6;

/**
 * Splits a file into the blocks in which it is sent.
 *
 * The ids contain the date of the file, so that blocks of a file that was changed since are not taken for its own.
 *
 * @param file its size in bytes and its date in milliseconds since 1970
 * @param blockBytesMax size of every block except the last
 * @returns no empty blocks; none for an empty file
 */
export function planBlocks(
  { sizeBytes, lastModified }: { sizeBytes: number; lastModified: number },
  blockBytesMax: number,
): FileBlock[] {
  const date = digitsOf(Math.max(0, Math.trunc(lastModified)), DATE_DIGITS);
  return Array.from({ length: Math.ceil(sizeBytes / blockBytesMax) }, (_, index) => ({
    id: `${date}${digitsOf(index, INDEX_DIGITS)}`,
    start: index * blockBytesMax,
    end: Math.min((index + 1) * blockBytesMax, sizeBytes),
  }));
}

const digitsOf = (number: number, count: number): string => number.toString(36).padStart(count, '0');

/**
 * Returns the blocks that the storage does not have.
 *
 * @param staged sizes in bytes of the blocks it has, by id
 */
export const missingBlocks = (blocks: readonly FileBlock[], staged: ReadonlyMap<string, number>): FileBlock[] =>
  blocks.filter(({ id, start, end }) => staged.get(id) !== end - start);

/** Returns the bytes in these blocks. */
export const blockBytes = (blocks: readonly FileBlock[]): number =>
  blocks.reduce((sum, { start, end }) => sum + end - start, 0);

const STAGED_BLOCK = /<Block>\s*<Name>([^<]+)<\/Name>\s*<Size>(\d+)<\/Size>\s*<\/Block>/g;

/** Reads the storage's list of blocks that are not part of a file yet. @returns sizes in bytes by id */
export const readStagedBlocks = (xml: string): Map<string, number> =>
  new Map(Array.from(xml.matchAll(STAGED_BLOCK), ([, id = '', sizeBytes]) => [id, Number(sizeBytes)]));

/**
 * Writes the request that puts a file together from its blocks. Azure takes a block again that is part of it already.
 */
export const writeFileBlocks = (blocks: readonly FileBlock[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><BlockList>${blocks.map(({ id }) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
