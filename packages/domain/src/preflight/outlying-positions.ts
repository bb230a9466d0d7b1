import { counted } from '../units/counted.ts';
import { median, metresBetween, shortWayRound } from './distance.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';
import { isLocated, type Located, tracksOf } from './track.ts';

/** One asset is smaller than this, so an image further from the median of all belongs to another place. */
export const FAR_METRES = 5_000;
/** A spike is at least this far from the track: satellite positions near steel and concrete are off by tens of metres. */
export const SPIKE_MIN_METRES = 100;
/** A spike is this many times further away than the images before and after it are from each other. */
export const SPIKE_FACTOR = 5;
/** With fewer images, the median says little. */
const FILES_MIN = 3;

/**
 * Finds images whose position cannot be right: further than {@link FAR_METRES} from the median of all images, or a spike
 * of the track, which is away from both the image before and the image after it while these are close to each other.
 */
export function outlyingPositions<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const found = outliers(files);
  if (found.size === 0) return [];
  const verb = found.size === 1 ? 'is' : 'are';
  const text = `${counted(found.size, 'image')} ${verb} far from the other images`;
  return [{ kind: 'outlyingPosition', level: 'look', text, files: files.filter((file) => found.has(file)) }];
}

/** Returns the files whose position cannot be right, as {@link outlyingPositions} does. */
export function outliers<File extends PreflightFile>(files: readonly File[]): Set<File> {
  const located = files.filter(isLocated);
  if (located.length < FILES_MIN) return new Set();
  const far = farFromMiddle(located);
  const spikes = tracksOf(located.filter((file) => !far.has(file))).flatMap((track) =>
    track.filter((file, index) => isSpike(track[index - 1], file, track[index + 1])),
  );
  return new Set<File>([...far, ...spikes]);
}

function farFromMiddle<File extends PreflightFile>(located: readonly Located<File>[]): Set<Located<File>> {
  const from = located[0]?.position.longitude ?? 0;
  const middle = {
    latitude: median(located.map(({ position }) => position.latitude)),
    longitude: median(located.map(({ position }) => shortWayRound(position.longitude, from))),
  };
  const far = located.filter(({ position }) => metresBetween(position, middle) > FAR_METRES);
  // Images of many places have no place in common that the others could be far from.
  return new Set(far.length < located.length / 2 ? far : []);
}

function isSpike<File extends PreflightFile>(
  before: Located<File> | undefined,
  file: Located<File>,
  after: Located<File> | undefined,
): boolean {
  if (!before || !after) return false;
  const across = metresBetween(before.position, after.position);
  const away = Math.min(metresBetween(before.position, file.position), metresBetween(file.position, after.position));
  return away > Math.max(SPIKE_MIN_METRES, SPIKE_FACTOR * across);
}
