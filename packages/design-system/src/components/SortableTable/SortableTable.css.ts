import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, space } = vars;

/** Of the header; 44 px under a coarse pointer. */
export const HEADER_HEIGHT = '36px';

export const rowHeight = createVar();
/** On small screens, below lg. */
export const smallScreenMinWidth = createVar();
export const stickyWidth = createVar();
export const maxHeight = createVar();

/** Between rows. */
export const hairline = `${vars.borderWidth.hairline} solid ${color.border.hairline}`;

export const frame = style(
  inComponents({
    position: 'relative',
    minWidth: 0,
    border: hairline,
    borderRadius: vars.radius.sm,
    background: color.surface.sheet,
    color: color.text.primary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.table,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Scroll margins keep focused elements clear of sticky cells. */
export const region = style(
  inComponents({
    // Words for screen readers lie in its own layer, else they would widen the page.
    position: 'relative',
    overflow: 'auto',
    maxHeight,
    borderRadius: 'inherit',
    isolation: 'isolate',
    containerType: 'inline-size',
    scrollPaddingBlockStart: HEADER_HEIGHT,
    scrollPaddingInlineStart: stickyWidth,
    selectors: { '&:focus-visible': focusOutlineInset },
    '@media': {
      [media.coarsePointer]: { scrollPaddingBlockStart: vars.size.control.touch },
      [media.print]: { overflow: 'visible', maxHeight: 'none' },
    },
  }),
);

export const table = style(
  inComponents({
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    selectors: { '&[data-virtual]': { tableLayout: 'fixed' } },
    '@media': { [media.belowLg]: { selectors: { '&:not([data-empty])': { minWidth: smallScreenMinWidth } } } },
  }),
);

export const body = style(
  inComponents({
    transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '[aria-busy="true"]:not([data-empty]) > &': { opacity: 0.6 } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

const highlightEdge = `2px solid ${color.selection.border}`;

export const row = style(
  inComponents({
    background: color.surface.sheet,
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[data-selected], &[data-highlighted]': { background: color.selection.bg },
      'li&[data-highlighted]': { outline: highlightEdge, outlineOffset: -2 },
      // Not twice as pale while all rows are.
      ':not([aria-busy="true"]) > tbody > &[data-pending], ul:not([aria-busy="true"]) > &[data-pending]': {
        opacity: 0.6,
      },
    },
  }),
);

// On the cells, because a sticky one covers the outline of its row.
globalStyle(`${row}[data-row][data-highlighted] > :is(th, td)`, inComponentsGlobal({ borderBlock: highlightEdge }));
globalStyle(
  `${row}[data-row][data-highlighted] > :first-child`,
  inComponentsGlobal({ borderInlineStart: highlightEdge }),
);
globalStyle(`${row}[data-row][data-highlighted] > :last-child`, inComponentsGlobal({ borderInlineEnd: highlightEdge }));

/** Room for rows that are not drawn. */
export const gap = style(inComponents({ padding: 0, border: 0 }));

/** In the middle of what is in view, however wide the table. */
export const empty = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    gap: space[3],
    boxSizing: 'border-box',
    width: '100cqi',
    minHeight: 96,
    padding: space[4],
    color: color.text.secondary,
    ...vars.typography.body,
    textAlign: 'center',
  }),
);
