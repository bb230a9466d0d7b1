import { tagPayloadSchema } from '../entities/tags/tag.form.ts';
import { tagSchema } from '../entities/tags/tag.schema.ts';
import { call } from './call.ts';

/** Calls that change tags. */
export const tagChanges = {
  createTag: call('POST', 'tags', {
    payload: tagPayloadSchema,
    reply: tagSchema,
    permission: 'CreateTag',
    record: 'tag',
    summary: 'Creates a tag. Error 125 when the name is taken.',
  }),

  updateTag: call('PUT', 'tags/{id}', {
    payload: tagPayloadSchema,
    reply: tagSchema,
    permission: 'CreateLibrary',
    record: 'tag',
    summary: 'Renames a tag. Error 125 when the name is taken.',
  }),

  deleteTag: call('DELETE', 'tags/{id}', { permission: 'DeleteLibrary', record: 'tag', summary: 'Archives a tag.' }),

  restoreTag: call('PUT', 'tags/{id}/restore', {
    reply: tagSchema,
    permission: 'DeleteLibrary',
    record: 'tag',
    summary: 'Restores an archived tag.',
  }),
};
