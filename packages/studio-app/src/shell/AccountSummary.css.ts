import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const account = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

export const words = style({ display: 'grid', justifyItems: 'end', minWidth: 0, fontFamily: vars.font.family.sans });

export const name = style({
  maxWidth: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.primary,
  ...vars.typography.label,
  fontWeight: vars.font.weight.semibold,
});

export const role = style({ color: vars.color.text.secondary, ...vars.typography.caption });
