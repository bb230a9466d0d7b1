import { categoryPresetPayloadSchema } from '../entities/categories/category-preset.form.ts';
import { categoryPresetSchema } from '../entities/categories/category.schema.ts';
import { call } from './call.ts';

/** Calls that create and delete category presets, which cannot be edited. */
export const categoryPresetChanges = {
  createCategoryPreset: call('POST', 'categorypresets', {
    payload: categoryPresetPayloadSchema,
    reply: categoryPresetSchema,
    permission: 'CreateLibrary',
    record: 'categoryPreset',
    summary: 'Creates a category preset.',
  }),

  deleteCategoryPreset: call('DELETE', 'categorypresets/{id}', {
    permission: 'DeleteLibrary',
    record: 'categoryPreset',
    summary: 'Deletes a category preset permanently.',
  }),
};
