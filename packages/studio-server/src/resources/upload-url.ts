import { and, eq } from 'drizzle-orm';
import { assets, documents, projectFiles } from '../database/schema/index.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { documentSizeFault } from '../rules/document-limits.ts';
import { uploadExpiry } from '../storage/link-expiry.ts';
import { type FileOwner, loadFileOwner } from './file-access.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { requireRow } from './require-row.ts';
import type { Context, Handlers } from './services.ts';

/** A registered file. `sizeBytes` is its announced size. */
interface RegisteredFile {
  storageKey: string;
  mime: string;
  sizeBytes: number;
  uploadedAt: Date | null;
}

/**
 * Finds the registered file of a storage key, and its inspection unless it is a document.
 *
 * @throws StudioHttpError 404 when it does not exist or belongs to another company; 403 code 115 when the person may
 * not read its inspection
 */
async function findRegisteredFile(
  context: Pick<Context, 'db' | 'user'>,
  storageKey: string,
): Promise<{ file: RegisteredFile; owner: FileOwner | null }> {
  const { db, user } = context;
  const [file] = await db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.companyId, user.companyId), eq(projectFiles.storageKey, storageKey)));
  if (file) return { file, owner: await loadFileOwner(context, file.projectId) };
  const document = await requireRow(
    db
      .select()
      .from(documents)
      .where(and(eq(documents.companyId, user.companyId), eq(documents.storageKey, storageKey))),
  );
  return { file: document, owner: null };
}

export const uploadUrlHandlers: Handlers<'getUploadUrl'> = {
  getUploadUrl: withPolicy({
    load: async (context) => {
      const found = await findRegisteredFile(context, context.query.prefix);
      // An upload token sends files of inspections, and no documents.
      if (found.owner === null && context.tokenRights === 'Upload') throw new StudioHttpError(403);
      return found;
    },
    subject: ({ owner }) => ({ direction: 'upload', involvement: owner?.involvement ?? null }),
    refusalCode: ({ owner }) => (owner ? 4 : null),
    run: async ({ db, services, query }, { file, owner }) => {
      if (owner) await refuseWhileMigrating(db, eq(assets.id, owner.assetId), 148);
      if (file.uploadedAt !== null) {
        throw new StudioHttpError(409, undefined, { message: 'This file is already uploaded.' });
      }
      if (query.content_type.toLowerCase() !== file.mime.toLowerCase()) {
        throw new StudioHttpError(409, undefined, { message: `This file is registered as ${file.mime}.` });
      }
      const fault = owner === null ? documentSizeFault(file.sizeBytes, services.config) : null;
      if (fault !== null) throw new StudioHttpError(409, undefined, { message: fault });
      const url = await services.store.signUpload({
        key: file.storageKey,
        contentType: file.mime,
        maxBytes: file.sizeBytes,
        expiresAt: uploadExpiry(new Date(), file.sizeBytes),
      });
      return { url };
    },
  }),
};
