import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  minHeight: 60,
  padding: `${space[2]} ${space[3]}`,
  color: color.text.primary,
  textDecoration: 'none',
  fontFamily: vars.font.family.sans,
  selectors: { '&:hover': { background: color.accent.subtle } },
});

export const thumb = style({
  width: 64,
  height: 43,
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  background: color.surface.imageWell,
});

export const words = style({ display: 'grid', minWidth: 0 });

export const name = style({
  ...vars.typography.bodyStrong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const date = style({ whiteSpace: 'nowrap' });

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], minWidth: 0 });

export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: color.text.secondary,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
