import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Light colours would vanish on a light ground without an edge. */
export const icon = style({
  overflow: 'visible',
  stroke: vars.color.text.secondary,
  strokeLinejoin: 'miter',
  strokeWidth: 12,
  paintOrder: 'stroke',
  // The swatch beside keeps the colour.
  '@media': { [media.forcedColors]: { fill: 'currentColor', stroke: 'none' } },
});
