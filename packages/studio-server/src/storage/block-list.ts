import { BLOCK_MIN_BYTES, BLOCKS_MAX } from './block-account.ts';
import type { StagedBlock } from './staged-blocks.ts';

const BLOCK_ID_MAX_BYTES = 64;
/** An id of {@link BLOCK_ID_MAX_BYTES} in base64, with its tags and the space around them. */
const ENTRY_MAX_BYTES = 128;
/** The declaration and the tags around the entries. */
const FRAME_MAX_BYTES = 256;
const HEAD = /\s*(?:<\?xml[^>]*\?>\s*)?<BlockList>\s*/y;
// A part never matches what the part before it may repeat, so that no input takes more than linear time.
const ENTRY = /<(Latest|Uncommitted)>\s*([^<\s]+)\s*<\/\1>\s*/y;
const TAIL = /<\/BlockList>\s*$/y;

/** Maximum size of the block list of a file: one entry for each block that a file of this size can have. */
export function blockListMaxBytes(fileMaxBytes: number): number {
  const blockCount = Math.min(BLOCKS_MAX, Math.ceil(fileMaxBytes / BLOCK_MIN_BYTES) + 1);
  return blockCount * ENTRY_MAX_BYTES + FRAME_MAX_BYTES;
}

/** Whether a text is a block id: base64 of 1 to 64 bytes. */
export function isBlockId(text: string): boolean {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length > 0 && bytes.length <= BLOCK_ID_MAX_BYTES && bytes.toString('base64') === text;
}

/**
 * Parses the body of Put Block List into block ids in file order.
 *
 * `<Committed>` entries are rejected, because blocks are not kept after a commit.
 *
 * @returns null when the body is not a valid block list
 */
export function parseBlockList(xml: string): string[] | null {
  const ids: string[] = [];
  let position = matchAt(HEAD, xml, 0)?.end;
  while (position !== undefined) {
    const entry = matchAt(ENTRY, xml, position);
    if (!entry) break;
    ids.push(entry.text);
    position = entry.end;
  }
  if (position === undefined || !matchAt(TAIL, xml, position)) return null;
  return ids.length <= BLOCKS_MAX && ids.every(isBlockId) ? ids : null;
}

function matchAt(pattern: RegExp, text: string, position: number): { text: string; end: number } | null {
  pattern.lastIndex = position;
  const match = pattern.exec(text);
  return match && { text: match[2] ?? '', end: pattern.lastIndex };
}

/** Serializes staged blocks as the response of Get Block List. Base64 needs no escaping. */
export function writeBlockList(blocks: readonly StagedBlock[]): string {
  const entries = blocks.map(({ id, sizeBytes }) => `<Block><Name>${id}</Name><Size>${sizeBytes}</Size></Block>`);
  return `<?xml version="1.0" encoding="utf-8"?><BlockList><UncommittedBlocks>${entries.join('')}</UncommittedBlocks></BlockList>`;
}
