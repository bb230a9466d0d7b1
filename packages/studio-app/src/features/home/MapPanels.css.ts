import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const hint = style({
  flex: 1,
  margin: 0,
  padding: space[5],
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.body,
});

export const detail = style({ flex: 1, minWidth: 0 });

export const picture = style({ aspectRatio: '3 / 2', overflow: 'hidden', background: color.surface.imageWell });

export const body = style({ padding: space[5] });

export const title = style({ margin: 0, fontFamily: vars.font.family.sans, ...vars.typography.title, overflowWrap: 'anywhere' });

export const subtitle = style({
  margin: `0 0 ${space[3]}`,
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.body,
});

export const unlocated = style({
  padding: `${space[4]} ${space[5]}`,
  borderTop: `1px solid ${color.border.default}`,
  background: color.surface.canvas,
  fontFamily: vars.font.family.sans,
});

export const heading = style({ display: 'flex', justifyContent: 'space-between', gap: space[3], margin: 0, ...vars.typography.label, fontWeight: vars.font.weight.semibold });

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
