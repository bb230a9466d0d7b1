import {
  CreateProjectPolicy,
  DEFAULT_SORTS,
  DeleteProjectPolicy,
  dataIssues,
  displayStatus,
  INSPECTION_STATUS_NUMBERS,
  isDeletable,
  PAGE_SIZES,
  type ProjectDetail,
  ReadProjectPolicy,
  StartProcessingPolicy,
  storedDataCounts,
  UpdateProjectPolicy,
} from '@inspection-studio/domain';
import { and, count, eq, isNull } from 'drizzle-orm';
import { codeField, instantField, linkField, textField } from '../database/list-fields.ts';
import { newId } from '../database/new-id.ts';
import { readAssets } from '../database/queries/assets.ts';
import { readModuleFiles } from '../database/queries/module-files.ts';
import { readableProjects, readProjects } from '../database/queries/projects.ts';
import { assets, checklists, projectFiles, projects } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { PROCESS_INSPECTION } from '../processing/inspection-jobs.ts';
import { dataRefusal, readCompany } from '../rules/licence.ts';
import { answerList, type ListDefinition } from './answer-list.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { personOf, readerOf } from './reader.ts';
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

type ProjectPolicy = typeof ReadProjectPolicy;

/** Code for somebody who may not read an inspection: the inspection itself, or what hangs on it. @see ERR-046..047 */
const UNREADABLE = { inspection: 113, contents: 115 } as const;

/**
 * The inspection, when the policy lets the person do this with it. The asset's
 * creator counts like the inspection's own.
 *
 * @param part what is asked for: the inspection itself, or its asset, files, images or capture data
 * @throws StudioHttpError 404 when unknown; 403 with 113 or 115 when it may not be read, with 4 when the rest is
 * refused; 409 with 148 when something is to be changed while its files migrate
 */
export async function readProjectFor(
  context: Context,
  id: string,
  policy: ProjectPolicy,
  part: keyof typeof UNREADABLE = 'inspection',
): Promise<ProjectDetail> {
  const { db, services, user } = context;
  const ofCompany = and(eq(projects.companyId, user.companyId), isNull(assets.deletedAt), eq(projects.id, id));
  const [project] = await readProjects(db, services.pictureUrl, ofCompany);
  if (!project) throw notFound();
  const [asset] = await db
    .select({ createdById: assets.createdById })
    .from(assets)
    .where(eq(assets.id, project.asset.id));
  const involvement = { ...project, assetCreatedBy: asset?.createdById };
  const allows = (rule: ProjectPolicy) => rule(personOf(user), involvement).allowed;
  if (!allows(ReadProjectPolicy)) throw new StudioHttpError(403, UNREADABLE[part]);
  if (!allows(policy)) throw new StudioHttpError(403, 4);
  if (policy !== ReadProjectPolicy) await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
  return project;
}

async function checkChecklist({ db, user }: Context, id: string): Promise<void> {
  const [checklist] = await db
    .select({ id: checklists.id })
    .from(checklists)
    .where(and(eq(checklists.companyId, user.companyId), eq(checklists.id, id)))
    // It cannot be deleted before the inspection is stored.
    .for('key share');
  if (!checklist) throw notFound();
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

  createProject: async (context) => {
    const { db, services, user, payload } = context;
    const ofCompany = and(
      eq(assets.companyId, user.companyId),
      isNull(assets.deletedAt),
      eq(assets.id, payload.assetId),
    );
    const [asset] = await readAssets(db, services.pictureUrl, ofCompany);
    if (!asset) throw notFound();
    if (!CreateProjectPolicy(personOf(user), asset).allowed) throw new StudioHttpError(403, 4);
    await refuseWhileMigrating(db, eq(assets.id, asset.id), 147);
    await checkChecklist(context, payload.checklistId);
    const id = newId(payload.name);
    await db.insert(projects).values({ id, companyId: user.companyId, createdById: user.id, ...payload });
    return readProjectFor(context, id, ReadProjectPolicy);
  },

  getProject: (context) => readProjectFor(context, context.params.id, ReadProjectPolicy),

  updateProject: async (context) => {
    const { db, params, payload } = context;
    const project = await readProjectFor(context, params.id, UpdateProjectPolicy);
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
    return readProjectFor(context, project.id, ReadProjectPolicy);
  },

  deleteProject: async (context) => {
    const { db, services, params } = context;
    const project = await readProjectFor(context, params.id, ReadProjectPolicy);
    const mayDelete: ProjectPolicy = (person, involvement) => DeleteProjectPolicy(person, involvement, project.status);
    await readProjectFor(context, params.id, mayDelete);
    if (!isDeletable(project.status)) {
      throw new StudioHttpError(409, undefined, { message: 'An inspection in processing cannot be deleted.' });
    }
    await db.delete(projects).where(eq(projects.id, project.id));
    context.afterCommit(async () => {
      await services.store.deletePrefix(`projects/${project.id}`);
      await services.store.deletePrefix(`thumbnails/${project.id}`);
    });
  },

  getProjectAsset: async (context) => {
    const project = await readProjectFor(context, context.params.id, ReadProjectPolicy, 'contents');
    const [asset] = await readAssets(context.db, context.services.pictureUrl, eq(assets.id, project.asset.id));
    if (!asset) throw notFound();
    return asset;
  },

  confirmProjectUploaded: async (context) => {
    const project = await readProjectFor(context, context.params.id, UpdateProjectPolicy);
    const [open] = await context.db
      .select({ count: count() })
      .from(projectFiles)
      .where(and(eq(projectFiles.projectId, project.id), isNull(projectFiles.uploadedAt)));
    if (open && open.count > 0) {
      throw new StudioHttpError(409, undefined, { message: `${open.count} registered files are not uploaded yet.` });
    }
    await context.db.update(projects).set({ uploadedAt: new Date() }).where(eq(projects.id, project.id));
  },

  processProject: async (context) => {
    const { db, params, services, user } = context;
    const project = await readProjectFor(context, params.id, StartProcessingPolicy);
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
};
