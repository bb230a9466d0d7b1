import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineOnBezel } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { FRAME_WIDTH_PX } from './frames-in-view.js';

const { color, space } = vars;
const FRAME_HEIGHT_PX = 54;
const TOP_PX = 4;
/** Brackets and ring are around the picture, so that they hide nothing of it: a gap of 1 px, then 2 px. */
const RING_GAP_PX = 1;
const RING_PX = 2;

export const strip = style(
  inComponents({
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '100%',
    height: 72,
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.bezel.borderStrong} transparent`,
    borderTop: `1px solid ${color.bezel.border}`,
    background: color.bezel.bg,
    color: color.bezel.text,
    outline: 'none',
    userSelect: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Its height leaves room for the scrollbar, so that frames have the same place with one and without. */
export const frames = style(
  inComponents({ position: 'relative', height: TOP_PX + FRAME_HEIGHT_PX, marginInline: 'auto' }),
);

export const frame = style(
  inComponents({
    position: 'absolute',
    top: TOP_PX,
    width: FRAME_WIDTH_PX,
    height: FRAME_HEIGHT_PX,
    borderRadius: vars.radius.xs,
    background: color.bezel.bgHover,
    cursor: 'pointer',
    selectors: {
      [`${strip}:focus-visible &[aria-selected="true"]`]: { ...focusOutlineOnBezel, outlineOffset: RING_GAP_PX },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&[aria-selected="false"]:hover': {
            outline: `1px solid ${color.bezel.textMuted}`,
            outlineOffset: RING_GAP_PX,
          },
        },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const picture = style(
  inComponents({
    display: 'block',
    width: '100%',
    height: '100%',
    borderRadius: vars.radius.xs,
    objectFit: 'cover',
  }),
);

/** Opaque, so that marks are seen on any picture. */
export const marks = style(
  inComponents({
    position: 'absolute',
    top: 0,
    insetInlineStart: 0,
    display: 'flex',
    gap: space[1],
    padding: 2,
    borderRadius: vars.radius.xs,
    background: color.overlay.plate,
    forcedColorAdjust: 'none',
  }),
);

export const flag = style(inComponents({ color: color.bezel.mark }));

export const brackets = style(
  inComponents({
    selectors: { '&&': { inset: -(RING_GAP_PX + RING_PX), color: color.bezel.mark } },
    '@media': { [media.forcedColors]: { selectors: { '&&': { border: `${RING_PX}px solid Highlight` } } } },
  }),
);
