import * as z from 'zod';
import { categoryPresetPayloadSchema } from '../entities/categories/category-preset.form.ts';
import { categoryPresetSchema } from '../entities/categories/category.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Category presets, which cannot be edited (F12). @see spec 2 §7 "Calls" */
export const categoryPresetCalls = {
  listCategoryPresets: call('GET', 'categorypresets', {
    query: listQuerySchema,
    reply: z.array(categoryPresetSchema),
    isPaged: true,
    summary: 'Category presets.',
  }),

  createCategoryPreset: call('POST', 'categorypresets', {
    payload: categoryPresetPayloadSchema,
    reply: categoryPresetSchema,
    permission: 'CreateLibrary',
    summary: 'Creates a category preset.',
  }),

  getCategoryPreset: call('GET', 'categorypresets/{id}', { reply: categoryPresetSchema, summary: 'One category preset.' }),

  deleteCategoryPreset: call('DELETE', 'categorypresets/{id}', {
    permission: 'DeleteLibrary',
    summary: 'Deletes a category preset for good.',
  }),
};
