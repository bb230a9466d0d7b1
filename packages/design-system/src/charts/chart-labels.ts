/** Narrowest slice that carries its label, in radians. */
export const LABEL_MIN_ANGLE_RADIANS = 0.4;

/** Maximum number of characters of a label. */
export const LABEL_MAX_LENGTH = 12;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether a slice is wide enough for its label. */
export const hasSliceLabel = (angleRadians: number): boolean => angleRadians >= LABEL_MIN_ANGLE_RADIANS;

/** Truncates a label to 12 characters and '...'. */
export function truncateLabel(name: string): string {
  if (name.length <= LABEL_MAX_LENGTH) return name;
  // Counts user-perceived characters, such as letters with accents or emoji.
  const characters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  return characters.length > LABEL_MAX_LENGTH ? `${characters.slice(0, LABEL_MAX_LENGTH).join('')}...` : name;
}

/** Splits a label into at most two lines at the space nearest to its middle. */
export function labelLines(label: string): string[] {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const middle = label.length / 2;
  const [nearest] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return nearest === undefined ? [label] : [label.slice(0, nearest), label.slice(nearest + 1)];
}
