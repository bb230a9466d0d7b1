export { StatusBox } from './StatusBox.js';
export type { StatusBoxProps } from './StatusBox.js';
