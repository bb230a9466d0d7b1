import { dataIssues, displayStatus, storedDataCounts } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { and, count, eq, isNull } from 'drizzle-orm';
import { readModuleFiles } from '../database/queries/module-files.ts';
import { assets, projectFiles, projects } from '../database/schema/index.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { PROCESS_INSPECTION } from '../processing/inspection-jobs.ts';
import { dataRefusal, readCompany } from '../rules/licence.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { aboutInspection } from './projects.ts';
import { requireRow } from './require-row.ts';
import { refuseDuringUpload } from './running-uploads.ts';
import type { Context, Handlers } from './services.ts';

/** Returns how many registered files are not uploaded. */
async function countMissingFiles(db: Context['db'], projectId: string): Promise<number> {
  const [missing] = await db
    .select({ count: count() })
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), isNull(projectFiles.uploadedAt)));
  return missing?.count ?? 0;
}

export const projectProcessingHandlers: Handlers<'confirmProjectUploaded' | 'processProject'> = {
  confirmProjectUploaded: withPolicy({
    ...aboutInspection,
    run: async ({ db, audit }, { project }) => {
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      const missingCount = await countMissingFiles(db, project.id);
      if (missingCount > 0) {
        throw new StudioHttpError(409, undefined, {
          message: `${counted(missingCount, 'registered file is', 'registered files are')} not uploaded yet.`,
        });
      }
      await db.update(projects).set({ uploadedAt: new Date() }).where(eq(projects.id, project.id));
      audit({ name: project.name });
    },
  }),

  processProject: withPolicy({
    ...aboutInspection,
    run: async ({ db, services, user, query, audit, auditNothing }, { project }) => {
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      // Locked, so that it is not deleted meanwhile.
      await requireRow(
        db
          .select({ id: assets.id })
          .from(assets)
          .where(and(eq(assets.id, project.asset.id), isNull(assets.deletedAt)))
          .for('share'),
      );
      const [row] = await db.select().from(projects).where(eq(projects.id, project.id)).for('update');
      if (row?.status !== 'Draft') {
        if (row && displayStatus(row.status) === 'Processing') return auditNothing();
        throw new StudioHttpError(409, 12);
      }
      // Without missing files, nothing is left out, even if an upload is still reported.
      if (!query.interruptUploads && (await countMissingFiles(db, project.id)) > 0) {
        await refuseDuringUpload(db, eq(projects.id, project.id));
      }
      const counts = storedDataCounts(await readModuleFiles(db, project.id), project.modules.ortho.isEnabled);
      if (dataIssues(counts).length > 0) throw new StudioHttpError(409, 108);
      const refusal = dataRefusal(await readCompany(db, user.companyId));
      if (refusal) throw new StudioHttpError(409, refusal);
      await db.update(projects).set({ status: 'Queued', sentAt: new Date() }).where(eq(projects.id, project.id));
      await services.jobs.enqueue(PROCESS_INSPECTION, { projectId: project.id }, { dedupe: project.id }, db);
      audit({ name: project.name });
    },
  }),
};
