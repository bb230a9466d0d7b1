import { groupBy } from '../shared/group-by.ts';
import { ACCEPTED_FILES, isAccepted } from './accepted-files.ts';
import { baseNameOf } from '../shared/base-name.ts';

/** File names of sonar data by type. */
export interface SonarNames {
  images: readonly string[];
  parameters: readonly string[];
}

/** Result of matching sonar images and parameter files by name. */
export interface SonarPairs {
  pairs: { image: string; parameters: string }[];
  /** Images without a parameter file; empty when everything matches. */
  unmatchedImages: string[];
  /** Parameter files without an image; empty when everything matches. */
  unmatchedParameters: string[];
}

/** Whether a file of sonar data is an image: its name ends in .bmp, upper or lower case. */
export const isSonarImage = (name: string): boolean => isAccepted({ name, type: '' }, ACCEPTED_FILES.sonarImages);

/** Splits file names of sonar data into images and parameter files, which are all others. Keeps the order. */
export const partSonarNames = (names: readonly string[]): SonarNames => ({
  images: names.filter(isSonarImage),
  parameters: names.filter((name) => !isSonarImage(name)),
});

/**
 * Matches every sonar image to a parameter file with the same name before the
 * last dot, case-sensitive. A name that occurs twice requires two.
 *
 * @returns pairs in the order of the images
 */
export function matchSonarPairs(images: readonly string[], parameters: readonly string[]): SonarPairs {
  const waiting = groupBy(parameters, baseName);
  const pairs: SonarPairs['pairs'] = [];
  const unmatchedImages: string[] = [];
  for (const image of images) {
    const match = waiting.get(baseName(image))?.shift();
    if (match === undefined) unmatchedImages.push(image);
    else pairs.push({ image, parameters: match });
  }
  return { pairs, unmatchedImages, unmatchedParameters: [...waiting.values()].flat() };
}

/** Whether every sonar image has a parameter file and every parameter file an image. */
export function hasMatchingSonarPairs(images: readonly string[], parameters: readonly string[]): boolean {
  const { unmatchedImages, unmatchedParameters } = matchSonarPairs(images, parameters);
  return unmatchedImages.length === 0 && unmatchedParameters.length === 0;
}

/** Name without folders and ending. */
function baseName(path: string): string {
  const name = baseNameOf(path);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? name : name.slice(0, dot);
}
