import type { Geolocation } from '../entities/shared/fields.ts';
import type { PreflightFile } from './preflight-file.ts';
import { isLocated, type Located, tracksOf } from './track.ts';

/** A line through images in the order of capture. */
export interface TrackLine {
  /** At least two positions in degrees. */
  positions: readonly Geolocation[];
  /** It leads to images whose position cannot be right, and back to the track. */
  isOutlying: boolean;
}

/**
 * Returns the track of each camera as a line through its images, and one more line for each row of images with an outlying
 * position: from the image before them to the image after them. Images without a time or a position are on no line.
 *
 * @param outlying the files of the finding on outlying positions
 */
export function trackLines<File extends PreflightFile>(
  files: readonly File[],
  outlying: ReadonlySet<File>,
): TrackLine[] {
  return tracksOf(files.filter(isLocated)).flatMap((track) => {
    const good = track.filter((file) => !outlying.has(file));
    const lines = [lineOf(good, false), ...excursions(track, outlying).map((row) => lineOf(row, true))];
    return lines.filter(({ positions }) => positions.length > 1);
  });
}

const lineOf = (files: readonly Located<PreflightFile>[], isOutlying: boolean): TrackLine => ({
  positions: files.map(({ position }) => position),
  isOutlying,
});

/** Returns each row of outlying files with the file before it and the one after it. */
function excursions<File extends PreflightFile>(track: readonly Located<File>[], outlying: ReadonlySet<File>) {
  const rows: Located<File>[][] = [];
  for (const [index, file] of track.entries()) {
    const before = track[index - 1];
    if (outlying.has(file) && before && !outlying.has(before)) rows.push([before]);
    else if (outlying.has(file) && !before) rows.push([]);
    if (outlying.has(file) || (before && outlying.has(before))) rows.at(-1)?.push(file);
  }
  return rows;
}
