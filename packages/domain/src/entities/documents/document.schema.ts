import * as z from 'zod/mini';
import { idSchema, instantSchema, referenceSchema, sizeBytesSchema } from '../shared/fields.ts';
import { FILE_TYPE_NUMBERS } from '../shared/file-type.ts';
import { wireNumbers } from '../shared/wire-numbers.ts';

/** File type of a document: PDF only, 4 on the wire. */
export const documentTypeCodec = /* @__PURE__ */ wireNumbers({ Pdf: FILE_TYPE_NUMBERS.Pdf });

/**
 * A document of the company. `size` is in bytes; `key` is its storage
 * key, from which the download link is built.
 */
export const documentSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: sizeBytesSchema,
  mime: z.string(),
  type: documentTypeCodec,
  key: z.string().check(z.minLength(1)),
  modified: instantSchema,
  createdBy: referenceSchema,
});
/** The output of {@link documentSchema}. Not named `Document`, which is a type of the DOM. */
export type CompanyDocument = z.output<typeof documentSchema>;
