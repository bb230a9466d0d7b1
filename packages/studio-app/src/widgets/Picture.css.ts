import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Fills the frame around it. */
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** A 3:2 frame for a picture. */
export const frame = style({
  flexShrink: 0,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  background: vars.color.surface.imageWell,
});
