import { createGlobalThemeContract } from '@vanilla-extract/css';
import { elevation } from './tokens/elevation.js';
import { lightColours } from './tokens/light-colours.js';
import { scales } from './tokens/scales.js';
import './layers.css.js';

/**
 * The typed contract of Datum: every value a component may use, as `var(--ds-…)`.
 *
 * `vars.color.surface.sheet` is `var(--ds-color-surface-sheet)`. Colours and elevation follow the theme.
 */
export const vars = createGlobalThemeContract(
  { color: lightColours, elevation: elevation.light, ...scales },
  (_value, path) => `ds-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);
