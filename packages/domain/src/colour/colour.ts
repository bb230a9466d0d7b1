import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeOklab);
registerMode(modeOklch);

/** The blue of the interface. Category colours must differ from it. */
export const SYSTEM_BLUE = '#0060C1';

/** Minimum {@link colourDistance} between a category colour and {@link SYSTEM_BLUE}, inclusive. */
export const COLOUR_MIN_DISTANCE = 0.1;

/** Preset colours of the category form, in display order. */
export const COLOUR_SWATCHES = [
  { name: 'marking-red', hex: '#ce2a29' },
  { name: 'oxide', hex: '#833f1d' },
  { name: 'safety-orange', hex: '#ec7c0e' },
  { name: 'lane-yellow', hex: '#f8c829' },
  { name: 'lichen', hex: '#8b9030' },
  { name: 'guide-green', hex: '#1c884e' },
  { name: 'verdigris', hex: '#37a9a3' },
  { name: 'sky', hex: '#59c5e8' },
  { name: 'heather', hex: '#8048b6' },
  { name: 'survey-pink', hex: '#ef60a8' },
  { name: 'graphite', hex: '#434a44' },
] as const;

/** Whether a text is a hex code of exactly 7 characters, upper or lower case: '#a1B2c3'. */
export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

const oklabDistance = differenceEuclidean('oklab');

/**
 * Returns how different two colours look: the Euclidean distance in OKLab.
 *
 * @param a hex code
 * @param b hex code
 * @returns 0 for the same colour, 1 between black and white
 */
export function colourDistance(a: string, b: string): number {
  return oklabDistance(a, b);
}

/** Whether a hex code is at least {@link COLOUR_MIN_DISTANCE} from {@link SYSTEM_BLUE}. */
export function isClearOfSystemBlue(hex: string): boolean {
  return colourDistance(hex, SYSTEM_BLUE) >= COLOUR_MIN_DISTANCE;
}

/** Step between two hues tried; it never repeats a hue. */
const GOLDEN_ANGLE_DEGREES = 137.508;

/**
 * Returns a colour for a new category, always valid and with similar strength.
 *
 * @param random returns 0 up to but not including 1, like Math.random; called twice, for lightness and hue
 * @returns lower-case hex code that passes {@link isClearOfSystemBlue}
 */
export function randomCategoryColour(random: () => number): string {
  const l = 0.5 + random() * 0.3;
  let h = random() * 360;
  let hex = formatHex(clampChroma({ mode: 'oklch', l, c: 0.15, h }, 'oklch'));
  while (!isClearOfSystemBlue(hex)) {
    h = (h + GOLDEN_ANGLE_DEGREES) % 360;
    hex = formatHex(clampChroma({ mode: 'oklch', l, c: 0.15, h }, 'oklch'));
  }
  return hex;
}
