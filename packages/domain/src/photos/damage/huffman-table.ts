import { byteAt } from './read-bytes.ts';

/** Longest code of a JPEG image. */
export const CODE_MAX_BITS = 16;
const COUNTS_BYTES = 16;

/** A Huffman table of a JPEG image, in the form in which codes are looked up. */
export interface HuffmanTable {
  /** By length in bits: the lowest 16 bits that begin with no code of this length or less. */
  limits: Int32Array;
  /** By length in bits: what a code plus this is the index of its symbol. */
  offsets: Int32Array;
  symbols: Uint8Array;
}

/**
 * Reads the content of a DHT segment into `tables`, by class and number: 0 to 3 for DC, 16 to 19 for AC. Ignores an incomplete
 * table.
 */
export function readHuffmanTables(content: Uint8Array, tables: Map<number, HuffmanTable>): void {
  for (let at = 0; at + 1 + COUNTS_BYTES <= content.length;) {
    const counts = content.subarray(at + 1, at + 1 + COUNTS_BYTES);
    const start = at + 1 + COUNTS_BYTES;
    const end = start + counts.reduce((sum, count) => sum + count, 0);
    if (end > content.length) return;
    tables.set(byteAt(content, at), toTable(counts, content.subarray(start, end)));
    at = end;
  }
}

function toTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const limits = new Int32Array(CODE_MAX_BITS + 1);
  const offsets = new Int32Array(CODE_MAX_BITS + 1);
  let code = 0;
  let place = 0;
  for (let bits = 1; bits <= CODE_MAX_BITS; bits += 1) {
    const count = byteAt(counts, bits - 1);
    offsets[bits] = place - code;
    code += count;
    place += count;
    limits[bits] = code << (CODE_MAX_BITS - bits);
    code <<= 1;
  }
  return { limits, offsets, symbols };
}
