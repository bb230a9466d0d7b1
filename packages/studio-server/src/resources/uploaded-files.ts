import { editableModules } from '@inspection-studio/domain/inspections';
import { and, eq } from 'drizzle-orm';
import { assets, companies, projectFiles, projects } from '../database/schema/index.ts';
import type { Transaction } from '../database/transaction.ts';
import { explained, notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { fileDetails, rejectedFileDetails } from '../rules/audit-details.ts';
import { supplementaryRefusal } from '../rules/licence.ts';
import { storedFileFault } from '../rules/stored-file-fault.ts';
import type { RecordedContent } from '../storage/file-damage.ts';
import { loadFileOwner } from './file-access.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { requireRow } from './require-row.ts';
import { scanStored } from './scan-file.ts';
import type { Context, Handlers } from './services.ts';

type FileRow = typeof projectFiles.$inferSelect;

/**
 * Marks a file as uploaded with its stored size and checksum, unless it is marked already.
 *
 * @returns code 127 when a supplementary file exceeds the allowance; nothing changes then
 * @throws StudioHttpError 404 when it was unregistered meanwhile, 409 for other than supplementary data after Draft
 */
async function markUploaded(
  tx: Transaction,
  file: FileRow,
  { sizeBytes, checksum }: RecordedContent,
  { audit, auditNothing }: Pick<Context, 'audit' | 'auditNothing'>,
): Promise<127 | null> {
  auditNothing();
  // Locked, so that the inspection is not sent for processing meanwhile.
  const [project] = await tx.select().from(projects).where(eq(projects.id, file.projectId)).for('share');
  const [current] = await tx.select().from(projectFiles).where(eq(projectFiles.id, file.id)).for('update');
  if (!project || !current) throw notFound();
  if (current.uploadedAt !== null) return null;
  const editable: readonly string[] = editableModules(project.status);
  if (!editable.includes(file.kind)) {
    throw new StudioHttpError(409, undefined, { message: 'After Draft only supplementary data can be changed.' });
  }
  if (current.kind === 'supplementary') {
    const [company] = await tx.select().from(companies).where(eq(companies.id, file.companyId)).for('update');
    if (company && supplementaryRefusal(company, sizeBytes)) return 127;
  }
  await tx
    .update(projectFiles)
    .set({ uploadedAt: new Date(), sizeBytes, checksum })
    .where(eq(projectFiles.id, file.id));
  audit(fileDetails(project, file.name));
  return null;
}

/** The refusal of a confirmation without stored bytes. */
export const notStored = () => explained(409, 'The bytes of this file are not stored yet.');

export const uploadedFileHandlers: Handlers<'confirmImageUploaded'> = {
  /** Runs outside a transaction, because it reads from the store. */
  confirmImageUploaded: withPolicy({
    load: async (context) => {
      const { db, user, params } = context;
      const file = await requireRow(
        db
          .select()
          .from(projectFiles)
          .where(and(eq(projectFiles.companyId, user.companyId), eq(projectFiles.id, params.id))),
      );
      return { file, owner: await loadFileOwner(context, file.projectId) };
    },
    subject: ({ owner }) => owner.involvement,
    run: async (context, { file, owner }) => {
      const { db, services, payload, transaction } = context;
      await refuseWhileMigrating(db, eq(assets.id, owner.assetId), 148);
      if (payload.type !== file.fileType) {
        throw new StudioHttpError(409, undefined, { message: `This file is registered as ${file.fileType}.` });
      }
      if (file.uploadedAt !== null) return;

      const refused = await services.store.holding(file.storageKey, async () => {
        const stored = await services.store.head(file.storageKey);
        if (!stored) throw notStored();
        const content = await services.store.fingerprint(file.storageKey);
        if (!content) throw notStored();
        const fault = storedFileFault(file, stored);
        const { storageKey: key, name } = file;
        const infection = fault === null ? await scanStored(services, { key, name, stored }) : null;
        if (infection) return { etag: stored.etag, ...infection };
        const code = fault === null ? await transaction((tx) => markUploaded(tx, file, content, context)) : undefined;
        if (code === null) return null;
        return { etag: stored.etag, error: fault === null ? new StudioHttpError(409, code) : explained(409, fault) };
      });
      if (refused === null) return;
      // Before the file is deleted, so that malware never disappears without an event.
      if ('signature' in refused) {
        const { signature } = refused;
        await transaction(async () => context.audit(rejectedFileDetails(owner, file.name, signature)));
      }
      // Delete only the bytes that were checked: others may have arrived since.
      await services.store.delete(file.storageKey, refused.etag);
      throw refused.error;
    },
  }),
};
