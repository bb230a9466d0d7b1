export { Mark } from './Mark.js';
export type { MarkProps } from './Mark.js';
