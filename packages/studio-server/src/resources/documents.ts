import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { and, eq, isNotNull, isNull, sum } from 'drizzle-orm';
import { instantField, linkField, numberField, textField } from '../database/list-fields.ts';
import { newFileId } from '../database/new-id.ts';
import { readDocuments } from '../database/queries/documents.ts';
import { documents } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { explained, notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { documentDetails, rejectedFileDetails } from '../rules/audit-details.ts';
import { documentQuotaFault, documentSizeFault } from '../rules/document-limits.ts';
import { lockCompany } from '../rules/lock-company.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { readHead } from '../storage/read-head.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import { requireRow } from './require-row.ts';
import { scanStored } from './scan-file.ts';
import type { Handlers } from './services.ts';
import { notStored } from './uploaded-files.ts';

/** The list of this resource. */
export const documentList: ListDefinition = {
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
  const head = await readHead(store, key, PDF_SIGNATURE.length);
  return head.toString('latin1') === PDF_SIGNATURE ? null : 'The stored file is not a PDF.';
}

/** Size of all documents of a company, uploaded or not. The hourly sweep removes those that never arrive. */
async function usedBytes(db: Queryable, companyId: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(documents.sizeBytes) })
    .from(documents)
    .where(eq(documents.companyId, companyId));
  return Number(row?.total ?? 0);
}

export const documentHandlers: Handlers<
  'listDocuments' | 'createDocuments' | 'confirmDocumentUploaded' | 'deleteDocument'
> = {
  listDocuments: ({ db, user, query, services }) =>
    answerList(db, documentList, {
      query,
      scope: and(eq(documents.companyId, user.companyId), isNotNull(documents.uploadedAt)),
      from: countFrom(documents),
      read: (where, window) => readDocuments(db, services.pictureUrl, where, window),
    }),

  createDocuments: async ({ db, user, payload, services, audit }) => {
    const issues = payload.flatMap(({ size }, index) => {
      const message = documentSizeFault(size, services.config);
      return message === null ? [] : [{ path: `payload.${index}.size`, message }];
    });
    if (issues[0]) throw new StudioHttpError(400, undefined, { message: issues[0].message, issues });
    // Locked, because registrations at the same time could exceed the quota together.
    await lockCompany(db, user.companyId);
    const moreBytes = payload.reduce((total, { size }) => total + size, 0);
    const fault = documentQuotaFault(await usedBytes(db, user.companyId), moreBytes, services.config);
    if (fault !== null) throw new StudioHttpError(409, undefined, { message: fault });
    const rows = payload.map(({ name, size, mime }) => {
      const id = newFileId(name);
      const storageKey = documentKey(user.companyId, id);
      return { id, companyId: user.companyId, createdById: user.id, name, sizeBytes: size, mime, storageKey };
    });
    await db.insert(documents).values(rows);
    audit(documentDetails(rows));
    return rows.map(({ id, storageKey }) => ({ id, s3Key: storageKey }));
  },

  /** Runs outside a transaction, because it reads the stored file. */
  confirmDocumentUploaded: async ({ db, user, params, services, transaction, audit, auditNothing }) => {
    const ofCompany = and(eq(documents.companyId, user.companyId), eq(documents.id, params.id));
    const document = await requireRow(db.select().from(documents).where(ofCompany));
    if (document.uploadedAt !== null) return;
    const refused = await services.store.holding(document.storageKey, async () => {
      const stored = await services.store.head(document.storageKey);
      if (!stored) throw notStored();
      const fault =
        documentSizeFault(stored.sizeBytes, services.config) ??
        (await faultOf(services.store, document.storageKey, document.sizeBytes, stored.sizeBytes));
      if (fault !== null) return { etag: stored.etag, error: explained(409, fault) };
      const { storageKey: key, name } = document;
      const infection = await scanStored(services, { key, name, stored });
      if (infection) return { etag: stored.etag, ...infection };
      const content = await services.store.fingerprint(document.storageKey);
      if (!content) throw notStored();
      const isRegistered = await transaction(async (tx) => {
        const confirmed = await tx
          .update(documents)
          .set({ uploadedAt: new Date(), checksum: content.checksum })
          .where(and(ofCompany, isNull(documents.uploadedAt)))
          .returning({ id: documents.id });
        if (confirmed.length > 0) audit({ name: document.name });
        else auditNothing();
        return (await tx.$count(documents, ofCompany)) > 0;
      });
      if (isRegistered) return null;
      // Deleted while its bytes were read: bytes stored since then must not stay.
      return { etag: stored.etag, error: notFound() };
    });
    if (refused === null) return;
    // Before the file is deleted, so that malware never disappears without an event.
    if ('signature' in refused) {
      const { signature } = refused;
      await transaction(async () => audit(rejectedFileDetails(document, document.name, signature)));
    }
    // Delete only the bytes that were checked: others may have arrived since.
    await services.store.delete(document.storageKey, refused.etag);
    throw refused.error;
  },

  deleteDocument: async ({ db, user, params, services, afterCommit, audit }) => {
    const document = await requireRow(
      db
        .delete(documents)
        .where(and(eq(documents.companyId, user.companyId), eq(documents.id, params.id)))
        .returning({ name: documents.name, storageKey: documents.storageKey }),
    );
    audit({ name: document.name });
    afterCommit(() => services.store.delete(document.storageKey));
  },
};
