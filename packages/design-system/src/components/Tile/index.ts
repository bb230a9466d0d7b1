export { Tile, TileSkeleton, type TileProps, type TileRow, type TileSkeletonProps } from './Tile.js';
