export { ChunkBar } from './ChunkBar.js';
export type { ChunkBarProps } from './ChunkBar.js';
