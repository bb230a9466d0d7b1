import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../shared/fields.ts';

/**
 * A section of a layer. Renaming keeps its id. `interval` is present in
 * numerical layers.
 */
export const layerSectionSchema = z.object({
  id: idSchema,
  name: z.string(),
  interval: z.optional(z.number().check(z.positive())),
});
/** The output of {@link layerSectionSchema}. */
export type LayerSection = z.output<typeof layerSectionSchema>;

/**
 * A layer of a location layout.
 *
 * `isSegmented` layers are distributed along a single axis and are not part of
 * the map of the layout.
 */
export const layerTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  modified: instantSchema,
  isSegmented: z.boolean(),
  layoutId: idSchema,
  sections: z.array(layerSectionSchema),
});
/** The output of {@link layerTemplateSchema}. */
export type LayerTemplate = z.output<typeof layerTemplateSchema>;
