import * as z from 'zod/mini';
import { idSchema } from '../shared/fields.ts';
import type { FileLike } from '../shared/thumbnail-file.ts';
import { identityFields, identityOf } from './file-identity.ts';
import { inspectionStatusCodec } from './inspection-status.ts';
import { metaSchema, MODULE_FILES_MAX } from './modules.schema.ts';

/**
 * What is asked about a file: its name without folders, its size in bytes, and what else recognises it. Its path is not,
 * because folders are renamed.
 */
export const soughtIdentitySchema = z.object({
  name: metaSchema.shape.name,
  sizeBytes: z.int().check(z.nonnegative()),
  lastModified: identityFields.lastModified,
  sampleHash: identityFields.sampleHash,
});
/** The output of {@link soughtIdentitySchema}. */
export type SoughtIdentity = z.output<typeof soughtIdentitySchema>;

/** Returns what is asked about a chosen file. Reads its size and date, which takes time unless they were read before. */
export function soughtIdentity(file: FileLike): SoughtIdentity {
  const { path: _path, ...identity } = identityOf(file);
  return { name: file.name, sizeBytes: file.size, ...identity };
}

/**
 * Asks which files other inspections of an asset have: at most {@link MODULE_FILES_MAX}. `exceptProjectId` is the inspection
 * that the caller is editing.
 */
export const knownFilesQuestionSchema = z.object({
  files: z.array(soughtIdentitySchema).check(z.maxLength(MODULE_FILES_MAX)),
  exceptProjectId: z.optional(idSchema),
});
/** The output of {@link knownFilesQuestionSchema}. */
export type KnownFilesQuestion = z.output<typeof knownFilesQuestionSchema>;

/** Maximum number of inspections that are searched for known files, the last changed ones; the project's own limit. */
export const SEARCHED_INSPECTIONS_MAX = 1000;

const places = z.array(z.int().check(z.nonnegative()));

/**
 * An inspection that has some of the files in question. `stored` are the places of those that are uploaded, `arriving` of
 * those that a running upload is sending. Places count from 0 and are in ascending order.
 */
export const knownInInspectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  status: inspectionStatusCodec,
  stored: places,
  arriving: places,
});
/** The output of {@link knownInInspectionSchema}. */
export type KnownInInspection = z.output<typeof knownInInspectionSchema>;
