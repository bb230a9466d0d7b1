export { ColourField } from './ColourField.js';
export type { ColourFieldProps } from './ColourField.js';
export type { ColourSwatch } from './SwatchGroup.js';
