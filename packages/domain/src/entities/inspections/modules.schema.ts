import * as z from 'zod/mini';
import { idSchema } from '../shared/fields.ts';
import { fileTypeCodec } from '../shared/file-type.ts';
import type { FileLike } from '../shared/thumbnail-file.ts';
import { contentTypeOf } from './accepted-files.ts';
import { supplementaryTypeOf } from './file-type-of.ts';

/** Maximum length of a file name in characters; the project's own limit. @see CALL-102 */
export const FILE_NAME_MAX = 255;

/** Maximum size of a file in KB: 50,000 storage blocks of 8 MiB. The project's own limit. @see CALL-103 */
export const FILE_SIZE_MAX_KB = 50_000 * 8 * 1024;

/** A file to be uploaded. `size` is in whole KB (1024 bytes), rounded up. @see CALL-102..103, N102 */
export const metaSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(FILE_NAME_MAX)),
  size: z.int().check(z.nonnegative(), z.maximum(FILE_SIZE_MAX_KB)),
});
/** The output of {@link metaSchema}. */
export type Meta = z.output<typeof metaSchema>;

/** A supplementary file to be uploaded, with its type: video, image or any other file, including PDFs. @see CALL-104..105, N102 */
export const supplementaryMetaSchema = z.extend(metaSchema, {
  mime: z.string().check(z.maxLength(255)),
  type: fileTypeCodec.check(z.refine((type) => type !== 'Pdf', 'Invalid enum value')),
});
/** The output of {@link supplementaryMetaSchema}; the type is a name. */
export type SupplementaryMeta = z.output<typeof supplementaryMetaSchema>;

/** Converts bytes to whole KB, rounded up, as in the modules call. @see CALL-103, N102 */
export const sizeInKb = (sizeBytes: number): number => Math.ceil(sizeBytes / 1024);

/** Returns the registration of a browser file. @see CALL-102..103, N102 */
export const toMeta = ({ name, size }: Pick<FileLike, 'name' | 'size'>): Meta => ({ name, size: sizeInKb(size) });

/** Returns the registration of a browser file as supplementary data. @see CALL-104..105 */
export const toSupplementaryMeta = (file: FileLike): SupplementaryMeta => ({
  ...toMeta(file),
  mime: contentTypeOf(file),
  type: supplementaryTypeOf(file),
});

/** Maximum number of files per list in one call; the project's own limit. @see CALL-101..102 */
export const MODULE_FILES_MAX = 20_000;

const metas = z._default(z.array(metaSchema).check(z.maxLength(MODULE_FILES_MAX)), []);
const remove = z._default(z.array(idSchema).check(z.maxLength(MODULE_FILES_MAX)), []);

/** Files to register and ids to remove, per kind of data. Absent kinds are not changed. @see CALL-101..109, F05 */
export const modulesPayloadSchema = z.object({
  three: z.optional(z.object({ rgb: metas, ir: metas, isAr: z._default(z.boolean(), false), remove })),
  two: z.optional(z.object({ rgb: metas, ir: metas, remove })),
  ortho: z.optional(z.object({ isEnabled: z.boolean(), gcp: z._default(z.boolean(), false), data: metas, remove })),
  sonar: z.optional(z.object({ data: metas, remove })),
  supplementary: z.optional(
    z.object({ data: z._default(z.array(supplementaryMetaSchema).check(z.maxLength(MODULE_FILES_MAX)), []), remove }),
  ),
});
/** The output of {@link modulesPayloadSchema}; file types are names. */
export type ModulesPayload = z.output<typeof modulesPayloadSchema>;

/** A registered file: the id to confirm it with and the storage key for its upload URL. @see CALL-110..111 */
export const storedFileSchema = z.object({ id: idSchema, name: z.string(), s3Key: z.string() });
/** The output of {@link storedFileSchema}. */
export type StoredFile = z.output<typeof storedFileSchema>;

const stored = z.array(storedFileSchema);

/** Ids and storage keys per kind of data, in registration order. @see CALL-110..111 */
export const modulesReplySchema = z.object({
  three: z.optional(z.object({ rgb: stored, ir: stored })),
  two: z.optional(z.object({ rgb: stored, ir: stored })),
  ortho: z.optional(z.object({ data: stored })),
  sonar: z.optional(z.object({ data: stored })),
  supplementary: z.optional(z.object({ data: stored })),
});
/** The output of {@link modulesReplySchema}. */
export type ModulesReply = z.output<typeof modulesReplySchema>;

/**
 * A registered file of an inspection. `size` is in bytes; `isUploaded` is true once the upload is confirmed. `problem` is
 * a sentence if processing could not read the file or found something unusual.
 *
 * @see F05
 */
export const moduleFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  s3Key: z.string(),
  size: z.int().check(z.nonnegative()),
  isUploaded: z.boolean(),
  problem: z.optional(z.string()),
});
/** The output of {@link moduleFileSchema}. */
export type ModuleFile = z.output<typeof moduleFileSchema>;

const files = z.array(moduleFileSchema);

/** Registered files of an inspection, per kind of data. @see F05 */
export const moduleFilesSchema = z.object({
  three: z.object({ rgb: files, ir: files }),
  two: z.object({ rgb: files, ir: files }),
  ortho: z.object({ data: files }),
  sonar: z.object({ data: files }),
  supplementary: z.object({ data: files }),
});
/** The output of {@link moduleFilesSchema}. */
export type ModuleFiles = z.output<typeof moduleFilesSchema>;

/** Returns empty lists, as for a new inspection. @see F05 */
export const noModuleFiles = (): ModuleFiles => ({
  three: { rgb: [], ir: [] },
  two: { rgb: [], ir: [] },
  ortho: { data: [] },
  sonar: { data: [] },
  supplementary: { data: [] },
});
