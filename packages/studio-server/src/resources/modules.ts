import {
  editableModules,
  INSPECTION_FILES_MAX,
  type ModulesPayload,
  type StoredFile,
} from '@inspection-studio/domain/inspections';
import { and, eq, exists, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { newFileId } from '../database/new-id.ts';
import { readModuleFiles } from '../database/queries/module-files.ts';
import { countRegisteredImages, sumAwaitedSupplementaryBytes } from '../database/queries/registered-files.ts';
import { assets, projectFiles, projects, runningUploads } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { registrationDetails } from '../rules/audit-details.ts';
import { registrationRefusal, supplementaryRefusal } from '../rules/licence.ts';
import { lockCompany } from '../rules/lock-company.ts';
import { deleteFiles } from '../storage/delete-files.ts';
import { pyramidKeyOf } from '../storage/image-keys.ts';
import { aboutFiles } from './file-access.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { addedFiles, fileKey, type NewFile, removedIds, toModulesReply } from './module-registration.ts';
import { requireRow } from './require-row.ts';
import { keepUploadRunning, refuseDuringUpload } from './running-uploads.ts';
import type { Handlers } from './services.ts';

const INSERT_ROWS_MAX = 1000;

type Project = typeof projects.$inferSelect;

/**
 * Refuses files that would exceed an allowance together with those registered before: code 1 for
 * data, 127 for supplementary files. Locks the company, so that files registered at the same time
 * count too.
 *
 * @throws StudioHttpError 409
 */
async function refuseOverAllowance(db: Queryable, companyId: string, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) return;
  const company = await lockCompany(db, companyId);
  const supplementary = files.filter(({ kind }) => kind === 'supplementary');
  const addedBytes = supplementary.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  const images = files.filter(({ kind, fileType }) => kind !== 'supplementary' && fileType === 'Image');
  const data = async () => registrationRefusal(company, images.length + (await countRegisteredImages(db, companyId)));
  const bytes = async () =>
    supplementaryRefusal(company, addedBytes + (await sumAwaitedSupplementaryBytes(db, companyId)));
  const code = (files.length > supplementary.length ? await data() : null) ?? (addedBytes > 0 ? await bytes() : null);
  if (code) throw new StudioHttpError(409, code);
}

/** Refuses files that an inspection has no room for. Call it with the inspection locked. @throws StudioHttpError 409 */
async function refuseTooManyFiles(db: Queryable, projectId: string, addedCount: number): Promise<void> {
  if (addedCount === 0) return;
  const count = await db.$count(projectFiles, eq(projectFiles.projectId, projectId));
  if (count + addedCount <= INSPECTION_FILES_MAX) return;
  const max = INSPECTION_FILES_MAX.toLocaleString('en');
  throw new StudioHttpError(409, undefined, {
    message: `An inspection has at most ${max} files. Create another inspection for the rest.`,
  });
}

async function registerFiles(
  db: Queryable,
  { id: projectId, companyId }: Project,
  files: readonly NewFile[],
  uploadId: string | undefined,
): Promise<StoredFile[]> {
  const rows = files.map((file) => {
    const id = newFileId(file.name);
    return { ...file, id, companyId, projectId, uploadId, storageKey: fileKey(projectId, id, file.name) };
  });
  for (let start = 0; start < rows.length; start += INSERT_ROWS_MAX) {
    await db.insert(projectFiles).values(rows.slice(start, start + INSERT_ROWS_MAX));
  }
  return rows.map(({ id, name, storageKey }) => ({ id, name, s3Key: storageKey }));
}

/** Conditions for the files of an inspection that a payload removes, one per kind. */
const removals = (projectId: string, payload: ModulesPayload): (SQL | undefined)[] =>
  removedIds(payload).map(([kind, ids]) =>
    and(eq(projectFiles.projectId, projectId), eq(projectFiles.kind, kind), inArray(projectFiles.id, [...ids])),
  );

/**
 * Refuses to remove files that a running upload has not sent yet.
 *
 * @param own upload of the caller, which may remove its own files
 * @throws StudioHttpError 409 with an issue for each upload that says who is uploading
 */
