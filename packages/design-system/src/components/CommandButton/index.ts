export { CommandButton } from './CommandButton.js';
export type { CommandButtonProps } from './CommandButton.js';
