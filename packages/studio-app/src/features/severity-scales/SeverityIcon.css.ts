import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** An edge keeps light colours visible on a light background. */
export const icon = style({
  overflow: 'visible',
  stroke: vars.color.text.secondary,
  strokeLinejoin: 'miter',
  strokeWidth: 12,
  paintOrder: 'stroke',
  // The swatch beside it keeps the colour.
  '@media': { [media.forcedColors]: { fill: 'currentColor', stroke: 'none' } },
});
