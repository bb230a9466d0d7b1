export { CreateTile, type CreateTileProps } from './CreateTile.js';
export { Tile, TileSkeleton, type TileProps, type TileRow, type TileSkeletonProps } from './Tile.js';
