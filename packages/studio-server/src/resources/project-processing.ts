import {
  dataIssues,
  displayStatus,
  editableModules,
  type ProjectDetail,
  storedDataCounts,
} from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { readModuleFiles } from '../database/queries/module-files.ts';
import { assets, projectFiles, projects } from '../database/schema/index.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { PROCESS_INSPECTION } from '../processing/inspection-jobs.ts';
import { dataRefusal, readCompany } from '../rules/licence.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { aboutInspection, holdAsset } from './projects.ts';
import { refuseDuringUpload } from './running-uploads.ts';
import type { Context, Handlers } from './services.ts';

/** Counts registered files that are not uploaded, of the kinds that may still be uploaded. */
async function countMissingFiles(
  db: Context['db'],
  { id, status }: Pick<ProjectDetail, 'id' | 'status'>,
): Promise<number> {
  const isMissing = and(eq(projectFiles.projectId, id), isNull(projectFiles.uploadedAt));
  const [missing] = await db
    .select({ count: count() })
    .from(projectFiles)
    .where(and(isMissing, inArray(projectFiles.kind, [...editableModules(status)])));
  return missing?.count ?? 0;
}

export const projectProcessingHandlers: Handlers<'confirmProjectUploaded' | 'processProject'> = {
  confirmProjectUploaded: withPolicy({
    ...aboutInspection,
    run: async ({ db, audit }, { project }) => {
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      const missingCount = await countMissingFiles(db, project);
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
      await holdAsset(db, project.asset.id);
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      const [row] = await db.select().from(projects).where(eq(projects.id, project.id)).for('update');
      if (row?.status !== 'Draft') {
        if (row && displayStatus(row.status) === 'Processing') return auditNothing();
        throw new StudioHttpError(409, 12);
      }
      // Without missing files, nothing is left out, even if an upload is still reported.
      if (!query.interruptUploads && (await countMissingFiles(db, project)) > 0) {
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
