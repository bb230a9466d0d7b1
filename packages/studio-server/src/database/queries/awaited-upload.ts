import { eq } from 'drizzle-orm';
import { documents, projectFiles } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';

/** Whether a file or document with this storage key is registered and its upload not yet confirmed. */
export async function isUploadAwaited(db: Queryable, storageKey: string): Promise<boolean> {
  const [file] = await db
    .select({ uploadedAt: projectFiles.uploadedAt })
    .from(projectFiles)
    .where(eq(projectFiles.storageKey, storageKey));
  if (file) return file.uploadedAt === null;
  const [document] = await db
    .select({ uploadedAt: documents.uploadedAt })
    .from(documents)
    .where(eq(documents.storageKey, storageKey));
  return document?.uploadedAt === null;
}
