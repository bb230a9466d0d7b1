import * as z from 'zod';
import { tagPayloadSchema } from '../entities/tags/tag.form.ts';
import { tagSchema } from '../entities/tags/tag.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Tags. @see spec 2 §7 "Calls", N29 */
export const tagCalls = {
  listTags: call('GET', 'tags', {
    query: listQuerySchema,
    reply: z.array(tagSchema),
    isPaged: true,
    summary: 'Tags, 100 to a page. Filters: name, isArchived.',
  }),

  createTag: call('POST', 'tags', {
    payload: tagPayloadSchema,
    reply: tagSchema,
    permission: 'CreateTag',
    summary: 'Creates a tag; 125 when its name is taken.',
  }),

  getTag: call('GET', 'tags/{id}', { reply: tagSchema, summary: 'One tag.' }),

  updateTag: call('PUT', 'tags/{id}', {
    payload: tagPayloadSchema,
    reply: tagSchema,
    permission: 'CreateLibrary',
    summary: 'Renames a tag; 125 when its name is taken.',
  }),

  deleteTag: call('DELETE', 'tags/{id}', { permission: 'DeleteLibrary', summary: 'Archives a tag.' }),

  restoreTag: call('PUT', 'tags/{id}/restore', {
    reply: tagSchema,
    permission: 'DeleteLibrary',
    summary: 'Restores an archived tag.',
  }),
};
