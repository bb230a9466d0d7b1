import * as z from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** Detection models a category may use. @see spec 1 §3 "Category model" */
export const CATEGORY_MODELS = [
  'steel-corrosion',
  'concrete-crack',
  'asphalt-crack',
  'concrete-spalling',
  'staining',
  'coating-breakdown',
  'corrosion-staining',
] as const;
export type CategoryModel = (typeof CATEGORY_MODELS)[number];

/** A kind of finding; `colour` is `#rrggbb`. @see spec 1 §3 "Category" */
export const categorySchema = z.object({
  id: idSchema,
  name: z.string(),
  colour: z.string().length(7).regex(/^#[0-9a-f]{6}$/i),
  model: z.enum(CATEGORY_MODELS).nullable(),
  modified: instantSchema,
  isArchived: z.boolean(),
});
export type Category = z.output<typeof categorySchema>;

/** A named set of categories; `categories` are their ids. @see spec 1 §3 "Category preset" */
export const categoryPresetSchema = z.object({
  id: idSchema,
  name: z.string(),
  categories: z.array(idSchema),
  categoryCount: z.number().int().nonnegative(),
  modified: instantSchema,
});
export type CategoryPreset = z.output<typeof categoryPresetSchema>;
