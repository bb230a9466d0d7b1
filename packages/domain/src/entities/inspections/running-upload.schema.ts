import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema, referenceSchema } from '../shared/fields.ts';

/**
 * An upload that is running now, in some browser tab. `done` of `total` files
 * are uploaded. Not in the specification.
 */
export const runningUploadSchema = z.object({
  id: idSchema,
  user: referenceSchema,
  started: instantSchema,
  done: countSchema,
  total: countSchema,
});
/** The output of {@link runningUploadSchema}. */
export type RunningUpload = z.output<typeof runningUploadSchema>;
