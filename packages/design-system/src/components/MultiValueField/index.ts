export { MultiValueField } from './MultiValueField.js';
export type { MultiValueFieldProps } from './MultiValueField.js';
export type { MultiValueFieldTexts } from './texts.js';
