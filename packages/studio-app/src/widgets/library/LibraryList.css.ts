import { media, vars } from '@inspection-studio/design-system/tokens';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;
const RULE = color.border.hairline;

/** The container whose width decides how many rows are side by side. */
export const frame = style({ containerType: 'inline-size' });

/** The gaps show the rules between rows. Rules at the outer edge are clipped. */
export const rows = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: `${vars.borderWidth.hairline} solid ${RULE}`,
  borderRadius: vars.radius.sm,
  overflow: 'clip',
  background: color.surface.sheet,
  selectors: { '&[aria-busy="true"]:not([aria-hidden])': { opacity: 0.6 } },
});

const count = createVar();

/**
 * A cell is at least as wide as a toast, so that toasts at the start side do not cover the menus in the middle of a
 * row. The cells of the last row fill it.
 */
export const columns = styleVariants({
  1: { vars: { [count]: '1' } },
  3: {
    vars: { [count]: '1' },
    '@container': {
      '(min-width: 52rem)': { vars: { [count]: '2' } },
      '(min-width: 76rem)': { vars: { [count]: '3' } },
    },
  },
});

export const cell = style({
  // One pixel less, for the gap.
  flex: `1 1 calc(100% / ${count} - 1px)`,
  minWidth: 0,
  boxShadow: `1px 0 ${RULE}, 0 1px ${RULE}, 1px 1px ${RULE}`,
  selectors: {
    '&[data-highlighted]': {
      background: color.selection.bg,
      outline: `2px solid ${color.selection.border}`,
      outlineOffset: -2,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:not([data-highlighted])': { outline: '1px solid CanvasText' } } },
  },
});

export const skeleton = style([cell, { minHeight: 44, paddingInline: space[3] }]);
