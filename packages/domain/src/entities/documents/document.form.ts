import * as z from 'zod/mini';
import { documentMessages } from '../../form-messages.ts';
import { nameField } from '../../validation/fields.ts';
import { FILE_NAME_MAX } from '../inspections/modules.schema.ts';
import { idSchema, sizeBytesSchema } from '../shared/fields.ts';
import type { FileLike } from '../shared/thumbnail-file.ts';
import { documentTypeCodec } from './document.schema.ts';

/** MIME type of every document. */
export const DOCUMENT_MIME = 'application/pdf';

/** `accept` of the document field. */
export const ACCEPTED_DOCUMENTS = { [DOCUMENT_MIME]: ['.pdf'] } as const;

/** Registration of one document. `size` is in bytes, not KB. */
export const documentPayloadSchema = z.object({
  name: nameField(1, FILE_NAME_MAX),
  size: sizeBytesSchema,
  mime: z.literal(DOCUMENT_MIME, documentMessages.notPdf),
  type: documentTypeCodec,
});
/** The output of {@link documentPayloadSchema}; the type is a name. */
export type DocumentPayload = z.output<typeof documentPayloadSchema>;

/** Returns the registration of a valid file. */
export const toDocumentPayload = ({ name, size }: FileLike): DocumentPayload => ({
  name,
  size,
  mime: DOCUMENT_MIME,
  type: 'Pdf',
});

/** A registered document: the id to confirm it with and the storage key for its upload URL. */
export const registeredDocumentSchema = z.object({ id: idSchema, s3Key: z.string() });
/** The output of {@link registeredDocumentSchema}. */
export type RegisteredDocument = z.output<typeof registeredDocumentSchema>;
