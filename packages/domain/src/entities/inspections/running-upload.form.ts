import * as z from 'zod/mini';
import { countSchema } from '../shared/fields.ts';

/** Maximum number of files of a running upload; the project's own limit, far above what a tab can send. */
const UPLOAD_FILES_MAX = 1_000_000;

const fileCountSchema = countSchema.check(z.maximum(UPLOAD_FILES_MAX));

/** What the tab of an upload reports: `done` of `total` files are uploaded. */
export const uploadReportSchema = z
  .object({ done: fileCountSchema, total: fileCountSchema })
  .check(z.refine(({ done, total }) => done <= total, { path: ['done'] }));
/** The output of {@link uploadReportSchema}. */
export type UploadReport = z.output<typeof uploadReportSchema>;
