import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

export const root = style(
  inComponents({
    position: 'relative',
    width: '100%',
    height: '100%',
    minHeight: 240,
    overflow: 'hidden',
    containerType: 'inline-size',
    // Leaflet stacks its panes from 200 to 700; they stay among themselves.
    isolation: 'isolate',
  }),
);

export const map = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    // What is seen until a tile arrives: the same in both themes, like the pictures.
    background: vars.color.bezel.bg,
    selectors: {
      '&:focus-visible': { ...focusOutlineInset, outlineColor: vars.color.focus.ringOnImage },
    },
  }),
);

export const controls = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: vars.space[4],
    insetInlineStart: vars.space[4],
    zIndex: vars.zIndex.mapControl,
  }),
);

/** Does not take clicks from the map below it. */
export const outside = style(
  inComponents({
    position: 'absolute',
    insetBlockEnd: vars.space[4],
    insetInlineStart: vars.space[4],
    maxWidth: 'calc(100% - 2rem)',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    background: vars.color.map.controlBg,
    color: vars.color.map.controlText,
    boxShadow: vars.elevation[2],
    pointerEvents: 'none',
    zIndex: vars.zIndex.mapControl,
    ...vars.typography.table,
    '@media': { [media.forcedColors]: { border: `${vars.borderWidth.control} solid CanvasText` } },
  }),
);

/** Over the buttons, because it comes after them. */
export const dock = style(
  inComponents({
    position: 'absolute',
    insetInline: vars.space[2],
    insetBlockEnd: vars.space[2],
    maxHeight: `calc(100% - 2 * ${vars.space[2]})`,
    display: 'flex',
    flexDirection: 'column',
    zIndex: vars.zIndex.mapControl,
  }),
);

/** Pins of another zoom are misplaced. */
const whileZooming = { selectors: { [`${map}[data-zooming] &`]: { opacity: 0 } } };

export const markers = style(inComponents(whileZooming));

/** As large as a pixel; the lines reach beyond it. Comes before the pins, and so is below them. */
export const tracks = style(
  inComponents({
    position: 'absolute',
    top: 0,
    left: 0,
    width: 1,
    height: 1,
    overflow: 'visible',
    pointerEvents: 'none',
    fill: 'none',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    forcedColorAdjust: 'none',
    ...whileZooming,
  }),
);

export const trackEdge = style(inComponents({ stroke: vars.color.map.pinText, strokeWidth: 5 }));
export const track = style(inComponents({ stroke: vars.color.map.pin, strokeWidth: 2 }));
export const dashed = style(inComponents({ strokeDasharray: '5 10' }));

/**
 * The lower middle of the pin, 32 by 46, is the location. No transform: hundreds of them would each be painted apart.
 * Doubled, to win over the pin's own position whichever comes first.
 */
export const marker = style(
  inComponents({
    selectors: { '&&': { position: 'absolute', marginTop: -46, marginLeft: -16, contain: 'layout style' } },
  }),
);

export const placeAbovePin = style(
  inComponents({
    position: 'absolute',
    top: 0,
    left: 0,
    zIndex: 1,
    width: 'max-content',
    paddingBottom: 60,
    ...whileZooming,
  }),
);
