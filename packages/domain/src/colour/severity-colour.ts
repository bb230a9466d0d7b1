import { formatHex, interpolate, modeOklab, modeRgb, useMode as registerMode } from 'culori/fn';

registerMode(modeRgb);
registerMode(modeOklab);

/** Colours from the lowest severity to the highest; what lies between is mixed in OKLab. @see N89 */
export const SEVERITY_RAMP = ['#429c5a', '#ddbc28', '#ec8904', '#d9391f', '#7e131f'] as const;

const colourAt = interpolate([...SEVERITY_RAMP], 'oklab');

/**
 * Colour of a severity, given by its place in the scale.
 *
 * @param position zero-based from the lowest severity
 * @param count severities of the scale, at least 1
 * @returns lower-case hex code; the only severity of a scale has the lowest colour
 * @see N89
 */
export function severityColour(position: number, count: number): string {
  return formatHex(colourAt(position / Math.max(1, count - 1)));
}
