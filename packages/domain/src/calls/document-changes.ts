import * as z from 'zod/mini';
import { documentPayloadSchema, registeredDocumentSchema } from '../entities/documents/document.form.ts';
import { call } from './call.ts';

/** Maximum number of documents that one call registers; the project's own limit. */
const DOCUMENTS_MAX = 1000;

/** Calls that change documents of the company. */
export const documentChanges = {
  createDocuments: call('POST', 'documents', {
    payload: z.array(documentPayloadSchema).check(z.minLength(1), z.maxLength(DOCUMENTS_MAX)),
    reply: z.array(registeredDocumentSchema),
    permission: 'CreateDocuments',
    summary: 'Registers PDF documents. Returns an id and a storage key for each, in request order.',
  }),

  confirmDocumentUploaded: call('PUT', 'documents/{id}/uploaded', {
    permission: 'CreateDocuments',
    summary: 'Confirms that one document is stored. It is then listed.',
  }),

  deleteDocument: call('DELETE', 'documents/{id}', {
    permission: 'DeleteDocuments',
    summary: 'Deletes a document.',
  }),
};
