import { counted } from '../units/counted.ts';
import { median, metresBetween } from './distance.ts';
import { outliers } from './outlying-positions.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';
import { afterTimeGaps } from './time-gaps.ts';
import { isLocated, tracksOf } from './track.ts';

/** Turns at the end of a line, and the way around a pier, are shorter. */
export const TRACK_GAP_MIN_METRES = 150;
/** A gap is this many times the usual distance between two images. */
export const TRACK_GAP_FACTOR = 10;
/** With fewer images, the usual distance says little. */
const STEPS_MIN = 5;

/**
 * Finds gaps along the track of one camera, in which images may be missing. The files are those after each gap. Images
 * after a gap in time and images with an outlying position do not count: they have findings of their own.
 */
export function trackGaps<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const outlying = outliers(files);
  const found = new Set<File>();
  for (const track of tracksOf(files.filter((file) => !outlying.has(file)).filter(isLocated))) {
    const steps = track
      .slice(1)
      .map((file, index) => metresBetween(track[index]?.position ?? file.position, file.position));
    if (steps.length < STEPS_MIN) continue;
    const gapMetres = Math.max(TRACK_GAP_MIN_METRES, TRACK_GAP_FACTOR * median(steps));
    const afterPause = new Set(afterTimeGaps(track));
    for (const [index, file] of track.entries()) {
      if (index > 0 && (steps[index - 1] ?? 0) > gapMetres && !afterPause.has(file)) found.add(file);
    }
  }
  if (found.size === 0) return [];
  const text = `${counted(found.size, 'gap')} along the track`;
  return [{ kind: 'trackGap', level: 'look', text, files: files.filter((file) => found.has(file)) }];
}
