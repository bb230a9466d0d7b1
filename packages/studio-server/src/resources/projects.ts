import {
  DEFAULT_SORTS,
  dataIssues,
  displayStatus,
  INSPECTION_STATUS_NUMBERS,
  type InspectionStatus,
  type Involvement,
  isDeletable,
  PAGE_SIZES,
  type ProjectDetail,
  ReadProjectPolicy,
  storedDataCounts,
} from '@inspection-studio/domain';
import { and, count, eq, isNull } from 'drizzle-orm';
import { codeField, instantField, linkField, textField } from '../database/list-fields.ts';
import { newId } from '../database/new-id.ts';
import { readAssets } from '../database/queries/assets.ts';
import { readModuleFiles } from '../database/queries/module-files.ts';
import { readableProjects, readProjects } from '../database/queries/projects.ts';
import { assets, checklists, projectFiles, projects } from '../database/schema/index.ts';
import { personOf } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { PROCESS_INSPECTION } from '../processing/inspection-jobs.ts';
import { dataRefusal, readCompany } from '../rules/licence.ts';
import { answerList, type ListDefinition } from './answer-list.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { readerOf } from './reader.ts';
import { requireRow } from './require-row.ts';
import type { Context, Handlers } from './services.ts';

const list: ListDefinition = {
  fields: {
    id: linkField((id) => eq(projects.id, id)),
    name: textField(projects.name),
    assetId: linkField((id) => eq(projects.assetId, id)),
    siteId: linkField((id) => eq(assets.siteId, id)),
    createdBy: linkField((id) => eq(projects.createdById, id)),
    status: codeField(projects.status, INSPECTION_STATUS_NUMBERS),
    created: instantField(projects.created),
    modified: instantField(projects.modified),
  },
  defaultSort: DEFAULT_SORTS.inspections,
  pageSize: PAGE_SIZES.inspections,
  id: projects.id,
};

/** Code for a person who may not read an inspection, or its contents. @see ERR-046..047 */
const UNREADABLE = { inspection: 113, contents: 115 } as const;

/** A readable inspection and the subject of its policies. */
export interface LoadedProject {
  project: ProjectDetail;
  /** The asset's creator counts like the inspection's own. */
  involvement: Involvement & { status: InspectionStatus };
}

/**
 * Loads an inspection that the person may read.
 *
 * @param part the inspection itself, or its contents: asset, files, images, capture data
 * @throws StudioHttpError 404 when it does not exist, 403 code 113 or 115 when the person may not read it
 */
export async function loadProject(
  { db, services, user }: Pick<Context, 'db' | 'services' | 'user'>,
  id: string,
  part: keyof typeof UNREADABLE = 'inspection',
): Promise<LoadedProject> {
  const ofCompany = and(eq(projects.companyId, user.companyId), isNull(assets.deletedAt), eq(projects.id, id));
  const project = await requireRow(readProjects(db, services.pictureUrl, ofCompany));
  const [asset] = await db
    .select({ createdById: assets.createdById })
    .from(assets)
    .where(eq(assets.id, project.asset.id));
  const involvement = { ...project, assetCreatedBy: asset?.createdById };
  if (!ReadProjectPolicy(personOf(user), involvement).allowed) throw new StudioHttpError(403, UNREADABLE[part]);
  return { project, involvement };
}

/** Returns an inspection after a change, as its reply. */
const readProject = async (context: Pick<Context, 'db' | 'services' | 'user'>, id: string): Promise<ProjectDetail> =>
  (await loadProject(context, id)).project;

/** First steps of a call about the inspection of its path. */
const inspection = {
  load: (context: Pick<Context, 'db' | 'services' | 'user'> & { params: { id: string } }) =>
    loadProject(context, context.params.id),
  subject: ({ involvement }: LoadedProject) => involvement,
};

async function checkChecklist({ db, user }: Pick<Context, 'db' | 'user'>, id: string): Promise<void> {
  await requireRow(
    db
      .select({ id: checklists.id })
      .from(checklists)
      .where(and(eq(checklists.companyId, user.companyId), eq(checklists.id, id)))
      // It cannot be deleted before the inspection is stored.
      .for('key share'),
  );
}

export const projectHandlers: Handlers<
  | 'listProjects'
  | 'createProject'
  | 'getProject'
  | 'updateProject'
  | 'deleteProject'
  | 'getProjectAsset'
  | 'confirmProjectUploaded'
  | 'processProject'
