import type { CaptureType } from '@inspection-studio/domain/images';
import { DATA_KINDS, type DataKind } from '@inspection-studio/domain/inspections';
import { count, inArray, sql } from 'drizzle-orm';
import { projectFiles } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import { groupBy } from './group-by.ts';

/** Files of an inspection for one kind of data and capture type. */
export interface StoredCount {
  kind: DataKind;
  captureType: CaptureType | null;
  count: number;
  uploadedCount: number;
  /** Size of the uploaded files. */
  sizeBytes: number;
}

export interface StoredTotals {
  counts: StoredCount[];
  imageCount: number;
  uploadedImageCount: number;
  /** Uploaded images: processed ones (readable or not) and total. */
  processing: { done: number; total: number };
  /** Size of the uploaded files. */
  sizeBytes: number;
  /** Kinds with at least one file, in wizard order. */
  dataKinds: DataKind[];
}

const isUploaded = sql`${projectFiles.uploadedAt} is not null`;
const isUploadedImage = sql`${projectFiles.fileType} = 'Image' and ${isUploaded}`;

/** Counts registered files of inspections by kind. Inspections without files are omitted. */
export async function readStoredTotals(
  db: Queryable,
  projectIds: readonly string[],
): Promise<(projectId: string) => StoredTotals> {
  const rows =
    projectIds.length === 0
      ? []
      : await db
          .select({
            projectId: projectFiles.projectId,
            kind: projectFiles.kind,
            captureType: projectFiles.captureType,
            count: count(),
            uploadedCount: count(projectFiles.uploadedAt),
            imageCount: sql<number>`count(*) filter (where ${projectFiles.fileType} = 'Image')::int`,
            processed: sql<number>`count(${projectFiles.processedAt}) filter (where ${isUploadedImage})::int`,
            uploadedImageCount: sql<number>`count(*) filter (where ${isUploadedImage})::int`,
            sizeBytes: sql`sum(${projectFiles.sizeBytes}) filter (where ${isUploaded})`.mapWith(Number),
          })
          .from(projectFiles)
          .where(inArray(projectFiles.projectId, [...projectIds]))
          .groupBy(projectFiles.projectId, projectFiles.kind, projectFiles.captureType);
  const rowsOf = groupBy(
    rows,
    (row) => row.projectId,
    (row) => row,
  );
  return (projectId) => {
    const counts = rowsOf(projectId);
    const uploadedImageCount = counts.reduce((total, row) => total + row.uploadedImageCount, 0);
    return {
      counts,
      imageCount: counts.reduce((total, row) => total + row.imageCount, 0),
      uploadedImageCount,
      processing: { done: counts.reduce((total, row) => total + row.processed, 0), total: uploadedImageCount },
      sizeBytes: counts.reduce((total, row) => total + row.sizeBytes, 0),
      dataKinds: DATA_KINDS.filter((kind) => counts.some((row) => row.kind === kind)),
    };
  };
}
