import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

export const size = createVar();
export const fill = createVar();

/** Square, and as wide as there is room for. */
export const plot = style(inComponents({ flex: `0 1 ${size}`, aspectRatio: '1', maxWidth: '100%' }));

export const drawing = style(inComponents({ width: '100%', height: '100%' }));

/** Placeholder ring when all counts are 0. */
export const ring = style(
  inComponents({
    fill: 'none',
    stroke: vars.color.border.strong,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

/** Luminance at which black and white have the same contrast. */
const MIDDLE = 0.1791;

/** All of a channel of white below the middle, nothing above. */
const channel = (ofWhite: number) => `clamp(0, (${MIDDLE} - y) * 10000, ${ofWhite})`;

/**
 * White on dark fills and black on light ones, at least 4.5:1 on any colour, in a halo of the fill where it is longer
 * than its slice is wide.
 */
export const label = style(
  inComponents({
    fill: ['#fff', `color(from ${fill} xyz-d65 ${channel(0.9505)} ${channel(1)} ${channel(1.089)})`],
    stroke: fill,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    forcedColorAdjust: 'none',
    textAnchor: 'middle',
    dominantBaseline: 'central',
    pointerEvents: 'none',
    fontFamily: vars.font.family.sans,
    fontSize: '0.6875rem',
    fontWeight: vars.font.weight.semibold,
    unicodeBidi: 'plaintext',
  }),
);