async function refuseRemovalDuringUpload(
  db: Queryable,
  projectId: string,
  payload: ModulesPayload,
  own: { uploadId: string | undefined; userId: string },
): Promise<void> {
  const { uploadId, userId } = own;
  const isOther =
    uploadId === undefined ? undefined : or(ne(runningUploads.id, uploadId), ne(runningUploads.userId, userId));
  for (const removed of removals(projectId, payload)) {
    const awaited = db
      .select({ id: projectFiles.id })
      .from(projectFiles)
      .where(and(removed, isNull(projectFiles.uploadedAt), eq(projectFiles.uploadId, runningUploads.id)));
    await refuseDuringUpload(db, and(eq(runningUploads.projectId, projectId), isOther, exists(awaited)));
  }
}

/** Unregisters files. Unknown ids are ignored, so the call can be repeated. @returns their number, and the keys to delete from the store */
async function unregisterFiles(
  db: Queryable,
  projectId: string,
  payload: ModulesPayload,
): Promise<{ count: number; keys: string[] }> {
  let count = 0;
  const keys: string[] = [];
  for (const removed of removals(projectId, payload)) {
    const rows = await db
      .delete(projectFiles)
      .where(removed)
      .returning({ id: projectFiles.id, storageKey: projectFiles.storageKey, thumbnailKey: projectFiles.thumbnailKey });
    count += rows.length;
    keys.push(
      ...rows.flatMap(({ id, storageKey, thumbnailKey }) =>
        thumbnailKey === null ? storageKey : [storageKey, thumbnailKey, pyramidKeyOf(projectId, id)],
      ),
    );
  }
  return { count, keys };
}

export const moduleHandlers: Handlers<'getModules' | 'updateModules'> = {
  getModules: withPolicy({ ...aboutFiles, run: ({ db }, { id }) => readModuleFiles(db, id) }),

  updateModules: withPolicy({
    ...aboutFiles,
    run: async ({ db, services, user, query, payload, afterCommit, audit }, owner) => {
      await refuseWhileMigrating(db, eq(assets.id, owner.assetId), 148);
      // Locked, so that it is not sent for processing meanwhile.
      const project = await requireRow(db.select().from(projects).where(eq(projects.id, owner.id)).for('update'));
      const editable: readonly string[] = editableModules(project.status);
      if (Object.entries(payload).some(([kind, module]) => module && !editable.includes(kind))) {
        throw new StudioHttpError(409, undefined, { message: 'After Draft only supplementary data can be changed.' });
      }
      const files = addedFiles(payload);
      const { uploadId } = query;
      if (!query.interruptUploads) {
        await refuseRemovalDuringUpload(db, project.id, payload, { uploadId, userId: user.id });
      }
      const removed = await unregisterFiles(db, project.id, payload);
      await refuseTooManyFiles(db, project.id, files.length);
      await refuseOverAllowance(db, user.companyId, files);
      const registered = await registerFiles(db, project, files, uploadId);
      if (uploadId !== undefined && files.length > 0) {
        const { id: projectId, companyId } = project;
        const upload = { id: uploadId, projectId, companyId, userId: user.id };
        await keepUploadRunning(db, upload, { done: 0, total: files.length });
      }
      const { three, ortho } = payload;
      await db
        .update(projects)
        .set({
          isAr: three?.isAr ?? project.isAr,
          orthoEnabled: ortho?.isEnabled ?? project.orthoEnabled,
          orthoGcp: ortho?.gcp ?? project.orthoGcp,
          uploadedAt: null,
          // The thumbnail of an inspection can be that of a removed image.
          ...(removed.keys.includes(project.thumbnailKey ?? '') && { thumbnailKey: null }),
        })
        .where(eq(projects.id, project.id));
      audit(registrationDetails(owner.name, files.length, removed.count));
      afterCommit(() => deleteFiles(services.store, removed.keys));
      return toModulesReply(payload, registered);
    },
  }),
};
