import { wireNumbers } from '../shared/wire-numbers.ts';

/** Wire numbers of the thumbnail kinds. */
export const THUMBNAIL_KIND_NUMBERS = {
  User: 1,
  Site: 2,
  Asset: 3,
  Project: 4,
  ReportLogo: 5,
  ReportCover: 6,
} as const;

/** Kind of record that a thumbnail belongs to. */
export type ThumbnailKind = keyof typeof THUMBNAIL_KIND_NUMBERS;

/** Codec between thumbnail kind numbers on the wire and their names. Rejects other numbers. */
export const thumbnailKindCodec = /* @__PURE__ */ wireNumbers(THUMBNAIL_KIND_NUMBERS);
