import { hasPermission, UpdateProjectPolicy } from '@inspection-studio/domain';
import { and, eq } from 'drizzle-orm';
import { documents, projectFiles } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { uploadExpiry } from '../storage/link-expiry.ts';
import { checkFileAccess } from './file-access.ts';
import type { Context, Handlers } from './services.ts';

/** A registered file as its upload needs it; `sizeBytes` is what was announced. */
interface RegisteredFile {
  storageKey: string;
  mime: string;
  sizeBytes: number;
  uploadedAt: Date | null;
}

/**
 * The registered file of a storage key, when the person may send its bytes:
 * UpdateProjectPolicy for a file of an inspection, CreateDocuments for a document.
 *
 * @throws StudioHttpError 404 unknown or of another company, 403
 */
async function findRegisteredFile(context: Context, storageKey: string): Promise<RegisteredFile> {
  const { db, user } = context;
  const [file] = await db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.companyId, user.companyId), eq(projectFiles.storageKey, storageKey)));
  if (file) {
    await checkFileAccess(context, file.projectId, UpdateProjectPolicy);
    return file;
  }
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.companyId, user.companyId), eq(documents.storageKey, storageKey)));
  if (!document) throw notFound();
  if (!hasPermission(user.role, 'CreateDocuments')) throw new StudioHttpError(403);
  return document;
}

export const uploadUrlHandlers: Handlers<'getUploadUrl'> = {
  getUploadUrl: async (context) => {
    const { services, query } = context;
    const file = await findRegisteredFile(context as Context, query.prefix);
    if (file.uploadedAt !== null) {
      throw new StudioHttpError(409, undefined, { message: 'This file is already uploaded.' });
    }
    if (query.content_type.toLowerCase() !== file.mime.toLowerCase()) {
      throw new StudioHttpError(409, undefined, { message: `This file is registered as ${file.mime}.` });
    }
    const url = await services.store.signUpload({
      key: file.storageKey,
      contentType: file.mime,
      maxBytes: file.sizeBytes,
      expiresAt: uploadExpiry(new Date(), file.sizeBytes),
    });
    return { url };
  },
};
