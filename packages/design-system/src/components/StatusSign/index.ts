export { StatusSign } from './StatusSign.js';
export type { StatusSignProps } from './StatusSign.js';
export type { SignKind } from './sign-shapes.js';
