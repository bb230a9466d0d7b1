import {
  INSPECTION_STATUS_NUMBERS,
  type InspectionStatus,
  isDeletable,
  type NewProjectPayload,
  type ProjectDetail,
} from '@inspection-studio/domain/inspections';
import { type Involvement, ReadProjectPolicy } from '@inspection-studio/domain/permissions';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { and, count, eq, isNull } from 'drizzle-orm';
import { codeField, instantField, linkField, textField } from '../database/list-fields.ts';
import { newId } from '../database/new-id.ts';
import { readAssets } from '../database/queries/assets.ts';
import { readableProjects, readProjects } from '../database/queries/projects.ts';
import { assets, checklists, projects } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { personOf } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { foldersOf } from '../storage/image-keys.ts';
import { answerList, type ListDefinition } from './answer-list.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { readerOf } from './reader.ts';
import { lockRow, requireRow } from './require-row.ts';
import { refuseDuringUpload } from './running-uploads.ts';
import type { Context, Handlers } from './services.ts';

/** The list of this resource. */
export const projectList: ListDefinition = {
  fields: {
    id: linkField((id) => eq(projects.id, id)),
    name: textField(projects.name, projects.searchName),
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

/** Code for a person who may not read an inspection, or its contents. */
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
export const aboutInspection = {
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

/**
 * Locks an asset, so that it is not deleted and its files do not begin to move until the transaction ends.
 *
 * @throws StudioHttpError 404 when it was deleted meanwhile
 */
export async function holdAsset(db: Queryable, id: string): Promise<void> {
  await requireRow(
    db
      .select({ id: assets.id })
      .from(assets)
      .where(and(eq(assets.id, id), isNull(assets.deletedAt)))
      .for('share'),
  );
}

/** Finds the inspection that this person created with the key of the payload. */
const createdBefore = ({ db, user, payload }: Pick<Context, 'db' | 'user'> & { payload: NewProjectPayload }) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.createdById, user.id), eq(projects.creationKey, payload.creationKey ?? '')));

export const projectHandlers: Handlers<
  'listProjects' | 'createProject' | 'getProject' | 'updateProject' | 'deleteProject' | 'getProjectAsset'
> = {
  listProjects: ({ db, user, query, services }) =>
    answerList(db, projectList, {
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
      // Before the asset is locked: the deletion of a checklist waits for inspections whose completion locks their asset.
      await checkChecklist(context, payload.checklistId);
      await holdAsset(db, asset.id);
      await refuseWhileMigrating(db, eq(assets.id, asset.id), 147);
      const [created] = await db
        .insert(projects)
        .values({ id: newId(payload.name), companyId: user.companyId, createdById: user.id, ...payload })
        .onConflictDoNothing({ target: [projects.createdById, projects.creationKey] })
        .returning({ id: projects.id });
      if (!created) context.auditNothing();
      return readProject(context, (created ?? (await requireRow(createdBefore(context)))).id);
    },
  }),

  getProject: withPolicy({ ...aboutInspection, run: async (_context, { project }) => project }),

  updateProject: withPolicy({
    ...aboutInspection,
    run: async (context, { project }) => {
      const { db, payload } = context;
      const read = () => readProject(context, project.id);
      // Before the checklist is checked, which may have been deleted meanwhile.
      await context.requireMatch(read);
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      if (payload.assetId !== project.asset.id) {
        const { name } = project.asset;
        const message = `The inspection exists already, for '${name}'. Choose '${name}' again, or delete the inspection and create another one.`;
        throw new StudioHttpError(409, undefined, {
          message: 'The asset of an inspection does not change.',
          issues: [{ path: 'payload.assetId', message }],
        });
      }
      if (payload.checklistId === null && project.checklist) {
        throw new StudioHttpError(409, undefined, { message: 'The checklist of an inspection cannot be taken away.' });
      }
      if (payload.checklistId !== null && payload.checklistId !== project.checklist?.id)
        await checkChecklist(context, payload.checklistId);
      const { name, description, checklistId } = payload;
      // After the checklist is locked: its deletion locks both in this order.
      await lockRow(db, projects, project.id);
      await context.requireMatch(read);
      await db.update(projects).set({ name, description, checklistId }).where(eq(projects.id, project.id));
      return readProject(context, project.id);
    },
  }),

  deleteProject: withPolicy({
    ...aboutInspection,
    run: async (context, { project }) => {
      const { db, services, query, afterCommit } = context;
      await lockRow(db, projects, project.id);
      await context.requireMatch(() => readProject(context, project.id));
      await refuseWhileMigrating(db, eq(assets.id, project.asset.id), 148);
      const [row] = await db
        .select({ status: projects.status })
        .from(projects)
        .where(eq(projects.id, project.id))
        .for('update');
      if (row && !isDeletable(row.status)) {
        throw new StudioHttpError(409, undefined, { message: 'An inspection in processing cannot be deleted.' });
      }
      if (!query.interruptUploads) await refuseDuringUpload(db, eq(projects.id, project.id));
      await db.delete(projects).where(eq(projects.id, project.id));
      afterCommit(async () => {
        for (const folder of foldersOf(project.id)) await services.store.deletePrefix(folder);
      });
    },
  }),

  getProjectAsset: withPolicy({
    ...aboutInspection,
    load: (context) => loadProject(context, context.params.id, 'contents'),
    run: async ({ db, services }, { project }) => {
      return requireRow(readAssets(db, services.pictureUrl, eq(assets.id, project.asset.id)));
    },
  }),
};
