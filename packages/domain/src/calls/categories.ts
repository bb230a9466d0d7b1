import * as z from 'zod/mini';
import { categorySchema } from '../entities/categories/category.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read categories. Every active user of the company may read them. */
export const categoryReads = {
  listCategories: call('GET', 'categories', {
    query: listQuerySchema,
    reply: z.array(categorySchema),
    isPaged: true,
    summary: 'Categories.',
  }),

  getCategory: call('GET', 'categories/{id}', { reply: categorySchema, record: 'category', summary: 'One category.' }),
};
