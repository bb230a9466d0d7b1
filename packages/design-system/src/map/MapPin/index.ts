export { MapPin } from './MapPin.js';
export type { MapPinProps } from './MapPin.js';
