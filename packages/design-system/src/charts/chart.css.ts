import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { inComponents } from '../theme/in-layer.js';
import { media } from '../theme/media.js';

const { color, space } = vars;

/** The plot and its legend: beside each other while both have room. */
export const frame = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[8]}`,
    minWidth: 0,
    position: 'relative',
    fontFamily: vars.font.family.sans,
  }),
);

/** The size of this box does not depend on the chart, so that measuring it cannot loop. */
export const plot = style(inComponents({ position: 'relative', minWidth: 0 }));

export const drawing = style(inComponents({ position: 'absolute', inset: 0, overflow: 'visible' }));

export const mark = style(inComponents({ outline: 'none' }));

export const clickable = style(inComponents({ cursor: 'pointer' }));

/** The fill is data: the same in both themes, with an edge of its own. */
export const shape = style(
  inComponents({
    forcedColorAdjust: 'none',
    stroke: `color-mix(in oklab, ${color.text.primary} 28%, transparent)`,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' }, [media.moreContrast]: { stroke: color.text.primary } },
  }),
);

/** 2 px of ring after 2 px of gap: strokes lie half under the shape that is drawn on them. */
export const ring = style(
  inComponents({
    fill: 'none',
    pointerEvents: 'none',
    stroke: color.focus.ring,
    strokeWidth: 8,
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
);

export const ringGap = style(
  inComponents({
    fill: 'none',
    pointerEvents: 'none',
    stroke: color.focus.gap,
    strokeWidth: 4,
    '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
  }),
);

export const onTop = style(inComponents({ pointerEvents: 'none' }));

/** Limited width, so that names and numbers are close. */
export const legend = style(inComponents({ flex: '1 1 15rem', minWidth: 0, maxWidth: '32rem' }));

export const empty = style(inComponents({ flex: 1, minWidth: 0 }));
