import * as z from 'zod';
import { assetTypeCodec } from '../assets/asset-type.ts';
import { geolocationSchema, idSchema, instantSchema, referenceSchema, sizeBytesSchema, thumbnailSchema } from '../shared/fields.ts';
import { inspectionStatusCodec } from './inspection-status.ts';

const countSchema = z.number().int().nonnegative();

/** The kinds of data an inspection may hold, in the order of the wizard. @see spec 1 §1 */
export const DATA_KINDS = ['three', 'two', 'ortho', 'sonar', 'lidar', 'supplementary'] as const;
export type DataKind = (typeof DATA_KINDS)[number];

/**
 * An inspection, called project on the wire.
 *
 * `asset.type` is there so that lists can draw it; `size` is bytes; `imageCount` and `dataKinds` say what is stored; `location`
 * is its asset's; `memberIds` and `uploaderIds` are its asset's too, so that
 * rights can be decided from the record alone (REC-218).
 *
 * @see spec 1 §3 "Inspection (project)"
 */
export const projectSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  status: inspectionStatusCodec,
  thumbnail: thumbnailSchema,
  modified: instantSchema,
  prj: z.string().nullable(),
  size: sizeBytesSchema,
  asset: referenceSchema.extend({ type: assetTypeCodec.optional() }),
  location: geolocationSchema.nullable().default(null),
  imageCount: countSchema.default(0),
  dataKinds: z.array(z.enum(DATA_KINDS)).default([]),
  memberIds: z.array(idSchema).default([]),
  uploaderIds: z.array(idSchema).default([]),
  createdBy: referenceSchema.nullable(),
});
export type Project = z.output<typeof projectSchema>;

/** What is stored per kind of data. @see spec 1 §3 "modules" */
export const modulesSchema = z.object({
  three: z.object({ rgb: countSchema, ir: countSchema, isAr: z.boolean() }),
  two: z.object({ rgb: countSchema, ir: countSchema }),
  ortho: z.object({ gcp: z.boolean(), isEnabled: z.boolean() }),
  sonar: z.object({ data: countSchema }),
  lidar: z.object({ data: z.boolean() }),
  supplementary: z.object({ data: countSchema }),
});
export type Modules = z.output<typeof modulesSchema>;

/** An inspection with everything its profile shows; `statusReason` says why processing failed. */
export const projectDetailSchema = projectSchema.extend({
  createdBy: referenceSchema,
  checklist: z.object({ id: idSchema, name: z.string() }).nullable(),
  site: referenceSchema,
  modules: modulesSchema,
  statusReason: z.string().nullable().default(null),
});
export type ProjectDetail = z.output<typeof projectDetailSchema>;
