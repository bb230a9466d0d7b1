/** Linear sRGB of `oklch(L C h)`, clipped to the gamut as a screen does. */
function linearRgb(colour: string): [number, number, number] {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour);
  if (match === null) throw new Error(`${colour} is not an opaque oklch() colour`);
  const [lightness = NaN, chroma = NaN, hueDegrees = NaN] = match.slice(1).map(Number);
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const luminances = [first, second].map((colour) => {
    const [red, green, blue] = linearRgb(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** The colour of a role named as in the contrast pairs, `surface.canvas`. */
export function colourAt(colours: object, path: string): string {
  const value = path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], colours);
  if (typeof value !== 'string') throw new Error(`${path} is not a colour role`);
  return value;
}
