import * as z from 'zod/mini';
import { idSchema } from '../shared/fields.ts';
import { fileTypeCodec } from '../shared/file-type.ts';
import type { FileLike } from '../shared/thumbnail-file.ts';
import {
  ACCEPTED_FILES,
  type AcceptedFiles,
  contentTypeOf,
  isAccepted,
  isAcceptedName,
  wrongTypeText,
} from './accepted-files.ts';
import { identityFields, identityOf } from './file-identity.ts';
import { supplementaryTypeOf } from './file-type-of.ts';

/** Maximum length of a file name in characters; the project's own limit. */
export const FILE_NAME_MAX = 255;

/** Maximum size of a file in KB: 50,000 storage blocks of 8 MiB. The project's own limit. */
export const FILE_SIZE_MAX_KB = 50_000 * 8 * 1024;

/**
 * A file to be uploaded. `size` is in whole KB (1024 bytes), rounded up; `sizeBytes` is the same in bytes, if known. The
 * other optional fields recognise the file when it is chosen again.
 */
export const metaSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(FILE_NAME_MAX)),
  size: z.int().check(z.nonnegative(), z.maximum(FILE_SIZE_MAX_KB)),
  sizeBytes: z.optional(z.int().check(z.nonnegative())),
  ...identityFields,
});
/** The output of {@link metaSchema}. */
export type Meta = z.output<typeof metaSchema>;

/** A supplementary file to be uploaded, with its type: video, image or any other file, including PDFs. */
export const supplementaryMetaSchema = z.extend(metaSchema, {
  mime: z.string().check(z.maxLength(255)),
  type: fileTypeCodec.check(z.refine((type) => type !== 'Pdf', 'Invalid enum value')),
});
/** The output of {@link supplementaryMetaSchema}; the type is a name. */
export type SupplementaryMeta = z.output<typeof supplementaryMetaSchema>;

/** Converts bytes to whole KB, rounded up, as in the modules call. */
export const sizeInKb = (sizeBytes: number): number => Math.ceil(sizeBytes / 1024);

/** Returns the registration of a browser file under a name. */
export const toMeta = (file: FileLike, name = file.name): Meta => ({
  name,
  size: sizeInKb(file.size),
  sizeBytes: file.size,
  ...identityOf(file),
});

/** Returns the registration of a browser file as supplementary data. */
export const toSupplementaryMeta = (file: FileLike, name = file.name): SupplementaryMeta => ({
  ...toMeta(file, name),
  mime: contentTypeOf(file),
  type: supplementaryTypeOf(file),
});

/** Maximum number of files per list in one call; the project's own limit. */
export const MODULE_FILES_MAX = 20_000;

/** Maximum number of files of one inspection, of all kinds; the project's own limit. */
export const INSPECTION_FILES_MAX = 100_000;

/** Both sizes of a registration have to agree. */
const isSameSize = z.refine<Meta>(({ size, sizeBytes }) => sizeBytes === undefined || sizeInKb(sizeBytes) === size, {
  error: 'Must be the size in KB',
  path: ['sizeBytes'],
});

/** Registrations of files that a field of the wizard accepts. */
const metasOf = (accepted: AcceptedFiles) => {
  const isNamed = z.refine<Meta>(({ name }) => isAcceptedName(name, accepted), {
    error: wrongTypeText(accepted),
    path: ['name'],
  });
  return z._default(z.array(metaSchema.check(isNamed, isSameSize)).check(z.maxLength(MODULE_FILES_MAX)), []);
};
const { visual, thermal, orthoTemplate, sonarImages, sonarParameters, supplementary } = ACCEPTED_FILES;
const visualMetas = metasOf(visual);
const thermalMetas = metasOf(thermal);
/** Registrations of supplementary files. */
const supplementaryMetas = z._default(
  z
    .array(
      supplementaryMetaSchema.check(
        z.refine(({ name, mime }) => isAccepted({ name, type: mime }, supplementary), {
          error: wrongTypeText(supplementary),
          path: ['name'],
        }),
        isSameSize,
      ),
    )
    .check(z.maxLength(MODULE_FILES_MAX)),
  [],
);
const remove = z._default(z.array(idSchema).check(z.maxLength(MODULE_FILES_MAX)), []);

/** Files to register and ids to remove, per kind of data. Absent kinds are not changed. */
export const modulesPayloadSchema = z.object({
  three: z.optional(z.object({ rgb: visualMetas, ir: thermalMetas, isAr: z._default(z.boolean(), false), remove })),
  // `isAr` belongs to 3D; the specification's table does not say so, and clients send it here too.
  two: z.optional(z.object({ rgb: visualMetas, ir: thermalMetas, isAr: z.optional(z.boolean()), remove })),
  ortho: z.optional(
    z.object({
      isEnabled: z.boolean(),
      gcp: z._default(z.boolean(), false),
      data: metasOf(orthoTemplate),
      remove,
    }),
  ),
  sonar: z.optional(z.object({ data: metasOf({ ...sonarImages, ...sonarParameters }), remove })),
  supplementary: z.optional(z.object({ data: supplementaryMetas, remove })),
});
/** The output of {@link modulesPayloadSchema}; file types are names. */
export type ModulesPayload = z.output<typeof modulesPayloadSchema>;

/** A registered file: the id to confirm it with and the storage key for its upload URL. */
export const storedFileSchema = z.object({ id: idSchema, name: z.string(), s3Key: z.string() });
/** The output of {@link storedFileSchema}. */
export type StoredFile = z.output<typeof storedFileSchema>;

const stored = z.array(storedFileSchema);

/** Ids and storage keys per kind of data, in registration order. */
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
 * a sentence if processing could not read the file or found something unusual. `uploadId` is the upload for which a file
 * that is not uploaded was registered; `isArriving` is true while that upload is running, as one of the inspection's
 * `uploads`. The other optional fields were registered with it, to recognise the file when it is chosen again.
 */
export const moduleFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  s3Key: z.string(),
  size: z.int().check(z.nonnegative()),
  isUploaded: z.boolean(),
  problem: z.optional(z.string()),
  uploadId: z.optional(idSchema),
  isArriving: z.optional(z.boolean()),
  ...identityFields,
});
/** The output of {@link moduleFileSchema}. */
export type ModuleFile = z.output<typeof moduleFileSchema>;

const files = z.array(moduleFileSchema);

/** Registered files of an inspection, per kind of data. */
export const moduleFilesSchema = z.object({
  three: z.object({ rgb: files, ir: files }),
  two: z.object({ rgb: files, ir: files }),
  ortho: z.object({ data: files }),
  sonar: z.object({ data: files }),
  supplementary: z.object({ data: files }),
});
/** The output of {@link moduleFilesSchema}. */
export type ModuleFiles = z.output<typeof moduleFilesSchema>;

/** Returns empty lists, as for a new inspection. */
export const noModuleFiles = (): ModuleFiles => ({
  three: { rgb: [], ir: [] },
  two: { rgb: [], ir: [] },
  ortho: { data: [] },
  sonar: { data: [] },
  supplementary: { data: [] },
});
