import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of the thumbnail kinds on the wire. @see ENUM-116..121 */
export const THUMBNAIL_KIND_NUMBERS = {
  User: 1,
  Site: 2,
  Asset: 3,
  Project: 4,
  ReportLogo: 5,
  ReportCover: 6,
} as const;

/** What a thumbnail belongs to. @see ENUM-116..121 */
export type ThumbnailKind = keyof typeof THUMBNAIL_KIND_NUMBERS;

/** Codec between thumbnail kind numbers of the wire and their names; refuses any other number. @see ENUM-116..121 */
export const thumbnailKindCodec = /* @__PURE__ */ wireNumbers(THUMBNAIL_KIND_NUMBERS);
