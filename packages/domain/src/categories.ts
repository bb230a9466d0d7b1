export {
  CATEGORY_MODELS,
  categoryModelLabel,
  categoryModelOptions,
  categoryModelSchema,
  isCategoryModelOffered,
} from './entities/categories/category-model.ts';
export type { CategoryModel } from './entities/categories/category-model.ts';
export {
  categoryPresetPayloadSchema,
  newCategoryPresetForm,
  PRESET_CATEGORIES_MAX,
} from './entities/categories/category-preset.form.ts';
export type { CategoryPresetPayload } from './entities/categories/category-preset.form.ts';
export { categoryPayloadSchema, newCategoryForm } from './entities/categories/category.form.ts';
export type { CategoryPayload } from './entities/categories/category.form.ts';
export { categoryPresetSchema, categorySchema } from './entities/categories/category.schema.ts';
export type { Category, CategoryPreset } from './entities/categories/category.schema.ts';
