import { media, vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: vars.size.control.default,
});

export const add = style({ '@media': { [media.print]: { display: 'none' } } });

export const heading = style({ margin: 0, fontFamily: vars.font.family.sans, ...vars.typography.titleSm });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  border: `1px solid ${color.border.titleBlock}`,
  background: color.surface.sheet,
  fontFamily: vars.font.family.sans,
  ...vars.typography.table,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, { height: 48, padding: `${space[1]} ${space[3]}`, textAlign: 'start' });
globalStyle(`${table} thead th`, {
  height: 36,
  borderBottom: `2px solid ${color.border.strong}`,
  color: color.text.secondary,
  ...vars.typography.captionStrong,
});
globalStyle(`${table} tbody th`, { fontWeight: vars.font.weight.semibold });
globalStyle(`${table} tbody tr + tr > *`, { borderTop: `1px solid ${color.border.hairline}` });

export const number = style({ selectors: { [`${table} &`]: { textAlign: 'end' } } });

export const state = style({ display: 'flex', alignItems: 'center', gap: space[2] });
