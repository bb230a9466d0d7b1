import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const fact = style({
  color: vars.color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.table,
  fontVariantNumeric: 'tabular-nums',
});
