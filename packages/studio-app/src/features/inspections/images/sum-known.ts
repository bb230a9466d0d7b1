/** The sum of numbers; undefined until every one is known. */
export const sumKnown = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.every((number) => number !== undefined) ? numbers.reduce((sum, number) => sum + number, 0) : undefined;
