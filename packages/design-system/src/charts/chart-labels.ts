/** Narrowest slice that carries its label, in radians. @see CHART-019 */
export const LABEL_MIN_ANGLE_RADIANS = 0.4;

/** Most characters of a label. @see CHART-020 */
export const LABEL_MAX_LENGTH = 12;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether a slice is wide enough for its label. @see CHART-019 */
export const hasSliceLabel = (angleRadians: number): boolean => angleRadians >= LABEL_MIN_ANGLE_RADIANS;

/** A label of at most 12 characters; longer ones end in '...' after the twelfth. @see CHART-020 */
export function truncateLabel(name: string): string {
  if (name.length <= LABEL_MAX_LENGTH) return name;
  // Characters as a person counts them: an accent or the colour of an emoji is no character of its own.
  const characters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  return characters.length > LABEL_MAX_LENGTH ? `${characters.slice(0, LABEL_MAX_LENGTH).join('')}...` : name;
}

/** A label on at most two lines, broken at the space nearest its middle. */
export function labelLines(label: string): string[] {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const middle = label.length / 2;
  const [nearest] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return nearest === undefined ? [label] : [label.slice(0, nearest), label.slice(nearest + 1)];
}
