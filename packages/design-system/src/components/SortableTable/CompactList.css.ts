import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { hairline, row } from './SortableTable.css.js';

const { space } = vars;

/** Two lines of words and the room around them. */
export const COMPACT_ROW_HEIGHT_PX = 60;

export const compactList = style(
  inComponents({ margin: 0, padding: 0, listStyle: 'none', selectors: { '&[aria-busy="true"]': { opacity: 0.6 } } }),
);

/** Two lines. */
export const compactRow = style([
  row,
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    boxSizing: 'border-box',
    minHeight: COMPACT_ROW_HEIGHT_PX,
    padding: `${space[2]} ${space[4]}`,
    borderBlockEnd: hairline,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
]);

export const compactContent = style(inComponents({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
