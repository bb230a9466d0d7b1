import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutline } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;

const TODAY_MARK = 12;

/** Seven days wide, at most the width of a small screen. */
export const calendar = style(inComponents({ width: `calc(7 * ${size.control.default})`, maxWidth: '100%' }));

export const header = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto', alignItems: 'center' }),
);

export const title = style(inComponents({ margin: 0, textAlign: 'center', ...vars.typography.bodyStrong }));

/** Mirrored in right-to-left pages. */
export const arrow = style(inComponents({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));

/** Stays in the tab order when there is no further month. */
export const go = style(
  inComponents({ selectors: { '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'default' } } }),
);

export const grid = style(
  inComponents({ width: '100%', marginTop: space[2], borderCollapse: 'collapse', tableLayout: 'fixed' }),
);

export const weekday = style(
  inComponents({
    padding: `${space[1]} 0`,
    overflow: 'hidden',
    color: color.text.secondary,
    ...vars.typography.caption,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  }),
);

/** Empty cells too, so that the grid is always six weeks high. */
export const cell = style(inComponents({ height: size.control.default, padding: 0 }));

const chosen = { background: color.accent.solid, color: color.text.onAccent };
const forcedChosen = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;

/** The chosen day is a filled square, today has a bar under its number, and unavailable days are struck through. */
export const day = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: size.control.default,
    borderRadius: vars.radius.md,
    color: color.text.primary,
    ...vars.typography.body,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&:active': { background: color.surface.pressed },
      '&[aria-current="date"]': { fontWeight: vars.font.weight.bold },
      '&[aria-current="date"]::after': {
        content: '""',
        position: 'absolute',
        bottom: 5,
        width: TODAY_MARK,
        borderBottom: `${vars.borderWidth.strong} solid currentColor`,
      },
      '&[data-selected]': { ...chosen, fontWeight: vars.font.weight.semibold },
      '&[data-selected]:hover': { ...chosen, background: color.accent.solidHover },
      '&[aria-disabled]': {
        background: 'none',
        color: color.text.disabled,
        textDecoration: 'line-through',
        cursor: 'not-allowed',
      },
      '&[aria-disabled][data-selected]': { boxShadow: `inset 0 0 0 2px ${color.border.invalid}` },
      '&:focus-visible': { ...focusOutline, zIndex: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected], &[data-selected]:hover': forcedChosen,
          '&[aria-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** Why the focused day is unavailable. Always takes up space, so that nothing moves. */
export const reason = style(
  inComponents({
    minHeight: '1.25rem',
    margin: 0,
    paddingTop: space[1],
    color: color.text.secondary,
    ...vars.typography.caption,
    overflowWrap: 'anywhere',
  }),
);
