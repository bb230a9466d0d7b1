import { UpdateProjectPolicy } from '@inspection-studio/domain';
import { and, eq } from 'drizzle-orm';
import { projectFiles } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { uploadExpiry } from '../storage/link-expiry.ts';
import { readProjectFor } from './projects.ts';
import type { Handlers } from './services.ts';

/** Largest file an inspection takes. */
export const UPLOAD_MAX_BYTES = 5 * 1024 ** 3;

export const uploadUrlHandlers: Handlers<'getUploadUrl'> = {
  getUploadUrl: async (context) => {
    const { db, services, user, query } = context;
    const [file] = await db
      .select()
      .from(projectFiles)
      .where(and(eq(projectFiles.companyId, user.companyId), eq(projectFiles.storageKey, query.prefix)));
    if (!file) throw notFound();
    await readProjectFor(context, file.projectId, UpdateProjectPolicy);
    if (file.uploadedAt !== null) {
      throw new StudioHttpError(409, undefined, { message: 'This file is already uploaded.' });
    }
    const url = await services.store.signUpload({
      key: file.storageKey,
      contentType: query.content_type,
      maxBytes: UPLOAD_MAX_BYTES,
      expiresAt: uploadExpiry(new Date()),
    });
    return { url };
  },
};