> = {
  listProjects: ({ db, user, query, services }) =>
    answerList(db, list, {
      query,
      scope: readableProjects(db, readerOf(user)),
      from: (database, where) =>
        database
          .select({ count: count() })
          .from(projects)
          .innerJoin(assets, eq(assets.id, projects.assetId))
          .where(where),
      read: (where, window) => readProjects(db, services.pictureUrl, where, window),
    }),

  createProject: withPolicy({
    load: async ({ db, services, user, payload }) => {
      const ofCompany = and(
        eq(assets.companyId, user.companyId),
        isNull(assets.deletedAt),
        eq(assets.id, payload.assetId),
      );
      return requireRow(readAssets(db, services.pictureUrl, ofCompany));
    },
    subject: (asset) => asset,
    run: async (context, asset) => {
      const { db, user, payload } = context;
      await refuseWhileMigrating(db, eq(assets.id, asset.id), 147);
      await checkChecklist(context, payload.checklistId);
      const id = newId(payload.name);
      await db.insert(projects).values({ id, companyId: user.companyId, createdById: user.id, ...payload });
      return readProject(context, id);
    },
  }),

  getProject: withPolicy({ ...inspection, run: async (_context, { project }) => project }),

  updateProject: withPolicy({
    ...inspection,
    run: async (context, { project }) => {
      const { db, payload } = context;
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      if (payload.assetId !== project.asset.id) {
        throw new StudioHttpError(409, undefined, { message: 'The asset of an inspection does not change.' });
      }
      if (payload.checklistId === null && project.checklist) {
        throw new StudioHttpError(409, undefined, { message: 'The checklist of an inspection cannot be taken away.' });
      }
      if (payload.checklistId !== null && payload.checklistId !== project.checklist?.id)
        await checkChecklist(context, payload.checklistId);
      const { name, description, checklistId } = payload;
      await db.update(projects).set({ name, description, checklistId }).where(eq(projects.id, project.id));
      return readProject(context, project.id);
    },
  }),

  deleteProject: withPolicy({
    ...inspection,
    run: async ({ db, services, afterCommit }, { project }) => {
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      if (!isDeletable(project.status)) {
        throw new StudioHttpError(409, undefined, { message: 'An inspection in processing cannot be deleted.' });
      }
      await db.delete(projects).where(eq(projects.id, project.id));
      afterCommit(async () => {
        await services.store.deletePrefix(`projects/${project.id}`);
        await services.store.deletePrefix(`thumbnails/${project.id}`);
      });
    },
  }),

  getProjectAsset: withPolicy({
    ...inspection,
    load: (context) => loadProject(context, context.params.id, 'contents'),
    run: async ({ db, services }, { project }) => {
      return requireRow(readAssets(db, services.pictureUrl, eq(assets.id, project.asset.id)));
    },
  }),

  confirmProjectUploaded: withPolicy({
    ...inspection,
    run: async ({ db }, { project }) => {
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      const [open] = await db
        .select({ count: count() })
        .from(projectFiles)
        .where(and(eq(projectFiles.projectId, project.id), isNull(projectFiles.uploadedAt)));
      if (open && open.count > 0) {
        throw new StudioHttpError(409, undefined, { message: `${open.count} registered files are not uploaded yet.` });
      }
      await db.update(projects).set({ uploadedAt: new Date() }).where(eq(projects.id, project.id));
    },
  }),

  processProject: withPolicy({
    ...inspection,
    run: async ({ db, services, user }, { project }) => {
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      const [row] = await db.select().from(projects).where(eq(projects.id, project.id)).for('update');
      if (row?.status !== 'Draft') {
        if (row && displayStatus(row.status) === 'Processing') return;
        throw new StudioHttpError(409, 12);
      }
      const counts = storedDataCounts(await readModuleFiles(db, project.id), project.modules.ortho.isEnabled);
      if (dataIssues(counts).length > 0) throw new StudioHttpError(409, 108);
      const refusal = dataRefusal(await readCompany(db, user.companyId));
      if (refusal) throw new StudioHttpError(409, refusal);
      await db.update(projects).set({ status: 'Queued', sentAt: new Date() }).where(eq(projects.id, project.id));
      await services.jobs.enqueue(PROCESS_INSPECTION, { projectId: project.id }, { dedupe: project.id }, db);
    },
  }),
};
