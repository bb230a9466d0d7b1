export { CAPTURE_TYPE_NUMBERS, captureTypeCodec, captureTypeLabel } from './entities/images/capture-type.ts';
export type { CaptureType } from './entities/images/capture-type.ts';
export { imageSchema } from './entities/images/image.schema.ts';
export type { Image } from './entities/images/image.schema.ts';
export { TILE_PIXELS, tileLevels } from './entities/images/image-tiles.ts';
export { THUMBNAIL_KIND_NUMBERS, thumbnailKindCodec } from './entities/images/thumbnail-kind.ts';
export type { ThumbnailKind } from './entities/images/thumbnail-kind.ts';
export { VIEW_MODE_NUMBERS, viewModeCodec, viewModeLabel } from './entities/images/view-mode.ts';
export type { ViewMode } from './entities/images/view-mode.ts';
