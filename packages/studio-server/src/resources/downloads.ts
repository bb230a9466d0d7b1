import { and, eq, isNotNull } from 'drizzle-orm';
import { documents, projectFiles } from '../database/schema/index.ts';
import { notFound } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { fileDetails } from '../rules/audit-details.ts';
import type { DownloadLinkOptions } from '../storage/blob-store.ts';
import type { RecordedContent } from '../storage/file-damage.ts';
import { downloadExpiry } from '../storage/link-expiry.ts';
import { checkOriginal } from './check-original.ts';
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

/** Signs a download link that stays the same for minutes. With `fileName`, browsers save the file. */
const addressOf = async (services: Services, key: string, options: DownloadLinkOptions = {}) => ({
  url: await services.store.signDownload(key, downloadExpiry(new Date()), options),
});

/**
 * Signs a link for saving an uploaded file under its name. A confirmed file never changes, so neither does its record.
 *
 * @throws StudioHttpError 409 when the file is damaged
 */
async function originalOf(
  context: Pick<Context, 'db' | 'services'>,
  file: RecordedContent & { storageKey: string; name: string },
) {
  await checkOriginal(context, file);
  const { name: fileName, storageKey, sizeBytes, checksum } = file;
  return addressOf(context.services, storageKey, { fileName, content: { sizeBytes, checksum } });
}

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
    run: (context, { file, owner }) => {
      context.audit(owner ? fileDetails(owner, file.name) : { kind: 'document', id: file.id, name: file.name });
      return originalOf(context, file);
    },
  }),

  getImageUrl: withPolicy({
    load: findImage,
    subject: ({ owner }) => owner.involvement,
    run: (context, { file, owner }) => {
      context.audit(fileDetails(owner, file.name));
      return originalOf(context, file);
    },
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
