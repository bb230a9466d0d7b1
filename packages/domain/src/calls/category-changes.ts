import { categoryPayloadSchema } from '../entities/categories/category.form.ts';
import { categorySchema } from '../entities/categories/category.schema.ts';
import { call } from './call.ts';

/** Calls that change categories. */
export const categoryChanges = {
  createCategory: call('POST', 'categories', {
    payload: categoryPayloadSchema,
    reply: categorySchema,
    permission: 'CreateLibrary',
    record: 'category',
    summary: 'Creates a category. The coating-breakdown model is available to certain companies only.',
  }),

  updateCategory: call('PUT', 'categories/{id}', {
    payload: categoryPayloadSchema,
    reply: categorySchema,
    permission: 'UpdateLibrary',
    record: 'category',
    summary: 'Changes a category.',
  }),

  deleteCategory: call('DELETE', 'categories/{id}', {
    permission: 'DeleteLibrary',
    record: 'category',
    summary: 'Archives a category. Error 44 or 47 while it is in use.',
  }),

  restoreCategory: call('PUT', 'categories/{id}/restore', {
    reply: categorySchema,
    permission: 'DeleteLibrary',
    record: 'category',
    summary: 'Restores an archived category.',
  }),
};
