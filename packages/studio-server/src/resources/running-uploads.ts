import type { UploadReport } from '@inspection-studio/domain/inspections';
import { uploadedText } from '@inspection-studio/domain/uploads';
import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm';
import { expiredUntil } from '../database/queries/running-uploads.ts';
import { assets, projects, runningUploads, users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { aboutFiles } from './file-access.ts';
import { requireRow } from './require-row.ts';
import type { Handlers } from './services.ts';

/** Maximum number of uploads named in the error. */
const ISSUES_MAX = 5;

/**
 * Refuses a change that would interrupt a running upload.
 *
 * @param affected condition for the uploads, their inspections and the assets of these
 * @throws StudioHttpError 409 with an issue for each upload that says who is uploading
 */
export async function refuseDuringUpload(db: Queryable, affected: SQL | undefined): Promise<void> {
  const uploads = await db
    .select({ upload: runningUploads, inspection: projects.name, name: users.name, email: users.email })
    .from(runningUploads)
    .innerJoin(projects, eq(projects.id, runningUploads.projectId))
    .innerJoin(assets, eq(assets.id, projects.assetId))
    .innerJoin(users, eq(users.id, runningUploads.userId))
    .where(and(affected, gt(runningUploads.renewed, expiredUntil(new Date()))))
    .orderBy(asc(runningUploads.started), asc(runningUploads.id))
    .limit(ISSUES_MAX);
  if (uploads.length === 0) return;
  throw new StudioHttpError(409, undefined, {
    message: 'A running upload would be interrupted.',
    issues: uploads.map(({ upload, inspection, name, email }) => ({
      path: 'params.id',
      message: `${name || email} is uploading to ${inspection}: ${uploadedText(upload.done, upload.total)}.`,
    })),
  });
}

/** An upload of the caller. */
type OwnUpload = Pick<typeof runningUploads.$inferSelect, 'id' | 'projectId' | 'companyId' | 'userId'>;

/**
 * Stores that an upload is running now.
 *
 * @param first what is stored if it was not running before
 * @param change what is stored if it was
 * @returns whether it was not running before
 * @throws StudioHttpError 409 when it belongs to someone else
 */
export async function keepUploadRunning(
  db: Queryable,
  upload: OwnUpload,
  first: UploadReport,
  change: Partial<UploadReport> = {},
): Promise<boolean> {
  const now = new Date();
  await db
    .delete(runningUploads)
    .where(and(eq(runningUploads.projectId, upload.projectId), lte(runningUploads.renewed, expiredUntil(now))));
  const [own] = await db
    .insert(runningUploads)
    .values({ ...upload, ...first, started: now, renewed: now })
    .onConflictDoUpdate({
      target: [runningUploads.projectId, runningUploads.id],
      set: { ...change, renewed: now },
      setWhere: eq(runningUploads.userId, upload.userId),
    })
    .returning({ started: runningUploads.started });
  if (!own) throw new StudioHttpError(409, undefined, { message: 'This upload belongs to someone else.' });
  return own.started.getTime() === now.getTime();
}

export const runningUploadHandlers: Handlers<'renewUpload' | 'endUpload'> = {
  renewUpload: withPolicy({
    ...aboutFiles,
    run: async ({ db, user, params, payload, audit, auditNothing }, { id: projectId, name }) => {
      // It cannot be deleted before the upload is stored.
      await requireRow(
        db.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('key share'),
      );
      const upload = { id: params.uploadId, projectId, companyId: user.companyId, userId: user.id };
      if (await keepUploadRunning(db, upload, payload, payload)) audit({ name });
      else auditNothing();
    },
  }),

  endUpload: withPolicy({
    ...aboutFiles,
    run: async ({ db, user, params, audit, auditNothing }, { id: projectId, name }) => {
      const ended = await db
        .delete(runningUploads)
        .where(
          and(
            eq(runningUploads.projectId, projectId),
            eq(runningUploads.id, params.uploadId),
            eq(runningUploads.userId, user.id),
          ),
        )
        .returning({ id: runningUploads.id });
      if (ended.length > 0) audit({ name });
      else auditNothing();
    },
  }),
};
