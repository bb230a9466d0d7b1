import * as z from 'zod/mini';
import { assetTypeCodec } from '../assets/asset-type.ts';
import {
  countSchema,
  geolocationSchema,
  idSchema,
  instantSchema,
  referenceSchema,
  sizeBytesSchema,
  thumbnailSchema,
} from '../shared/fields.ts';
import { inspectionStatusCodec } from './inspection-status.ts';
import { runningUploadSchema } from './running-upload.schema.ts';

/** Kinds of data of an inspection, in the order of the wizard. */
export const DATA_KINDS = ['three', 'two', 'ortho', 'sonar', 'lidar', 'supplementary'] as const;
/** A kind of data. Lidar is displayed but not uploaded. */
export type DataKind = (typeof DATA_KINDS)[number];

/**
 * An inspection, called project on the wire.
 *
 * `size` is in bytes. Nine optional properties are not in the specification:
 * `asset.type` and `location` (of the asset) for lists, `imageCount` (registered
 * images), `uploadedImageCount` and `dataKinds` of the stored data, `fileCount`
 * (registered files), `missingFileCount` (those of them that have not arrived and
 * may still be uploaded in this status), and `memberIds` and `uploaderIds` of the
 * asset, so that permissions depend on this record only. `createdBy` and `site`
 * are optional in lists and present in the detail.
 */
export const projectSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  status: inspectionStatusCodec,
  thumbnail: thumbnailSchema,
  modified: instantSchema,
  prj: z.nullable(z.string()),
  size: sizeBytesSchema,
  asset: z.extend(referenceSchema, { type: z.optional(assetTypeCodec) }),
  location: z._default(z.nullable(geolocationSchema), null),
  imageCount: z._default(countSchema, 0),
  uploadedImageCount: z.optional(countSchema),
  fileCount: z.optional(countSchema),
  missingFileCount: z.optional(countSchema),
  dataKinds: z._default(z.array(z.enum(DATA_KINDS)), []),
  memberIds: z._default(z.array(idSchema), []),
  uploaderIds: z._default(z.array(idSchema), []),
  createdBy: z._default(z.nullable(referenceSchema), null),
  site: z.optional(referenceSchema),
});
/** The output of {@link projectSchema}. */
export type Project = z.output<typeof projectSchema>;

/** Number of stored files and settings per kind of data. */
export const modulesSchema = z.object({
  three: z.object({ rgb: countSchema, ir: countSchema, isAr: z.boolean() }),
  two: z.object({ rgb: countSchema, ir: countSchema }),
  ortho: z.object({ gcp: z.boolean(), isEnabled: z.boolean() }),
  sonar: z.object({ data: countSchema }),
  lidar: z.object({ data: z.boolean() }),
  supplementary: z.object({ data: countSchema }),
});
/** The output of {@link modulesSchema}. */
export type Modules = z.output<typeof modulesSchema>;

/**
 * An inspection with all data of its profile. `checklist` is `null` without one.
 * Three properties are not in the specification: `statusReason` is why processing
 * failed; `processing` counts processed images, `null` when not processing;
 * `uploads` are the uploads that are running now.
 */
export const projectDetailSchema = z.extend(projectSchema, {
  createdBy: referenceSchema,
  checklist: z.nullable(z.object({ id: idSchema, name: z.string() })),
  site: referenceSchema,
  modules: modulesSchema,
  statusReason: z._default(z.nullable(z.string()), null),
  processing: z._default(z.nullable(z.object({ done: countSchema, total: countSchema })), null),
  uploads: z._default(z.array(runningUploadSchema), []),
});
/** The output of {@link projectDetailSchema}. */
export type ProjectDetail = z.output<typeof projectDetailSchema>;
