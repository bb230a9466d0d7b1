import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  borderBottom: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  '@media': { [media.belowSm]: { borderBottom: 'none' } },
});

export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [media.belowSm]: {
      width: '100%',
      gap: space[5],
      borderBottom: `${vars.borderWidth.hairline} solid ${color.border.default}`,
    },
  },
});

/** The words are the page's title; the datum line marks the chosen one. */
export const content = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minHeight: 52,
  paddingTop: space[2],
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.titleLg,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text.primary, boxShadow: `inset 0 -1px ${color.border.strong}` },
    '&:has(:checked)': {
      color: color.text.primary,
      fontWeight: vars.font.weight.bold,
      boxShadow: `inset 0 -3px ${color.accent.mark}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.borderWidth.focus} solid ${color.focus.ring}`,
      outlineOffset: vars.borderWidth.focusGap,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderBottom: '3px solid Highlight' } } },
    [media.belowSm]: { fontSize: '1.125rem', minHeight: 44, gap: space[1] },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
});

export const count = style({
  color: color.text.secondary,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.regular,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBottom: space[3],
  '@media': { [media.belowSm]: { flexWrap: 'nowrap', width: '100%', paddingBottom: 0 } },
});

export const search = style({
  width: 232,
  '@media': { [media.belowSm]: { flex: 1, width: 'auto', minWidth: 0 } },
});
