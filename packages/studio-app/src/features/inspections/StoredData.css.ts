import { vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const table = style({
  width: '100%',
  border: `1px solid ${color.border.titleBlock}`,
  background: color.surface.sheet,
  ...vars.typography.table,
});

globalStyle(`${table} :is(th, td)`, { height: 48, padding: `${space[1]} ${space[3]}` });
globalStyle(`${table} thead th`, {
  height: 36,
  borderBottom: `2px solid ${color.border.strong}`,
  color: color.text.secondary,
  ...vars.typography.captionStrong,
});
globalStyle(`${table} tbody th`, { fontWeight: vars.font.weight.semibold });
globalStyle(`${table} tbody tr + tr > *`, { borderTop: `1px solid ${color.border.hairline}` });

export const number = style({ selectors: { [`${table} &`]: { textAlign: 'end' } } });
