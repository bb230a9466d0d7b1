import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const target = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  color: vars.color.text.tertiary,
});
