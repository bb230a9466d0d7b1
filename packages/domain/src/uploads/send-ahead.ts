import { CHUNK_MAX_BYTES } from './chunk-files.ts';

/** Maximum number of files on their way when sending adapts to the line. */
export const AHEAD_MAX_FILES = 6;

/** The line has at least this much to send, in seconds. */
const AHEAD_SECONDS = 3;

/** Files on their way. */
interface OnTheirWay {
  count: number;
  /** Bytes of them that are not sent yet. */
  leftBytes: number;
}

/**
 * Returns how many bytes are left of the files on their way when the next one follows: what the line sends in 3 to 6 seconds.
 * So a fast line is never idle between two files, and an interruption on a slow one costs little.
 *
 * It is a power of two, because the measured rate never stands still.
 *
 * @param bytesPerSecond `null` while unknown: as many bytes as a chunk has
 */
export const aheadOf = (bytesPerSecond: number | null): number =>
  bytesPerSecond === null ? CHUNK_MAX_BYTES : 2 ** Math.ceil(Math.log2(Math.max(1, bytesPerSecond * AHEAD_SECONDS)));

/** Whether no file follows yet: {@link AHEAD_MAX_FILES} are on their way, or enough bytes of at least one. */
export const isFarAhead = ({ count, leftBytes }: OnTheirWay, aheadBytes: number): boolean =>
  count >= AHEAD_MAX_FILES || (count > 0 && leftBytes >= aheadBytes);

/**
 * Takes the files from the start of a list that follow those on their way.
 *
 * @returns empty while those are enough
 */
export function takeAhead<F extends { sizeBytes: number }>(
  files: Iterable<F>,
  onTheirWay: OnTheirWay,
  aheadBytes: number,
): F[] {
  const taken: F[] = [];
  let { count, leftBytes } = onTheirWay;
  for (const file of files) {
    if (isFarAhead({ count, leftBytes }, aheadBytes)) break;
    taken.push(file);
    count += 1;
    leftBytes += file.sizeBytes;
  }
  return taken;
}
