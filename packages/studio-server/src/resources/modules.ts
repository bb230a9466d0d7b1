import { editableModules, type ModulesPayload, type StoredFile } from '@inspection-studio/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { newFileId } from '../database/new-id.ts';
import { readModuleFiles } from '../database/queries/module-files.ts';
import { assets, type companies, projectFiles, projects } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { dataRefusal, readCompany, supplementaryRefusal } from '../rules/licence.ts';
import { deleteFiles } from '../storage/delete-files.ts';
import { type FileOwner, loadFileOwner } from './file-access.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { addedFiles, fileKey, type NewFile, removedIds, toModulesReply } from './module-registration.ts';
import { requireRow } from './require-row.ts';
import type { Context, Handlers } from './services.ts';

const INSERT_ROWS_MAX = 1000;

type Project = typeof projects.$inferSelect;

/** Returns the code that refuses files above an allowance: 1 for data, 127 for supplementary files. @see ERR-032, ERR-050, N122 */
function licenceCode(company: typeof companies.$inferSelect, files: readonly NewFile[]) {
  const supplementary = files.filter(({ kind }) => kind === 'supplementary');
  const addedBytes = supplementary.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  return (
    (files.length > supplementary.length ? dataRefusal(company) : null) ?? supplementaryRefusal(company, addedBytes)
  );
}

async function registerFiles(
  db: Queryable,
  { id: projectId, companyId }: Project,
  files: readonly NewFile[],
): Promise<StoredFile[]> {
  const rows = files.map((file) => {
    const id = newFileId(file.name);
    return { ...file, id, companyId, projectId, storageKey: fileKey(projectId, id, file.name) };
  });
  for (let start = 0; start < rows.length; start += INSERT_ROWS_MAX) {
    await db.insert(projectFiles).values(rows.slice(start, start + INSERT_ROWS_MAX));
  }
  return rows.map(({ id, name, storageKey }) => ({ id, name, s3Key: storageKey }));
}

/** Unregisters files. Unknown ids are ignored, so the call can be repeated. @returns keys of the files to delete from the store */
async function unregisterFiles(db: Queryable, projectId: string, payload: ModulesPayload): Promise<string[]> {
  const keys: string[] = [];
  for (const [kind, ids] of removedIds(payload)) {
    const rows = await db
      .delete(projectFiles)
      .where(
        and(eq(projectFiles.projectId, projectId), eq(projectFiles.kind, kind), inArray(projectFiles.id, [...ids])),
      )
      .returning({ storageKey: projectFiles.storageKey, thumbnailKey: projectFiles.thumbnailKey });
    keys.push(...rows.flatMap(({ storageKey, thumbnailKey }) => [storageKey, thumbnailKey ?? []].flat()));
  }
  return keys;
}

/** Loads the inspection of a call about its files. */
const inspection = {
  load: (context: Pick<Context, 'db' | 'user'> & { params: { id: string } }) =>
    loadFileOwner(context, context.params.id),
  subject: ({ involvement }: FileOwner) => involvement,
};

export const moduleHandlers: Handlers<'getModules' | 'updateModules'> = {
  getModules: withPolicy({ ...inspection, run: ({ db }, { id }) => readModuleFiles(db, id) }),

  updateModules: withPolicy({
    ...inspection,
    run: async ({ db, services, user, payload, afterCommit }, owner) => {
      await refuseWhileMigrating(db, eq(assets.id, owner.assetId), 148);
      // Locked, so that it is not sent for processing meanwhile.
      const project = await requireRow(db.select().from(projects).where(eq(projects.id, owner.id)).for('update'));
      const editable: readonly string[] = editableModules(project.status);
      if (Object.entries(payload).some(([kind, module]) => module && !editable.includes(kind))) {
        throw new StudioHttpError(409, undefined, { message: 'After Draft only supplementary data can be changed.' });
      }
      const files = addedFiles(payload);
      const code = licenceCode(await readCompany(db, user.companyId), files);
      if (code) throw new StudioHttpError(409, code);
      const removedKeys = await unregisterFiles(db, project.id, payload);
      const registered = await registerFiles(db, project, files);
      const { three, ortho } = payload;
      await db
        .update(projects)
        .set({
          isAr: three?.isAr ?? project.isAr,
          orthoEnabled: ortho?.isEnabled ?? project.orthoEnabled,
          orthoGcp: ortho?.gcp ?? project.orthoGcp,
          uploadedAt: null,
          // The thumbnail of an inspection can be that of a removed image.
          ...(removedKeys.includes(project.thumbnailKey ?? '') && { thumbnailKey: null }),
        })
        .where(eq(projects.id, project.id));
      afterCommit(() => deleteFiles(services.store, removedKeys));
      return toModulesReply(payload, registered);
    },
  }),
};
