export { SingleFileField } from './SingleFileField.js';
export type { SingleFileFieldProps, SingleFileFieldTexts } from './SingleFileField.js';
