import { vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { swatch as anySwatch } from '../../widgets/swatch.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const table = style({
  width: '100%',
  border: hairline,
  borderCollapse: 'separate',
  borderRadius: vars.radius.sm,
  background: color.surface.raised,
});

globalStyle(`${table} thead th`, {
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${color.border.strong}`,
  color: color.text.secondary,
  ...vars.typography.captionStrong,
});
globalStyle(`${table} tbody > tr > *`, { width: 1, height: 44, padding: `${space[1]} ${space[3]}` });
globalStyle(`${table} tbody tr + tr > *`, { borderTop: hairline });

export const name = style({
  selectors: {
    [`${table} tbody > tr > &`]: { width: 'auto', ...vars.typography.body, overflowWrap: 'anywhere' },
    '&[data-archived]': { color: color.text.archived, textDecoration: 'line-through' },
  },
});

export const swatch = style([anySwatch, { display: 'block', width: 44, height: 28 }]);
