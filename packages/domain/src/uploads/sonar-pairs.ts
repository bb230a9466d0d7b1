/** Sonar images and parameter files put together, by file name. */
export interface SonarPairs {
  pairs: { image: string; parameters: string }[];
  /** Images without a parameter file, and the other way round; both empty when everything matches. */
  unmatchedImages: string[];
  unmatchedParameters: string[];
}

/**
 * Puts every sonar image with a parameter file of the same name before the
 * last dot, upper and lower case told apart; a name used twice needs two.
 *
 * @returns pairs in the order of the images
 * @see spec 2 §5 "Inspection", sonar
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

/** Whether every sonar image has its parameter file, and the other way round. @see spec 2 §5 "Inspection" */
export function hasMatchingSonarPairs(images: readonly string[], parameters: readonly string[]): boolean {
  const { unmatchedImages, unmatchedParameters } = matchSonarPairs(images, parameters);
  return unmatchedImages.length === 0 && unmatchedParameters.length === 0;
}

function baseName(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? name : name.slice(0, dot);
}
