import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vendorLayer } from '../theme/layers.css.js';
import { TILE_PX } from './web-mercator.js';

/*
 * What Leaflet needs of a stylesheet to draw tiles and move panes. Its own also dresses controls, pop-ups and
 * markers, none of which are used here, and would win over every layer.
 */
const inVendor = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@layer': { [vendorLayer]: rule } });

globalStyle('.leaflet-container', inVendor({ position: 'relative', overflow: 'hidden', touchAction: 'none' }));

globalStyle(
  '.leaflet-pane, .leaflet-layer, .leaflet-tile, .leaflet-tile-container',
  inVendor({ position: 'absolute', top: 0, left: 0 }),
);

globalStyle('.leaflet-tile-pane', inVendor({ zIndex: 200 }));
globalStyle('.leaflet-pins-pane', inVendor({ zIndex: 400 }));

globalStyle('.leaflet-zoom-animated', inVendor({ transformOrigin: '0 0' }));
globalStyle(
  '.leaflet-zoom-anim .leaflet-zoom-animated',
  inVendor({ transition: 'transform 250ms cubic-bezier(0, 0, 0.25, 1)', willChange: 'transform' }),
);
globalStyle('.leaflet-pan-anim .leaflet-tile', inVendor({ transition: 'none' }));

globalStyle(
  '.leaflet-tile',
  inVendor({ maxWidth: 'none', visibility: 'hidden', userSelect: 'none', pointerEvents: 'none' }),
);

const WHOLE_SCALES = [1, 2, 3, 4].map((scale) => `(resolution: ${scale}dppx)`).join(' or ');
/*
 * Where a pixel of the page is no whole number of pixels of the screen, what is behind shines through between two
 * tiles: there they overlap. Leaflet sets their size in the element. Its own remedy, `plus-lighter`, draws light lines
 * where browsers round the edges to an overlap, even at a scale of 2.
 */
globalStyle(
  '.leaflet-tile',
  inVendor({
    '@media': {
      [`not (${WHOLE_SCALES})`]: {
        width: `${TILE_PX + 2}px !important`,
        height: `${TILE_PX + 2}px !important`,
        margin: -1,
      },
    },
  }),
);
globalStyle('.leaflet-tile-loaded', inVendor({ visibility: 'inherit' }));

globalStyle('.leaflet-grab', inVendor({ cursor: 'grab' }));
globalStyle('.leaflet-dragging .leaflet-grab', inVendor({ cursor: 'grabbing' }));
