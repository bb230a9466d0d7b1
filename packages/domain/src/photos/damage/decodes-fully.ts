import { CodeReader } from './code-reader.ts';
import type { CodedStretch, JpegScan } from './coded-stretches.ts';
import type { EqualRun } from './equal-run.ts';

/** Bytes after the last unit that don't count. */
const SPARE_BYTES = 2;
/** Most bytes between the code that is decoded and the place of its reader. */
const AHEAD_BYTES = 8;
const LAST_COEFFICIENT = 63;
const SIXTEEN_ZEROS = 0xf0;

/**
 * Decodes the codes of a stretch, without its coefficients. Returns whether it contains exactly the units that its scan has there,
 * and, in a scan of whole blocks, `run` contains nothing but blocks of one colour, like an overexposed sky.
 */
export function decodesFully(bytes: Uint8Array, stretch: CodedStretch, run: EqualRun): boolean {
  const { scan, restarts } = stretch;
  if (scan === undefined || scan.blocks.length === 0) return false;
  const codes = new CodeReader(bytes, stretch.start, stretch.end);
  const left = scan.units - restarts * scan.restartUnits;
  const units = scan.restartUnits === 0 ? left : Math.min(scan.restartUnits, left);
  for (let unit = 0; unit < units; unit += 1) {
    for (const block of scan.blocks) {
      const more = decodeBlock(codes, scan, block, run);
      if (codes.isPastEnd) return !stretch.isClosed;
      if (more === undefined) return false;
      unit += more;
    }
  }
  return stretch.end - codes.at <= SPARE_BYTES;
}

/** Returns how many blocks of zeros follow that have no code of their own, or `undefined` if the codes are wrong. */
function decodeBlock(
  codes: CodeReader,
  { firstCoefficient, lastCoefficient, isRefined }: JpegScan,
  { dc, ac }: JpegScan['blocks'][number],
  run: EqualRun,
): number | undefined {
  const isWhole = firstCoefficient === 0 && lastCoefficient === LAST_COEFFICIENT;
  if (firstCoefficient === 0) {
    const bits = isRefined ? 1 : dc ? codes.symbol(dc) : -1;
    if (bits < 0 || bits > 16) return undefined;
    codes.number(bits);
  }
  for (let coefficient = Math.max(1, firstCoefficient); coefficient <= lastCoefficient; coefficient += 1) {
    const symbol = ac ? codes.symbol(ac) : -1;
    if (symbol < 0) return undefined;
    const [zeros, bits] = [symbol >> 4, symbol & 15];
    if (bits === 0 && symbol !== SIXTEEN_ZEROS) {
      if (isWhole) return zeros === 0 ? 0 : undefined;
      return (1 << zeros) - 1 + codes.number(zeros);
    }
    if (isWhole && codes.at > run.start + AHEAD_BYTES && codes.at < run.end) return undefined;
    codes.number(bits);
    coefficient += zeros;
  }
  return 0;
}
