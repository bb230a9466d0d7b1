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

/** The kinds of data an inspection may hold, in the order of the wizard. @see GEN-027..033 */
export const DATA_KINDS = ['three', 'two', 'ortho', 'sonar', 'lidar', 'supplementary'] as const;
/** A kind of data; lidar is shown but not uploaded. @see GEN-032, N51 */
export type DataKind = (typeof DATA_KINDS)[number];

/**
 * An inspection, called project on the wire.
 *
 * `size` is bytes. Six properties go beyond the specification's and may be left
 * out: `asset.type` so that lists can draw it, `location` (its asset's),
 * `imageCount` and `dataKinds` for what is stored, and its asset's `memberIds`
 * and `uploaderIds`, so that rights can be decided from the record alone. Lists
 * may leave `createdBy` out too; the detail has it.
 *
 * @see REC-074..082
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
  dataKinds: z._default(z.array(z.enum(DATA_KINDS)), []),
  memberIds: z._default(z.array(idSchema), []),
  uploaderIds: z._default(z.array(idSchema), []),
  createdBy: z._default(z.nullable(referenceSchema), null),
});
/** The output of {@link projectSchema}. */
export type Project = z.output<typeof projectSchema>;

/** What is stored per kind of data. @see REC-086..096 */
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
 * An inspection with everything its profile shows: `checklist` is `null`
 * without one. Ours: `statusReason` says why processing failed, `processing`
 * how many of its images are done while it is processed, else `null`.
 *
 * @see REC-083..096
 */
export const projectDetailSchema = z.extend(projectSchema, {
  createdBy: referenceSchema,
  checklist: z.nullable(z.object({ id: idSchema, name: z.string() })),
  site: referenceSchema,
  modules: modulesSchema,
  statusReason: z._default(z.nullable(z.string()), null),
  processing: z._default(z.nullable(z.object({ done: countSchema, total: countSchema })), null),
});
/** The output of {@link projectDetailSchema}. */
export type ProjectDetail = z.output<typeof projectDetailSchema>;
