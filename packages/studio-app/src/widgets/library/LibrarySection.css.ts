import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minHeight: vars.size.control.default,
});

export const heading = style({ margin: 0, color: color.text.primary, fontFamily: vars.font.family.sans, ...vars.typography.title });

export const count = style({
  color: color.text.secondary,
  ...vars.typography.body,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.belowSm]: { selectors: { '&:has(search)': { width: '100%' } } } },
});

export const search = style({ width: 232, '@media': { [media.belowSm]: { flex: '1 1 12rem', width: 'auto' } } });
