export { MultiImageField } from './MultiImageField.js';
export type { MultiImageFieldProps, MultiImageFieldTexts } from './MultiImageField.js';
