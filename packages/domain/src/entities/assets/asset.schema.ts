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

/** The newest inspection of an asset, as lists show it; `size` is bytes. @see REC-063 */
export const recentProjectSchema = z.object({
  id: idSchema,
  name: z.string(),
  thumbnail: thumbnailSchema,
  modified: instantSchema,
  imageCount: countSchema,
  size: sizeBytesSchema,
  status: inspectionStatusCodec,
});
/** What {@link recentProjectSchema} reads. */
export type RecentProject = z.output<typeof recentProjectSchema>;

/**
 * A structure that is inspected.
 *
 * `involved` are short references of the people behind `memberIds` and
 * `uploaderIds`, so that readers without the right to list users can still see
 * who works on the asset (N31); `presetIds` are the presets it was saved with (F04).
 *
 * @see REC-048..062
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
/** What {@link assetSchema} reads. */
export type Asset = z.output<typeof assetSchema>;

/** An asset in a list; `recentProject` is `null` while it has no inspection. @see REC-063 */
export const assetListItemSchema = z.extend(assetSchema, { recentProject: z.nullable(recentProjectSchema) });
/** What {@link assetListItemSchema} reads. */
export type AssetListItem = z.output<typeof assetListItemSchema>;
