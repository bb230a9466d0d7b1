import * as z from 'zod/mini';
import { countSchema, hexColourSchema, idSchema, instantSchema } from '../shared/fields.ts';
import { categoryModelSchema } from './category-model.ts';

/**
 * A kind of finding. `colour` is `#rrggbb`; `model` is `null` without detection;
 * `isArchived` is also true when the category's asset is archived; then
 * `isArchivedWithAsset` is true and it cannot be restored. Left out, it can.
 *
 * @see REC-117..123, S28
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
/** What {@link categorySchema} reads. */
export type Category = z.output<typeof categorySchema>;

/** A named set of categories; `categories` are their ids. @see REC-139..143 */
export const categoryPresetSchema = z.object({
  id: idSchema,
  name: z.string(),
  categories: z.array(idSchema),
  categoryCount: countSchema,
  modified: instantSchema,
});
/** What {@link categoryPresetSchema} reads. */
export type CategoryPreset = z.output<typeof categoryPresetSchema>;
