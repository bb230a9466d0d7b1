export { Field } from './Field.js';
export type { FieldProps } from './Field.js';
export { FieldError } from './FieldError.js';
export type { FieldErrorProps } from './FieldError.js';
export { useFieldControl } from '../../internal/field-context.js';
export type { FieldControlAttributes } from '../../internal/field-context.js';
