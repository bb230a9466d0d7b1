import { focusOutline, media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const rule = `${vars.borderWidth.hairline} solid ${color.border.default}`;

export const bar = style({ borderBottom: rule, '@media': { [media.belowSm]: { borderBottom: 'none' } } });

export const contents = style({
  '@media': { [media.belowSm]: { width: '100%', gap: space[5], borderBottom: rule } },
});

/** Serves as the page title. The datum line marks the selected one. */
export const content = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minHeight: 52,
  paddingTop: space[2],
  color: color.text.secondary,
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
    '&:has(:focus-visible)': focusOutline,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderBottom: '3px solid Highlight' } } },
    [media.belowSm]: { fontSize: '1.125rem', minHeight: 44, gap: space[1] },
  },
});

export const radio = style({ position: 'absolute', inset: 0, appearance: 'none', cursor: 'pointer', outline: 'none' });

export const tools = style({
  paddingBottom: space[3],
  '@media': { [media.belowSm]: { flexWrap: 'nowrap', width: '100%', paddingBottom: 0 } },
});

export const search = style({ width: 232, '@media': { [media.belowSm]: { flex: 1, width: 'auto', minWidth: 0 } } });
