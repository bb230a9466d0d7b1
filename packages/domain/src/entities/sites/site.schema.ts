import * as z from 'zod/mini';
import {
  countSchema,
  geolocationSchema,
  idSchema,
  instantSchema,
  referenceSchema,
  thumbnailSchema,
} from '../shared/fields.ts';

/** A site: a place with assets. `assetCount` counts the assets that the user can see. */
export const siteSchema = z.object({
  id: idSchema,
  name: z.string(),
  thumbnail: thumbnailSchema,
  location: z.nullable(geolocationSchema),
  modified: instantSchema,
  assetCount: countSchema,
  createdBy: z.nullable(referenceSchema),
});
/** The output of {@link siteSchema}. */
export type Site = z.output<typeof siteSchema>;
