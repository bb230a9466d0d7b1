import { groupBy } from '../entities/shared/group-by.ts';
import { counted } from '../units/counted.ts';
import { median } from './distance.ts';
import { opticsOf } from './mixed-cameras.ts';
import type { PreflightFile, PreflightFinding } from './preflight-file.ts';

/**
 * The brightest tenth of a dark image starts below this, of 255. Measured on real images: 39 to 58 at four stops too dark,
 * 111 in the evening, 139 and more by day.
 */
export const DARK_BELOW = 50;
/**
 * A blurred image has less than this share of the usual sharpness of its camera. Measured on real images: at most 0.48 with a
 * blur of 1.5 pixels or more, at least 0.76 without one, 0.57 with seven tenths of sky.
 */
export const BLURRED_SHARE = 0.5;
/** With fewer sampled images of a camera, its usual sharpness says little. */
const SAMPLES_MIN = 5;

/** Whether an image can look blurred or dark. Thermal images are smooth and may be dark. */
export const isJudgedByPicture = ({ list, isThermal }: PreflightFile): boolean => list !== 'ir' && !isThermal;

/** Finds blurred and dark images among the sampled ones that can look so. */
export function poorImages<File extends PreflightFile>(files: readonly File[]): PreflightFinding<File>[] {
  const judged = files.filter(isJudgedByPicture);
  const dark = judged.filter(({ brightness = Infinity }) => brightness < DARK_BELOW);
  const found = new Set([...dark, ...[...groupBy(judged, cameraKeyOf).values()].flatMap(blurredOf)]);
  if (found.size === 0) return [];
  const verb = found.size === 1 ? 'looks' : 'look';
  const text = `${counted(found.size, 'sampled image')} ${verb} blurred or dark`;
  return [{ kind: 'poorImage', level: 'look', text, files: files.filter((file) => found.has(file)) }];
}

/**
 * Returns camera, lens and number of pixels as one text. Lenses differ in sharpness, and so do images that a camera makes
 * smaller.
 */
export const cameraKeyOf = (file: PreflightFile): string =>
  `${opticsOf(file)}\n${(file.width ?? 0) * (file.height ?? 0)}`;

/** Images that were suspected say nothing about what is usual. */
function blurredOf<File extends PreflightFile>(files: readonly File[]): File[] {
  const values = files.flatMap(({ sharpness, isSuspected }) =>
    sharpness === undefined || isSuspected ? [] : [sharpness],
  );
  if (values.length < SAMPLES_MIN) return [];
  const blurredBelow = BLURRED_SHARE * median(values);
  return files.filter(({ sharpness = Infinity }) => sharpness < blurredBelow);
}
