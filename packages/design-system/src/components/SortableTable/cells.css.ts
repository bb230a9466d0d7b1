import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { hairline, HEADER_HEIGHT, rowHeight, table } from './SortableTable.css.js';

const { color, space } = vars;

const SELECT_WIDTH = 42;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Stays where it is while the table scrolls sideways. */
const inPlace = {
  '&[data-sticky]': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
} as const;

/** Where the columns that stay in place end, while others pass under them. */
const edge = { '[data-sideways] &[data-sticky="edge"]': { borderInlineEnd: hairline } } as const;

const alignment = { '&[data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' } } as const;

/** Beside the box the first column stays in place, too. */
const afterBox = { 'td[data-sticky] + &[data-sticky]': { insetInlineStart: SELECT_WIDTH } } as const;

export const headerCell = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    height: HEADER_HEIGHT,
    padding: 0,
    borderBlockEnd: `1px solid ${color.border.strong}`,
    background: color.surface.sheet,
    color: color.text.secondary,
    ...vars.typography.captionStrong,
    textAlign: 'start',
    selectors: {
      '&[data-sticky]': { insetInlineStart: 0, zIndex: 3 },
      ...afterBox,
      ...edge,
      ...alignment,
      // Number columns are narrow; text columns share the rest.
      [`${table}:not([data-virtual]) &[data-align="end"]`]: { width: '1%' },
    },
    // Half the frame at most, so that the others can pass beside it.
    '@media': { [media.belowLg]: { selectors: { '&[data-sticky="edge"]': { width: 'min(50cqi, 16rem)' } } } },
  }),
);

/** 12 px into the cell, as every word. */
export const plainHeader = style(inComponents({ display: 'block', padding: `0 ${space[3]}` }));

export const sortButton = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    minHeight: HEADER_HEIGHT,
    margin: 0,
    padding: `0 ${space[3]}`,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.hover, color: color.text.primary },
      '&:active': { background: color.surface.pressed },
      '&:focus-visible': focusOutlineInset,
      '[data-align="end"] > &': { justifyContent: 'flex-end' },
      '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: color.text.primary },
    },
    '@media': { [media.coarsePointer]: { minHeight: vars.size.control.touch } },
  }),
);

export const headerWords = style(inComponents({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const arrow = style(
  inComponents({ flexShrink: 0, selectors: { '[aria-sort="none"] &': { color: color.border.control } } }),
);

export const cell = style(
  inComponents({
    boxSizing: 'border-box',
    height: rowHeight,
    padding: `${space[1]} ${space[3]}`,
    borderBlockEnd: hairline,
    background: 'inherit',
    overflowWrap: 'break-word',
    textAlign: 'start',
    fontWeight: vars.font.weight.regular,
    selectors: {
      ...inPlace,
      ...afterBox,
      ...edge,
      ...alignment,
      'th&': { fontWeight: vars.font.weight.semibold },
      'tr:last-child > &': { borderBlockEnd: 'none' },
      [`${table}[data-virtual] &`]: cut,
    },
    '@media': {
      [media.belowLg]: { selectors: { '&[data-sticky]': { maxWidth: '50cqi', overflowWrap: 'anywhere' } } },
    },
  }),
);

export const selectCell = style(
  inComponents({
    boxSizing: 'border-box',
    width: SELECT_WIDTH,
    height: rowHeight,
    padding: 0,
    paddingInlineStart: space[3],
    borderBlockEnd: hairline,
    background: 'inherit',
    verticalAlign: 'middle',
    lineHeight: 0,
    selectors: { ...inPlace, 'tr:last-child > &': { borderBlockEnd: 'none' } },
  }),
);

export const selectHeader = style([
  headerCell,
  inComponents({ width: SELECT_WIDTH, paddingInlineStart: space[3], lineHeight: 0 }),
]);
