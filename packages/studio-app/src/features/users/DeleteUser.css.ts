import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ color: vars.color.text.primary, ...vars.typography.bodyStrong });

export const email = style({ color: vars.color.text.secondary, ...vars.typography.table });

export const note = style({
  margin: `${vars.space[3]} 0 0`,
  color: vars.color.text.secondary,
  ...vars.typography.table,
});
