import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const block = style({
  overflow: 'hidden',
  border: `1px solid ${color.border.titleBlock}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
});

export const picture = style({ aspectRatio: '5 / 2', overflow: 'hidden', background: color.surface.imageWell });

export const chosen = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const rows = style({
  margin: 0,
  fontFamily: vars.font.family.sans,
  ...vars.typography.table,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 36,
  padding: `${space[1]} ${space[3]}`,
  borderTop: `1px solid ${color.border.titleBlock}`,
  selectors: { '&[data-off]': { color: color.text.secondary } },
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.font.weight.bold });

export const kind = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const value = style({
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  color: color.text.secondary,
  textAlign: 'end',
});

export const total = style({ margin: 0, fontWeight: vars.font.weight.bold });
