import { codedStretches } from './coded-stretches.ts';
import { decodesFully } from './decodes-fully.ts';
import { longestEqualRun } from './equal-run.ts';

/**
 * Half of the smallest block of a memory card. Measured on 460 undamaged baseline photos of many cameras: the longest run had 39
 * bytes, and all but three had none of 8.
 */
const RUN_MIN_BYTES = 256;

/**
 * Whether a part of the picture in a JPEG file was overwritten with equal bytes, as faulty memory cards do. Never throws. Returns
 * false for other files.
 *
 * Plain areas, such as an overexposed sky, can be coded as equal bytes too. So a run counts as damage only if the codes around it
 * are not exactly the picture.
 *
 * Not found: blocks of other data, damage in segments and in previews, and in later scans of progressive files bytes other than
 * 0x00 and 0xff.
 *
 * @param bytes the whole file
 */
export function isScanDamaged(bytes: Uint8Array): boolean {
  for (const stretch of codedStretches(bytes)) {
    if (stretch.fillBytes >= RUN_MIN_BYTES) return true;
    const run = longestEqualRun(bytes, stretch, RUN_MIN_BYTES);
    if (run === undefined) continue;
    const value = bytes[run.start];
    // A 0xff of the picture is followed by 0x00.
    if (value === 0xff) return true;
    const { isRefined = false, firstCoefficient = 0 } = stretch.scan ?? {};
    // Needs the coefficients of earlier scans to decode. Drawn patterns give runs of any byte but zero.
    if (isRefined && firstCoefficient > 0) {
      if (value === 0) return true;
    } else if (!decodesFully(bytes, stretch, run)) return true;
  }
  return false;
}
