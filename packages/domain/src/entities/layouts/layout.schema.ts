import * as z from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** One section of a location mapping with the sections below it. */
export interface LayoutMapNode {
  sectionId: string;
  nodes: LayoutMapNode[];
}

/** Reads one node of a map with all below it. @see spec 1 §3 "Layout template" */
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
/** What {@link layoutTemplateSchema} reads. */
export type LayoutTemplate = z.output<typeof layoutTemplateSchema>;

/**
 * Body of the call that saves a layout's map: the outermost nodes, or nothing
 * to clear it, which reads as `null`. Whether its sections exist is not its
 * matter: what is saved went through `pruneMap`.
 *
 * @see spec 2 §7 "PUT layouts/{id}/map"
 */
export const layoutMapPayloadSchema = z.array(layoutMapNodeSchema).nullable().default(null);
