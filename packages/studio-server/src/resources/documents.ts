import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { instantField, linkField, numberField, textField } from '../database/list-fields.ts';
import { newFileId } from '../database/new-id.ts';
import { readDocuments } from '../database/queries/documents.ts';
import { documents } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import { requireRow } from './require-row.ts';
import type { Handlers } from './services.ts';

const list: ListDefinition = {
  fields: {
    id: linkField((id) => eq(documents.id, id)),
    name: textField(documents.name),
    size: numberField(documents.sizeBytes),
    createdBy: linkField((id) => eq(documents.createdById, id)),
    created: instantField(documents.created),
    modified: instantField(documents.modified),
  },
  defaultSort: DEFAULT_SORTS.documents,
  pageSize: PAGE_SIZES.documents,
  id: documents.id,
};

/** First bytes of every PDF. */
const PDF_SIGNATURE = '%PDF-';

/** Returns the storage key of a document. The id makes it unique among files of the same name. */
export const documentKey = (companyId: string, id: string): string => `documents/${companyId}/${id}.pdf`;

async function readStart(store: BlobStore, key: string, lengthBytes: number): Promise<string> {
  const content = await store.get(key, { start: 0, end: lengthBytes - 1 });
  if (!content) return '';
  const chunks: Buffer[] = await content.stream.toArray();
  return Buffer.concat(chunks).toString('latin1');
}

/** Returns what is wrong with the stored bytes of a document, or null. */
async function faultOf(
  store: BlobStore,
  key: string,
  announcedBytes: number,
  storedBytes: number,
): Promise<string | null> {
  if (storedBytes !== announcedBytes)
    return `The stored file has ${storedBytes} bytes, not the ${announcedBytes} announced.`;
  if (storedBytes < PDF_SIGNATURE.length) return 'The stored file is not a PDF.';
  return (await readStart(store, key, PDF_SIGNATURE.length)) === PDF_SIGNATURE ? null : 'The stored file is not a PDF.';
}

export const documentHandlers: Handlers<
  'listDocuments' | 'createDocuments' | 'confirmDocumentUploaded' | 'deleteDocument'
> = {
  listDocuments: ({ db, user, query, services }) =>
    answerList(db, list, {
      query,
      scope: and(eq(documents.companyId, user.companyId), isNotNull(documents.uploadedAt)),
      from: countFrom(documents),
      read: (where, window) => readDocuments(db, services.pictureUrl, where, window),
    }),

  createDocuments: async ({ db, user, payload }) => {
    const rows = payload.map(({ name, size, mime }) => {
      const id = newFileId(name);
      const storageKey = documentKey(user.companyId, id);
      return { id, companyId: user.companyId, createdById: user.id, name, sizeBytes: size, mime, storageKey };
    });
    await db.insert(documents).values(rows);
    return rows.map(({ id, storageKey }) => ({ id, s3Key: storageKey }));
  },

  /** Runs outside a transaction, because it reads the stored file. */
  confirmDocumentUploaded: async ({ db, user, params, services, transaction }) => {
    const ofCompany = and(eq(documents.companyId, user.companyId), eq(documents.id, params.id));
    const document = await requireRow(db.select().from(documents).where(ofCompany));
    if (document.uploadedAt !== null) return;
    const refused = await services.store.holding(document.storageKey, async () => {
      const stored = await services.store.head(document.storageKey);
      if (!stored) throw new StudioHttpError(409, undefined, { message: 'The bytes of this file are not stored yet.' });
      const fault = await faultOf(services.store, document.storageKey, document.sizeBytes, stored.sizeBytes);
      if (fault !== null) return { etag: stored.etag, error: new StudioHttpError(409, undefined, { message: fault }) };
      const isRegistered = await transaction(async (tx) => {
        await tx
          .update(documents)
          .set({ uploadedAt: new Date() })
          .where(and(ofCompany, isNull(documents.uploadedAt)));
        return (await tx.$count(documents, ofCompany)) > 0;
      });
      if (isRegistered) return null;
      // Deleted while its bytes were read: bytes stored since then must not stay.
      return { etag: stored.etag, error: notFound() };
    });
    if (refused === null) return;
    // Delete only the bytes that were checked: others may have arrived since.
    await services.store.delete(document.storageKey, refused.etag);
    throw refused.error;
  },

  deleteDocument: async ({ db, user, params, services, afterCommit }) => {
    const document = await requireRow(
      db
        .delete(documents)
        .where(and(eq(documents.companyId, user.companyId), eq(documents.id, params.id)))
        .returning({ storageKey: documents.storageKey }),
    );
    afterCommit(() => services.store.delete(document.storageKey));
  },
};
