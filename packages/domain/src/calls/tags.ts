import * as z from 'zod/mini';
import { tagSchema } from '../entities/tags/tag.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read tags. */
export const tagReads = {
  listTags: call('GET', 'tags', {
    query: listQuerySchema,
    reply: z.array(tagSchema),
    isPaged: true,
    summary: 'Tags.',
  }),

  getTag: call('GET', 'tags/{id}', { reply: tagSchema, record: 'tag', summary: 'One tag.' }),
};
