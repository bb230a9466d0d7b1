import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A company has a square mark, a person a round one. */
export const mark = style({
  borderRadius: vars.radius.sm,
  background: color.surface.inverse,
  color: color.text.onInverse,
});

/** A row of the licence or the settings. */
export const row = style({
  padding: `${space[5]} ${space[6]}`,
  '@media': { [media.belowSm]: { padding: space[4] } },
});
