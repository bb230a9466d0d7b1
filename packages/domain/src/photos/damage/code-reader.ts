import { byteAt } from './read-bytes.ts';
import { CODE_MAX_BITS, type HuffmanTable } from './huffman-table.ts';

/** Reads Huffman codes and plain bits from coded data, in which a zero is stuffed after each 0xff. After its end come zeros. */
export class CodeReader {
  /** Place after the bytes that were read; up to three of them are ahead of the codes. */
  at: number;
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #ahead = 0;
  #aheadBits = 0;
  #missingBits = 0;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.#bytes = bytes;
    this.at = start;
    this.#end = end;
  }

  /** Whether bits were used that come after the end. */
  get isPastEnd(): boolean {
    return this.#missingBits > this.#aheadBits;
  }

  /** Returns the symbol of the next code, or -1 without such a code. */
  symbol({ limits, offsets, symbols }: HuffmanTable): number {
    const next = this.#peek(CODE_MAX_BITS);
    for (let bits = 1; bits <= CODE_MAX_BITS; bits += 1) {
      if (next >= limits[bits]!) continue;
      this.#aheadBits -= bits;
      return symbols[(next >>> (CODE_MAX_BITS - bits)) + offsets[bits]!] ?? -1;
    }
    return -1;
  }

  /** @param bits at most 16 */
  number(bits: number): number {
    const value = this.#peek(bits);
    this.#aheadBits -= bits;
    return value;
  }

  #peek(bits: number): number {
    while (this.#aheadBits < bits) {
      const byte = this.at < this.#end ? byteAt(this.#bytes, this.at) : 0;
      if (this.at >= this.#end) this.#missingBits += 8;
      else this.at += byte === 0xff ? 2 : 1;
      this.#ahead = (this.#ahead << 8) | byte;
      this.#aheadBits += 8;
    }
    return (this.#ahead >>> (this.#aheadBits - bits)) & ((1 << bits) - 1);
  }
}
