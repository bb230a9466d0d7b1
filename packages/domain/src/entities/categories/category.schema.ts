import * as z from 'zod/mini';
import { countSchema, hexColourSchema, idSchema, instantSchema } from '../shared/fields.ts';
import { categoryModelSchema } from './category-model.ts';

/**
 * A category of findings. `colour` is `#rrggbb`; `model` is `null` without
 * detection. `isArchived` is also true when the asset of the category is
 * archived; then `isArchivedWithAsset` is true and the category cannot be
 * restored.
 */
export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  colour: hexColourSchema,
  model: categoryModelSchema,
  modified: instantSchema,
  isArchived: z.boolean(),
  isArchivedWithAsset: z.optional(z.boolean()),
});
/** The output of {@link categorySchema}. */
export type Category = z.output<typeof categorySchema>;

/** A named set of categories. `categories` contains their ids. */
export const categoryPresetSchema = z.object({
  id: idSchema,
  name: z.string(),
  categories: z.array(idSchema),
  categoryCount: countSchema,
  modified: instantSchema,
});
/** The output of {@link categoryPresetSchema}. */
export type CategoryPreset = z.output<typeof categoryPresetSchema>;
