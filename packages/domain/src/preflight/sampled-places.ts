import { groupBy } from '../entities/shared/group-by.ts';
import { median } from './distance.ts';
import { cameraKeyOf, isJudgedByPicture } from './poor-images.ts';
import type { PreflightFile } from './preflight-file.ts';

const EVERY = 20;
const COUNT_MIN = 20;
/** Images before and after one whose sizes it is compared with. */
const AROUND = 10;
/**
 * Compression leaves little of a blurred or dark image. Measured on real photos, of the median: at most 0.81 with a blur of 1.5
 * pixels or more, at most 0.56 at four stops too dark, at least 0.84 without a fault.
 */
const SMALL_SHARE = 0.82;

/** How many images of so many are decoded at a time: one in 20, because that reads the whole file, but at least 20. */
const shareOf = (count: number): number => Math.ceil(Math.max(COUNT_MIN, count / EVERY));

/** Places of images in a list of files, in the order in which they are decoded. */
export interface SampledPlaces {
  /** Evenly over all. They show what is usual. */
  evenly: number[];
  /** Of those much smaller in bytes than the images around them, the smallest. They may be blurred or dark. */
  suspected: number[];
}

/**
 * Returns which images are decoded to find blurred and dark ones: one in 20 evenly, but at least 20, or all of them, and at most
 * as many suspected ones. Faulty files and thermal images are never decoded.
 */
export function sampledPlaces(files: readonly PreflightFile[]): SampledPlaces {
  const places = judgedPlaces(files);
  const step = Math.max(1, Math.min(EVERY, places.length / COUNT_MIN));
  const evenly = Array.from({ length: Math.ceil(places.length / step) }, (_, nth) => places[Math.floor(nth * step)]!);
  const taken = new Set(evenly);
  const suspected = smallest(files, places).filter((place) => !taken.has(place));
  return { evenly, suspected: suspected.slice(0, shareOf(places.length)) };
}

/**
 * Returns the images next to those that look blurred or dark, because these come in runs: the ones of about the same size or
 * smaller, from the same camera. Without those decoded before, and at most as many as are left of one in 20 (20 at least) after
 * `decodedBeside` were decoded for this reason.
 */
export function placesBeside(
  files: readonly PreflightFile[],
  found: readonly PreflightFile[],
  decoded: ReadonlySet<number>,
  decodedBeside: number,
): number[] {
  const places = judgedPlaces(files);
  const poor = new Set(found);
  const beside = alikePlaces(files, places).flatMap((alike) =>
    alike.filter((place, at) => {
      const around = [alike[at - 1], alike[at + 1]].flatMap((next) => (next === undefined ? [] : files[next]!));
      return around.some((next) => poor.has(next) && files[place]!.sizeBytes * SMALL_SHARE < next.sizeBytes);
    }),
  );
  return beside.filter((place) => !decoded.has(place)).slice(0, shareOf(places.length) - decodedBeside);
}

const judgedPlaces = (files: readonly PreflightFile[]): number[] =>
  files.flatMap((file, place) => (file.fault === undefined && isJudgedByPicture(file) ? [place] : []));

/** Images of different cameras differ in size. */
const alikePlaces = (files: readonly PreflightFile[], places: readonly number[]): number[][] => [
  ...groupBy(places, (place) => cameraKeyOf(files[place]!)).values(),
];

/** Returns the places of images that are much smaller than those around them, the smallest first. */
function smallest(files: readonly PreflightFile[], places: readonly number[]): number[] {
  const shares = alikePlaces(files, places).flatMap((alike) => {
    const sizes = alike.map((place) => files[place]!.sizeBytes);
    return alike.map((place, at) => {
      const around = sizes.slice(Math.max(0, at - AROUND), at + AROUND + 1);
      return { place, share: sizes[at]! / median(around) };
    });
  });
  return shares
    .filter(({ share }) => share < SMALL_SHARE)
    .toSorted((one, other) => one.share - other.share)
    .map(({ place }) => place);
}
