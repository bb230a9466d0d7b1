const DARK = '#000000';
const LIGHT = '#ffffff';

/** The luminance on which black and white have the same contrast: √(0.05 × 1.05) − 0.05. */
const EVEN_LUMINANCE = Math.sqrt(0.05 * 1.05) - 0.05;

/**
 * Returns black or white, whichever has the higher contrast on a colour: at least 4.58:1.
 *
 * @param colour `#rrggbb`
 */
export function readableInk(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  );
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  return luminance > EVEN_LUMINANCE ? DARK : LIGHT;
}

/** Converts an sRGB channel, 0 to 1, to linear light. */
function linear(part: number): number {
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
