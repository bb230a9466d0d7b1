export { SwatchLabel, type SwatchLabelProps } from './SwatchLabel.js';
