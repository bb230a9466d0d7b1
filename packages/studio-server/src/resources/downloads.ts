import { and, eq, isNotNull } from 'drizzle-orm';
import { documents, projectFiles } from '../database/schema/index.ts';
import { notFound } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { downloadExpiry } from '../storage/link-expiry.ts';
import { loadFileOwner } from './file-access.ts';
import type { Context, Handlers, Services } from './services.ts';

type FileContext = Pick<Context, 'db' | 'user'>;

/** Finds the uploaded file of an inspection by id or storage key, with its inspection; null when it does not exist. */
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
  return file ? { file, owner: await loadFileOwner(context, file.projectId) } : null;
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
  return document ? { file: document, owner: null } : null;
}

/** Finds the image of a call. @throws StudioHttpError 404 when it does not exist */
async function findImage(context: FileContext & { query: { id: string } }) {
  const found = await findFile(context, 'id', context.query.id);
  if (!found) throw notFound();
  return found;
}

/** Signs a download link that stays the same for an hour. With `fileName`, browsers save the file. */
const addressOf = async (services: Services, key: string, fileName?: string) => ({
  url: await services.store.signDownload(key, downloadExpiry(new Date()), fileName === undefined ? {} : { fileName }),
});

export const downloadHandlers: Handlers<'getDownloadUrl' | 'getImageUrl' | 'getThumbnailUrl'> = {
  getDownloadUrl: withPolicy({
    load: async (context) => {
      const { prefix } = context.query;
      const found = (await findFile(context, 'storageKey', prefix)) ?? (await findDocument(context, prefix));
      if (!found) throw notFound();
      return found;
    },
    subject: ({ owner }) => ({ direction: 'download', involvement: owner?.involvement ?? null }),
    refusalCode: ({ owner }) => (owner ? 4 : null),
    run: ({ services }, { file }) => addressOf(services, file.storageKey, file.name),
  }),

  getImageUrl: withPolicy({
    load: findImage,
    subject: ({ owner }) => owner.involvement,
    run: ({ services }, { file }) => addressOf(services, file.storageKey, file.name),
  }),

  getThumbnailUrl: withPolicy({
    load: findImage,
    subject: ({ owner }) => owner.involvement,
    run: ({ services }, { file }) => {
      if (!file.thumbnailKey) throw notFound();
      return addressOf(services, file.thumbnailKey);
    },
  }),
};
