import * as z from 'zod';
import { geolocationSchema, idSchema, instantSchema, sizeBytesSchema } from '../shared/fields.ts';
import { wireNumbers } from '../shared/wire-numbers.ts';

/** What a camera recorded. @see spec 1 §3 "Capture type" */
export const CAPTURE_TYPE_NUMBERS = { Rgb: 0, Ir: 1, Sonar: 2 } as const;
export type CaptureType = keyof typeof CAPTURE_TYPE_NUMBERS;
export const captureTypeCodec = wireNumbers(CAPTURE_TYPE_NUMBERS);

/** How images are viewed: 3D, 2D or as orthomosaic. @see spec 1 §3 "View mode" */
export const VIEW_MODE_NUMBERS = { Three: 0, Two: 1, Ortho: 2 } as const;
export type ViewMode = keyof typeof VIEW_MODE_NUMBERS;
export const viewModeCodec = wireNumbers(VIEW_MODE_NUMBERS);

/** A position that may carry an altitude in metres above sea level. */
export const imageLocationSchema = geolocationSchema.extend({ altitude: z.number().optional() });

/**
 * A processed image. `dimensions` is width and height in pixels after
 * orientation, `size` bytes; `depth` is the view mode, `type` the capture type.
 *
 * @see spec 1 §3 "Image", N103
 */
export const imageSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: captureTypeCodec,
  depth: viewModeCodec,
  location: imageLocationSchema.nullable(),
  modified: instantSchema,
  dimensions: z.tuple([z.number().int(), z.number().int()]),
  isFlagged: z.boolean(),
  size: sizeBytesSchema,
  counts: z.object({ annotations: z.number().int(), measurement2s: z.number().int() }),
  paths: z.object({ tiles: z.string().nullable(), thumbnail: z.string(), temperatures: z.string().nullable() }),
});
export type Image = z.output<typeof imageSchema>;

/** What a thumbnail belongs to. @see spec 1 §3 "Thumbnail upload kind" */
export const THUMBNAIL_KIND_NUMBERS = { User: 1, Site: 2, Asset: 3, Project: 4, ReportLogo: 5, ReportCover: 6 } as const;
export type ThumbnailKind = keyof typeof THUMBNAIL_KIND_NUMBERS;
export const thumbnailKindCodec = wireNumbers(THUMBNAIL_KIND_NUMBERS);
