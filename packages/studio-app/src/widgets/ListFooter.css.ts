import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const summary = style({
  margin: 0,
  color: vars.color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
