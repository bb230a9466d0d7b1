import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  background: vars.color.bezel.bg,
  color: vars.color.bezel.mark,
});
