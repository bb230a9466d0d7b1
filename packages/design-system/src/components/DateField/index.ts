export { DateField } from './DateField.js';
export type { DateFieldProps } from './DateField.js';
export type { DateFieldTexts } from './texts.js';
export type { DateProblem } from './date-segments.js';
