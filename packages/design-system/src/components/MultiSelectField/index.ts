export { MultiSelectField } from './MultiSelectField.js';
export type { MultiSelectFieldProps, MultiSelectItem } from './MultiSelectField.js';
