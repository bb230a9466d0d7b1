export { baseNameOf } from './entities/shared/base-name.ts';
export { groupBy } from './entities/shared/group-by.ts';
export { geolocationSchema, idSchema, instantSchema, referenceSchema } from './entities/shared/fields.ts';
export type { Geolocation, Reference } from './entities/shared/fields.ts';
export { leaveOut, leaveOutByName, leftOutReason, leftOutText } from './entities/shared/left-out-files.ts';
export type { LeftOutReason } from './entities/shared/left-out-files.ts';
export { byName, compareNames } from './entities/shared/name-order.ts';
export { FILE_TYPE_NUMBERS, fileTypeCodec, fileTypeLabel } from './entities/shared/file-type.ts';
export type { FileType } from './entities/shared/file-type.ts';
export {
  fileSchema,
  THUMBNAIL_MAX_BYTES,
  thumbnailChange,
  thumbnailFileSchema,
  thumbnailFormSchema,
  thumbnailFormValue,
} from './entities/shared/thumbnail-file.ts';
export type { FileLike, ThumbnailFormValue } from './entities/shared/thumbnail-file.ts';
export { wireNumbers } from './entities/shared/wire-numbers.ts';
