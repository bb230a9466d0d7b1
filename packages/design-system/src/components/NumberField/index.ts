export { NumberField } from './NumberField.js';
export type { NumberFieldProps, NumberFieldTexts } from './NumberField.js';
export type { NumberProblem } from './number-text.js';
