import * as z from 'zod/mini';
import { countSchema, geolocationSchema, idSchema, instantSchema, sizeBytesSchema } from '../shared/fields.ts';
import { captureTypeCodec } from './capture-type.ts';
import { viewModeCodec } from './view-mode.ts';

/**
 * A position, with an optional altitude in metres above sea level, and where the file says it: in EXIF, or in XMP where EXIF is
 * blank.
 */
export const imageLocationSchema = z.extend(geolocationSchema, {
  altitude: z.optional(z.number()),
  source: z.optional(z.enum(['exif', 'xmp'])),
});

/**
 * A processed image. `dimensions` is width and height in pixels after applying
 * the orientation; `size` is in bytes; `depth` is the view mode and `type` the
 * capture type. `location` is `null` without a position. Paths of files that do
 * not exist are ''; `temperatures` is `null` for images that are not thermal.
 *
 * `tiles` is the address of the image's tiles with {z}, {x} and {y} in it: the zoom level ({@link tileLevels}), the column from
 * the left and the row from the top. Tiles are JPEGs of 512 by 512 pixels. Those at the right and bottom edge are padded.
 *
 * `problem`, beyond the specification, says in sentences what processing found unusual; absent when it found nothing.
 */
export const imageSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: captureTypeCodec,
  depth: viewModeCodec,
  location: z.nullable(imageLocationSchema),
  modified: instantSchema,
  dimensions: z.tuple([z.int(), z.int()]),
  isFlagged: z.boolean(),
  problem: z.optional(z.string()),
  size: sizeBytesSchema,
  counts: z.object({ annotations: countSchema, measurement2s: countSchema }),
  paths: z.object({ tiles: z.string(), thumbnail: z.string(), temperatures: z.nullable(z.string()) }),
});
/** The output of {@link imageSchema}. */
export type Image = z.output<typeof imageSchema>;
