import * as z from 'zod/mini';
import { countSchema } from '../shared/fields.ts';

/** State of the server's file storage, for admins. Beyond the specification. */
export const storageStatusSchema = z.object({
  /** The disk of files in a data folder; null with Azure Blob Storage. */
  disk: z.nullable(
    z.object({
      /** `low` from 90 %; `full` from 95 %, when uploads are refused. */
      level: z.enum(['ok', 'low', 'full']),
      /** 0 to 100. */
      usedPercent: countSchema,
    }),
  ),
  /** Number of files and documents of the company that differ from their record. */
  damagedFiles: countSchema,
});
/** The output of {@link storageStatusSchema}. */
export type StorageStatus = z.output<typeof storageStatusSchema>;
