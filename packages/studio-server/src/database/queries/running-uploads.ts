import type { RunningUpload } from '@inspection-studio/domain/inspections';
import { UPLOAD_EXPIRY_MS } from '@inspection-studio/domain/uploads';
import { and, asc, gt, type SQL } from 'drizzle-orm';
import { runningUploads } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import { groupBy } from './group-by.ts';
import { type PictureUrl, readUserReferences } from './references.ts';

/** Time of the last report at or before which an upload no longer counts as running. */
export const expiredUntil = (now: Date): Date => new Date(now.getTime() - UPLOAD_EXPIRY_MS);

/**
 * Reads the uploads that are running now, oldest first. Returns a lookup by id of the inspection.
 *
 * @param where condition for the rows
 */
export async function readRunningUploads(
  db: Queryable,
  pictureUrl: PictureUrl,
  where: SQL | undefined,
): Promise<(projectId: string) => RunningUpload[]> {
  const rows = await db
    .select()
    .from(runningUploads)
    .where(and(where, gt(runningUploads.renewed, expiredUntil(new Date()))))
    .orderBy(asc(runningUploads.started), asc(runningUploads.id));
  const people = await readUserReferences(
    db,
    pictureUrl,
    rows.map(({ userId }) => userId),
  );
  return groupBy(
    rows,
    ({ projectId }) => projectId,
    ({ id, userId, started, done, total }) => ({
      id,
      user: people.get(userId) ?? { id: userId, name: '', thumbnail: null },
      started: started.toISOString(),
      done,
      total,
    }),
  );
}
