import { counted } from '../units/counted.ts';
import { median } from './distance.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';
import { type Timed, tracksOf } from './track.ts';

/** Changing a battery or walking to the other bank takes less. */
export const TIME_GAP_MIN_MS = 15 * 60_000;
/** A gap is this many times the usual interval, so that images taken by hand every few minutes have none. */
export const TIME_GAP_FACTOR = 20;

/** Finds gaps in time between images of one camera, in which images may be missing. The files are those after each gap. */
export function timeGaps<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const found = new Set<File>(tracksOf(files).flatMap(afterTimeGaps));
  if (found.size === 0) return [];
  const text = `${counted(found.size, 'gap')} in time between images`;
  return [{ kind: 'timeGap', level: 'look', text, files: files.filter((file) => found.has(file)) }];
}

/** Returns the files of a track that follow a gap in time. */
export function afterTimeGaps<File extends PreflightFile>(track: readonly Timed<File>[]): Timed<File>[] {
  const intervals = track.slice(1).map((file, index) => file.takenMs - (track[index]?.takenMs ?? file.takenMs));
  const gapMs = Math.max(TIME_GAP_MIN_MS, TIME_GAP_FACTOR * median(intervals));
  return track.filter((_file, index) => index > 0 && (intervals[index - 1] ?? 0) > gapMs);
}
