/** Lower edges of the screen widths, in CSS pixels. */
export const breakpoints = { xs: 320, sm: 650, md: 768, lg: 1025, xl: 1440, xxl: 1921 } as const;

export type Breakpoint = keyof typeof breakpoints;

const from = (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`;
const below = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.02}px)`;

/** Media queries for `@media` rules and `matchMedia`. */
export const media = {
  fromSm: from('sm'),
  fromMd: from('md'),
  fromLg: from('lg'),
  fromXl: from('xl'),
  fromXxl: from('xxl'),
  belowSm: below('sm'),
  belowMd: below('md'),
  belowLg: below('lg'),
  hover: '(hover: hover)',
  coarsePointer: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  darkScheme: '(prefers-color-scheme: dark)',
  print: 'print',
} as const;
