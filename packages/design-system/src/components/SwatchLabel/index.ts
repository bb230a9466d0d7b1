export { LetterMark, type LetterMarkProps } from './LetterMark.js';
export { SwatchLabel, type SwatchLabelProps } from './SwatchLabel.js';
