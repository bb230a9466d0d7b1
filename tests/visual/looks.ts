/** A look of a page: its theme and screen. */
export interface Look {
  name: 'light' | 'dark' | 'forced' | 'rtl';
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  forcedColors: 'active' | 'none';
}

export const looks: readonly [Look, ...Look[]] = [
  { name: 'light', theme: 'light', direction: 'ltr', forcedColors: 'none' },
  { name: 'dark', theme: 'dark', direction: 'ltr', forcedColors: 'none' },
  // Dark, as almost everybody who forces colours has them.
  { name: 'forced', theme: 'dark', direction: 'ltr', forcedColors: 'active' },
  { name: 'rtl', theme: 'light', direction: 'rtl', forcedColors: 'none' },
];

/** Of the window, in CSS pixels. */
export const widths = [1280, 320] as const;
export type Width = (typeof widths)[number];

/** The Matrix of a component in every look at every width; other stories show one more thing, and are light and dark. */
export function looksOf(story: { name: string }, width: Width): readonly [Look, ...Look[]] {
  const [light, dark] = looks as readonly [Look, Look];
  if (story.name === 'Matrix') return looks;
  return width === 320 ? [light] : [light, dark];
}

/** The file of a picture, inside the folder of its story. */
export const pictureName = (look: Look, width: Width) => `${look.name}-${width}.webp`;
