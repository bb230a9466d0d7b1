export { Checkbox } from './Checkbox.js';
export type { CheckboxProps, CheckedState } from './Checkbox.js';
