import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const details = style({ display: 'grid', gap: space[4], minWidth: 0, fontFamily: vars.font.family.sans });

export const sections = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });

export const title = style({ margin: `0 0 ${space[1]}`, ...vars.typography.titleSm, overflowWrap: 'anywhere' });

export const number = style({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const items = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: vars.radius.sm,
  background: color.surface.raised,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  padding: `${space[2]} ${space[3]}`,
  ...vars.typography.body,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.border.hairline}` } },
});
