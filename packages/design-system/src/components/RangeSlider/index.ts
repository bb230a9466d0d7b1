export { RangeSlider } from './RangeSlider.js';
export type { RangeSliderProps } from './RangeSlider.js';
export type { RangeValue } from './range-rules.js';
