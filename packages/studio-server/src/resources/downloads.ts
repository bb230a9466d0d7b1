import { hasPermission, ReadProjectPolicy } from '@inspection-studio/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import { documents, projectFiles } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { downloadExpiry } from '../storage/link-expiry.ts';
import { checkFileAccess } from './file-access.ts';
import type { Context, Handlers } from './services.ts';

type FileContext = Pick<Context, 'db' | 'user' | 'services'>;

/** The uploaded file of an inspection with this id or storage key, when the person may read it; null when there is none. */
async function findFile(context: FileContext, column: 'id' | 'storageKey', value: string) {
  const { db, user } = context;
  const [file] = await db
    .select()
    .from(projectFiles)
    .where(
      and(
        eq(projectFiles.companyId, user.companyId),
        eq(projectFiles[column], value),
        isNotNull(projectFiles.uploadedAt),
      ),
    );
  if (!file) return null;
  await checkFileAccess(context, file.projectId, ReadProjectPolicy);
  return file;
}

async function findDocument({ db, user }: FileContext, storageKey: string) {
  const [document] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.companyId, user.companyId),
        eq(documents.storageKey, storageKey),
        isNotNull(documents.uploadedAt),
      ),
    );
  if (document && !hasPermission(user.role, 'ReadDocuments')) throw new StudioHttpError(403);
  return document;
}

/** An address that is the same within an hour; `fileName` makes the browser save. */
const addressOf = async ({ services }: FileContext, key: string, fileName?: string) => ({
  url: await services.store.signDownload(key, downloadExpiry(new Date()), fileName === undefined ? {} : { fileName }),
});

export const downloadHandlers: Handlers<'getDownloadUrl' | 'getImageUrl' | 'getThumbnailUrl'> = {
  getDownloadUrl: async (context) => {
    const { prefix } = context.query;
    const file = (await findFile(context, 'storageKey', prefix)) ?? (await findDocument(context, prefix));
    if (!file) throw notFound();
    return addressOf(context, file.storageKey, file.name);
  },

  getImageUrl: async (context) => {
    const file = await findFile(context, 'id', context.query.id);
    if (!file) throw notFound();
    return addressOf(context, file.storageKey, file.name);
  },

  getThumbnailUrl: async (context) => {
    const file = await findFile(context, 'id', context.query.id);
    if (!file?.thumbnailKey) throw notFound();
    return addressOf(context, file.thumbnailKey);
  },
};
