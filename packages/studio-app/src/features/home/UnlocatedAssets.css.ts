import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const unlocated = style({
  padding: `${space[4]} ${space[5]}`,
  borderTop: `1px solid ${color.border.default}`,
  background: color.surface.canvas,
  '@media': { [media.belowLg]: { background: 'none' } },
  fontFamily: vars.font.family.sans,
});

export const heading = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  margin: 0,
  ...vars.typography.label,
  fontWeight: vars.font.weight.semibold,
});

export const count = style({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const note = style({ margin: 0, color: color.text.secondary, ...vars.typography.caption });

export const list = style({ margin: `${space[2]} 0 0`, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minHeight: 30,
  borderTop: `1px solid ${color.border.hairline}`,
});

export const link = style({
  color: color.text.primary,
  ...vars.typography.label,
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
