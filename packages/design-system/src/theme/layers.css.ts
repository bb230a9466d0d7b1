import { globalLayer } from '@vanilla-extract/css';

const ds = globalLayer('ds');

/** Lowest: element defaults. */
export const resetLayer = globalLayer({ parent: ds }, 'reset');
/** Stylesheets of libraries (Leaflet). */
export const vendorLayer = globalLayer({ parent: ds }, 'vendor');
/** Custom properties of the themes. */
export const tokensLayer = globalLayer({ parent: ds }, 'tokens');
/** Every component. */
export const componentsLayer = globalLayer({ parent: ds }, 'components');
/** What must win over a component inside the system (print, forced colours). */
export const overridesLayer = globalLayer({ parent: ds }, 'overrides');
