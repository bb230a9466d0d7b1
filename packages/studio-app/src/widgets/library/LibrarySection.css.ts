import { media, vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

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

export const heading = style({
  margin: 0,
  color: color.text.primary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.title,
});

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

/** On a phone it takes what the button leaves; one that does not fit beside it has the next line for itself. */
export const search = style({ width: 232, '@media': { [media.belowSm]: { flex: '100 1 14rem', width: 'auto' } } });
globalStyle(`${search} ~ *`, { '@media': { [media.belowSm]: { flexGrow: 1 } } });
