import type { PresentFile } from '@inspection-studio/domain/inspections';
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { projectFiles, runningUploads } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import { expiredUntil } from './running-uploads.ts';

/**
 * Reads the files of these inspections that are uploaded or arriving and have one of these sizes in bytes.
 *
 * Both lists are one parameter each, because there may be thousands of sizes.
 */
export async function readPresentFiles(
  db: Queryable,
  projectIds: readonly string[],
  sizesBytes: readonly number[],
): Promise<PresentFile[]> {
  const rows = await db
    .select({
      projectId: projectFiles.projectId,
      name: projectFiles.name,
      sizeBytes: projectFiles.sizeBytes,
      modifiedAt: projectFiles.modifiedAt,
      sampleHash: projectFiles.sampleHash,
      uploadedAt: projectFiles.uploadedAt,
    })
    .from(projectFiles)
    .leftJoin(
      runningUploads,
      and(
        eq(runningUploads.projectId, projectFiles.projectId),
        eq(runningUploads.id, projectFiles.uploadId),
        gt(runningUploads.renewed, expiredUntil(new Date())),
      ),
    )
    .where(
      and(
        sql`${projectFiles.projectId} = any(${sql.param(projectIds)}::text[])`,
        sql`${projectFiles.sizeBytes} = any(${sql.param(sizesBytes)}::bigint[])`,
        or(isNotNull(projectFiles.uploadedAt), isNotNull(runningUploads.id)),
      ),
    );
  return rows.map(({ projectId, name, sizeBytes, modifiedAt, sampleHash, uploadedAt }) => ({
    projectId,
    name,
    sizeBytes,
    ...(modifiedAt !== null && { lastModified: modifiedAt.toISOString() }),
    ...(sampleHash !== null && { sampleHash }),
    isStored: uploadedAt !== null,
  }));
}
