import * as z from 'zod/mini';
import { documentPayloadSchema, registeredDocumentSchema } from '../entities/documents/document.form.ts';
import { call } from './call.ts';

/** Most documents one call registers; the project's own limit. @see CALL-189 */
const DOCUMENTS_MAX = 1000;

/** Changes of the company's documents. @see CALL-189..197, N100, F01 */
export const documentChanges = {
  createDocuments: call('POST', 'documents', {
    payload: z.array(documentPayloadSchema).check(z.minLength(1), z.maxLength(DOCUMENTS_MAX)),
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
