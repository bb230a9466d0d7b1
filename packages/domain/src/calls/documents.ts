import * as z from 'zod/mini';
import { documentSchema } from '../entities/documents/document.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Call that reads documents of the company. */
export const documentReads = {
  listDocuments: call('GET', 'documents', {
    query: listQuerySchema,
    reply: z.array(documentSchema),
    isPaged: true,
    permission: 'ReadDocuments',
    summary: 'Uploaded documents.',
  }),
};
