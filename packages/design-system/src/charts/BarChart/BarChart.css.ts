import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { BAR_MARGIN } from '../bar-layout.js';

const { color } = vars;
const lineHeight = vars.typography.caption.lineHeight;
const LABEL_GAP = 4;

export const height = createVar();

/** The second line of a name is below the chart's margin. */
export const plot = style(
  inComponents({
    flex: '1 1 100%',
    boxSizing: 'content-box',
    height,
    paddingBlockEnd: `calc(2 * ${lineHeight} + ${LABEL_GAP - BAR_MARGIN.bottom}px)`,
    color: color.chart.axis,
    ...vars.typography.caption,
  }),
);

/** Everything in the drawing is symmetrical or has no direction: mirroring it mirrors the axis. */
export const drawing = style(
  inComponents({
    width: '100%',
    height,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);

export const grid = style(
  inComponents({
    stroke: color.chart.grid,
    shapeRendering: 'crispEdges',
    '@media': {
      [media.moreContrast]: { stroke: color.border.strong },
      [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 0.4 },
    },
  }),
);

export const axis = style(
  inComponents({
    stroke: color.border.strong,
    shapeRendering: 'crispEdges',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

export const column = style(inComponents({ fill: 'transparent' }));

const text = { position: 'absolute', pointerEvents: 'none' } as const;

export const tick = style(
  inComponents({
    ...text,
    insetInlineStart: 0,
    width: BAR_MARGIN.left - 8,
    textAlign: 'end',
    transform: 'translateY(-50%)',
    whiteSpace: 'nowrap',
  }),
);

export const name = style(
  inComponents({
    ...text,
    top: `calc(${height} - ${BAR_MARGIN.bottom - LABEL_GAP}px)`,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textAlign: 'center',
    unicodeBidi: 'plaintext',
  }),
);
