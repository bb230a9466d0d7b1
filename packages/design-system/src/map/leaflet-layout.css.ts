import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vendorLayer } from '../theme/layers.css.js';

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
globalStyle('.leaflet-tile-loaded', inVendor({ visibility: 'inherit' }));

globalStyle('.leaflet-grab', inVendor({ cursor: 'grab' }));
globalStyle('.leaflet-dragging .leaflet-grab', inVendor({ cursor: 'grabbing' }));
