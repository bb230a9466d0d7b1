export { CreateTile } from './CreateTile.js';
export type { CreateTileProps } from './CreateTile.js';
