import * as z from 'zod/mini';
import { inspectionStatusCodec } from '../inspections/inspection-status.ts';
import {
  countSchema,
  geolocationSchema,
  idSchema,
  instantSchema,
  referenceSchema,
  sizeBytesSchema,
  thumbnailSchema,
} from '../shared/fields.ts';
import { assetTypeCodec } from './asset-type.ts';

/** The newest inspection of an asset, for lists. `size` is in bytes. */
export const recentProjectSchema = z.object({
  id: idSchema,
  name: z.string(),
  thumbnail: thumbnailSchema,
  modified: instantSchema,
  imageCount: countSchema,
  size: sizeBytesSchema,
  status: inspectionStatusCodec,
});
/** The output of {@link recentProjectSchema}. */
export type RecentProject = z.output<typeof recentProjectSchema>;

/**
 * An asset: a structure that is inspected.
 *
 * `involved` contains references to the users in `memberIds` and `uploaderIds`,
 * so that users who may not list users still see who works on the asset.
 * `presetIds` are the presets it was saved with.
 */
export const assetSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: assetTypeCodec,
  location: z.nullable(geolocationSchema),
  modified: instantSchema,
  thumbnail: thumbnailSchema,
  projectCount: countSchema,
  memberIds: z.array(idSchema),
  uploaderIds: z.array(idSchema),
  createdBy: referenceSchema,
  site: referenceSchema,
  siteId: idSchema,
  severityScaleId: idSchema,
  categoryIds: z.array(idSchema),
  presetIds: z._default(z.array(idSchema), []),
  layoutTemplateId: z.nullable(idSchema),
  involved: z._default(z.array(referenceSchema), []),
});
/** The output of {@link assetSchema}. */
export type Asset = z.output<typeof assetSchema>;

/** An asset in a list. `recentProject` is `null` without an inspection. */
export const assetListItemSchema = z.extend(assetSchema, { recentProject: z.nullable(recentProjectSchema) });
/** The output of {@link assetListItemSchema}. */
export type AssetListItem = z.output<typeof assetListItemSchema>;
