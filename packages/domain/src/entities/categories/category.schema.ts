import * as z from 'zod';
import { countSchema, hexColourSchema, idSchema, instantSchema } from '../shared/fields.ts';
import { categoryModelSchema } from './category-model.ts';

/**
 * A kind of finding. `colour` is `#rrggbb`; `model` is `null` without detection;
 * `isArchived` is also true when the category's asset is archived.
 *
 * @see spec 1 §3 "Category"
 */
export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  colour: hexColourSchema,
  model: categoryModelSchema,
  modified: instantSchema,
  isArchived: z.boolean(),
});
/** What {@link categorySchema} reads. */
export type Category = z.output<typeof categorySchema>;

/** A named set of categories; `categories` are their ids. @see spec 1 §3 "Category preset" */
export const categoryPresetSchema = z.object({
  id: idSchema,
  name: z.string(),
  categories: z.array(idSchema),
  categoryCount: countSchema,
  modified: instantSchema,
});
/** What {@link categoryPresetSchema} reads. */
export type CategoryPreset = z.output<typeof categoryPresetSchema>;
