import * as z from 'zod';
import { documentPayloadSchema, registeredDocumentSchema } from '../entities/documents/document.form.ts';
import { documentSchema } from '../entities/documents/document.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Most documents one call registers; the project's own limit. @see spec 2 §7 "POST documents" */
const DOCUMENTS_MAX = 1000;

/** Documents of the company. @see spec 2 §7 "Calls", N100, F01 */
export const documentCalls = {
  listDocuments: call('GET', 'documents', {
    query: listQuerySchema,
    reply: z.array(documentSchema),
    isPaged: true,
    permission: 'ReadDocuments',
    summary: 'Uploaded documents, newest first, 50 to a page. Filter: name.',
  }),

  createDocuments: call('POST', 'documents', {
    payload: z.array(documentPayloadSchema).min(1).max(DOCUMENTS_MAX),
    reply: z.array(registeredDocumentSchema),
    permission: 'CreateDocuments',
    summary: 'Registers PDF documents; answers with an id and a storage key for each, in their order.',
  }),

  confirmDocumentUploaded: call('PUT', 'documents/{id}/uploaded', {
    permission: 'CreateDocuments',
    summary: 'The bytes of one document are stored: from now on it is listed.',
  }),

  deleteDocument: call('DELETE', 'documents/{id}', {
    permission: 'DeleteDocuments',
    summary: 'Deletes a document.',
  }),
};
