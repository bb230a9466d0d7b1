export {
  ACCEPTED_DOCUMENTS,
  DOCUMENT_MIME,
  documentPayloadSchema,
  registeredDocumentSchema,
  toDocumentPayload,
} from './entities/documents/document.form.ts';
export type { DocumentPayload, RegisteredDocument } from './entities/documents/document.form.ts';
export { documentSchema, documentTypeCodec } from './entities/documents/document.schema.ts';
export type { CompanyDocument } from './entities/documents/document.schema.ts';
