import * as z from 'zod/mini';
import { categoryPresetSchema } from '../entities/categories/category.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read category presets. */
export const categoryPresetReads = {
  listCategoryPresets: call('GET', 'categorypresets', {
    query: listQuerySchema,
    reply: z.array(categoryPresetSchema),
    isPaged: true,
    summary: 'Category presets.',
  }),

  getCategoryPreset: call('GET', 'categorypresets/{id}', {
    reply: categoryPresetSchema,
    record: 'categoryPreset',
    summary: 'One category preset.',
  }),
};
