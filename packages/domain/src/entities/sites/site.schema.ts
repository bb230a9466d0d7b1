import * as z from 'zod/mini';
import {
  countSchema,
  geolocationSchema,
  idSchema,
  instantSchema,
  referenceSchema,
  thumbnailSchema,
} from '../shared/fields.ts';

/** A place that holds assets; `assetCount` counts what the reader may see. @see REC-041..047 */
export const siteSchema = z.object({
  id: idSchema,
  name: z.string(),
  thumbnail: thumbnailSchema,
  location: z.nullable(geolocationSchema),
  modified: instantSchema,
  assetCount: countSchema,
  createdBy: z.nullable(referenceSchema),
});
/** What {@link siteSchema} reads. */
export type Site = z.output<typeof siteSchema>;
