import { ACCEPTED_FILES, isAccepted } from './accepted-files.ts';

/** File names of sonar data, in two lists. */
export interface SonarNames {
  images: readonly string[];
  parameters: readonly string[];
}

/** Sonar images and parameter files put together, by file name. */
export interface SonarPairs {
  pairs: { image: string; parameters: string }[];
  /** Images without a parameter file; empty when everything matches. */
  unmatchedImages: string[];
  /** Parameter files without an image; empty when everything matches. */
  unmatchedParameters: string[];
}

/** Whether a file of sonar data is an image: its name ends in .bmp, whatever the case. @see VAL-115 */
export const isSonarImage = (name: string): boolean => isAccepted({ name, type: '' }, ACCEPTED_FILES.sonarImages);

/** File names of sonar data parted into images and parameter files, which is any other file; order is kept. @see VAL-115..116 */
export const partSonarNames = (names: readonly string[]): SonarNames => ({
  images: names.filter(isSonarImage),
  parameters: names.filter((name) => !isSonarImage(name)),
});

/**
 * Puts every sonar image with a parameter file of the same name before the
 * last dot, upper and lower case told apart; a name used twice needs two.
 *
 * @returns pairs in the order of the images
 * @see VAL-103..104, N06
 */
export function matchSonarPairs(images: readonly string[], parameters: readonly string[]): SonarPairs {
  const waiting = Map.groupBy(parameters, baseName);
  const pairs: SonarPairs['pairs'] = [];
  const unmatchedImages: string[] = [];
  for (const image of images) {
    const match = waiting.get(baseName(image))?.shift();
    if (match === undefined) unmatchedImages.push(image);
    else pairs.push({ image, parameters: match });
  }
  return { pairs, unmatchedImages, unmatchedParameters: [...waiting.values()].flat() };
}

/** Whether every sonar image has its parameter file, and the other way round. @see VAL-103..104, N06 */
export function hasMatchingSonarPairs(images: readonly string[], parameters: readonly string[]): boolean {
  const { unmatchedImages, unmatchedParameters } = matchSonarPairs(images, parameters);
  return unmatchedImages.length === 0 && unmatchedParameters.length === 0;
}

function baseName(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? name : name.slice(0, dot);
}
