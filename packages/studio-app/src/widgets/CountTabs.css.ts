import { focusOutline, media, vars } from '@inspection-studio/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

/** The datum line marks the selected one. */
const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  color: color.text.secondary,
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
  },
});

export const size = styleVariants({
  page: [
    tab,
    {
      gap: space[2],
      minHeight: 52,
      paddingTop: space[2],
      ...vars.typography.titleLg,
      fontWeight: 600,
      '@media': { [media.belowSm]: { fontSize: '1.125rem', minHeight: 44, gap: space[1] } },
    },
  ],
  section: [tab, { gap: space[1], minHeight: 36, paddingTop: space[1], ...vars.typography.body, fontWeight: 600 }],
});

export const radio = style({ position: 'absolute', inset: 0, appearance: 'none', cursor: 'pointer', outline: 'none' });
