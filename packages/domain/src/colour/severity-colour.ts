import { formatHex, interpolate, modeOklab, modeRgb, useMode as registerMode } from 'culori/fn';

registerMode(modeRgb);
registerMode(modeOklab);

/** Colours from the lowest to the highest severity. Those in between are mixed in OKLab. */
export const SEVERITY_RAMP = ['#429c5a', '#ddbc28', '#ec8904', '#d9391f', '#7e131f'] as const;

const colourAt = interpolate([...SEVERITY_RAMP], 'oklab');

/**
 * Returns the colour of a severity by its position in the scale.
 *
 * @param position zero-based from the lowest severity
 * @param count number of severities in the scale, at least 1
 * @returns lower-case hex code; a single severity has the lowest colour
 */
export function severityColour(position: number, count: number): string {
  return formatHex(colourAt(position / Math.max(1, count - 1)));
}
