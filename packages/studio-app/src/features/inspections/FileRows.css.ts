import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({ display: 'grid', gap: space[2], minWidth: 0, fontFamily: vars.font.family.sans });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: vars.size.control.default,
});

export const heading = style({ margin: 0, ...vars.typography.titleSm });

export const count = style({
  color: color.text.secondary,
  ...vars.typography.body,
  fontVariantNumeric: 'tabular-nums',
});

export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border.titleBlock}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: 44,
  padding: `${space[1]} ${space[3]}`,
  ...vars.typography.table,
  selectors: { '& + &': { borderTop: `1px solid ${color.border.hairline}` } },
});

export const name = style({
  flex: '1 1 12rem',
  minWidth: 0,
  fontFamily: vars.font.family.mono,
  overflowWrap: 'anywhere',
  selectors: { '[data-removed] > &': { textDecoration: 'line-through', color: color.text.secondary } },
});

/** Takes its own line where there is no room; what stands behind it stays at the end. */
export const note = style({
  marginInlineEnd: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});

export const size = style({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
