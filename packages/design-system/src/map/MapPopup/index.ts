export { MapPopup } from './MapPopup.js';
export type { MapPopupProps } from './MapPopup.js';
