import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';

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
  inComponents({ position: 'absolute', top: vars.space[4], left: vars.space[4], zIndex: vars.zIndex.mapControl }),
);

const fade = { selectors: { [`${map}[data-zooming] &`]: { opacity: 0 } } };

/** The lower middle of the child is the location. */
export const place = style(inComponents({ position: 'absolute', top: 0, left: 0, ...fade }));

export const placeAbovePin = style(
  inComponents({ position: 'absolute', top: 0, left: 0, zIndex: 1, width: 'max-content', paddingBottom: 60, ...fade }),
);
