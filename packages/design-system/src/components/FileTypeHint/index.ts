export { FileTypeHint } from './FileTypeHint.js';
export type { FileTypeHintProps } from './FileTypeHint.js';
