import { media, vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
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

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.belowSm]: { width: '100%' } },
});

/** On a phone it takes what the buttons leave; one that does not fit beside it has the next line for itself. */
export const search = style({ width: 240, '@media': { [media.belowSm]: { flex: '100 1 14rem', width: 'auto' } } });
globalStyle(`${search} ~ :last-child`, { '@media': { [media.belowSm]: { flexGrow: 1 } } });
