import { initialSetting, type Setting } from '../../.storybook/modes.ts';

/** A combination of modes. */
export interface Look extends Pick<Setting, 'theme' | 'direction' | 'colours'> {
  name: 'light' | 'dark' | 'forced' | 'rtl';
}

export const looks: readonly [Look, ...Look[]] = [
  { ...initialSetting, name: 'light' },
  { ...initialSetting, name: 'dark', theme: 'dark' },
  // Dark, as almost everybody who forces colours has them.
  { ...initialSetting, name: 'forced', theme: 'dark', colours: 'forced' },
  { ...initialSetting, name: 'rtl', direction: 'rtl' },
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
