import * as z from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** One section of a location mapping with the sections below it. */
export interface LayoutMapNode {
  sectionId: string;
  nodes: LayoutMapNode[];
}

export const layoutMapNodeSchema: z.ZodType<LayoutMapNode> = z
  .lazy(() => z.object({ sectionId: idSchema, nodes: z.array(layoutMapNodeSchema) }))
  .meta({ id: 'LayoutMapNode' });

/** A location layout; `map` is `null` until its locations are mapped. @see spec 1 §3 "Layout template" */
export const layoutTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  modified: instantSchema,
  map: z.array(layoutMapNodeSchema).nullable(),
});
export type LayoutTemplate = z.output<typeof layoutTemplateSchema>;
