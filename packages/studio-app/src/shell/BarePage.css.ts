import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Fills the window around a single message. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.color.surface.canvas,
});

/** Fills the window with the colour of the bezel, behind the sign-in mark. */
export const bezel = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  background: vars.color.bezel.bg,
  color: vars.color.bezel.mark,
});
