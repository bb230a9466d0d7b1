/** A part of a file that is sent in a request of its own: the positions of its first byte and after its last. */
export interface BlockRange {
  start: number;
  end: number;
}

/**
 * Splits a file into the blocks in which it is sent.
 *
 * @param blockBytesMax size of every block except the last
 * @returns no empty blocks; none for an empty file
 */
export const planBlocks = (sizeBytes: number, blockBytesMax: number): BlockRange[] =>
  Array.from({ length: Math.ceil(sizeBytes / blockBytesMax) }, (_, index) => ({
    start: index * blockBytesMax,
    end: Math.min((index + 1) * blockBytesMax, sizeBytes),
  }));

/** Digits of the number of a block to base 36. As many are base64 as they are. */
const INDEX_DIGITS = 8;

/**
 * Returns the id of a block: its number in the file and its checksum, so that two blocks with one id are the same bytes. It is
 * base64 and of the same length for all blocks, as Azure requires.
 *
 * @param md5 base64 MD5 of its bytes
 */
export const blockId = (index: number, md5: string): string =>
  `${index.toString(36).padStart(INDEX_DIGITS, '0')}${md5}`;

const STAGED_BLOCK = /<Block>\s*<Name>([^<]+)<\/Name>\s*<Size>(\d+)<\/Size>\s*<\/Block>/g;

/** Reads the storage's list of blocks that are not part of a file yet. @returns sizes in bytes by id */
export const readStagedBlocks = (xml: string): Map<string, number> =>
  new Map(Array.from(xml.matchAll(STAGED_BLOCK), ([, id = '', sizeBytes]) => [id, Number(sizeBytes)]));

/**
 * Writes the request that puts a file together from its blocks. Azure takes a block again that is part of it already.
 */
export const writeFileBlocks = (ids: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
