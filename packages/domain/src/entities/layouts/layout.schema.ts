import * as z from 'zod/mini';
import { LAYOUT_LAYERS_MAX } from '../../limits.ts';
import { layerMessages } from '../../form-messages.ts';
import { idSchema, instantSchema } from '../shared/fields.ts';

/** A section in a location mapping, with the sections below it. */
export interface LayoutMapNode {
  sectionId: string;
  nodes: LayoutMapNode[];
}

/** A node of a map, with the nodes below it. */
export const layoutMapNodeSchema: z.ZodMiniType<LayoutMapNode, LayoutMapNode> = z
  .lazy(() => z.object({ sectionId: idSchema, nodes: z.array(layoutMapNodeSchema) }))
  .register(z.globalRegistry, { id: 'LayoutMapNode' });

/** A location layout. `map` is `null` until its locations are mapped. */
export const layoutTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  modified: instantSchema,
  map: z.nullable(z.array(layoutMapNodeSchema)),
});
/** The output of {@link layoutTemplateSchema}. */
export type LayoutTemplate = z.output<typeof layoutTemplateSchema>;

/** Iterates level by level, so that deep trees do not overflow the stack. */
function isWithinDepth(nodes: readonly LayoutMapNode[]): boolean {
  let level: readonly unknown[] = nodes;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === LAYOUT_LAYERS_MAX) return false;
    level = level.flatMap((node) => {
      const below: unknown = (node as Partial<LayoutMapNode> | null | undefined)?.nodes;
      return Array.isArray(below) ? below : [];
    });
  }
  return true;
}

/** Unvalidated nodes of limited depth, because the schema of a node is recursive. Documented like that schema. */
const boundedNodesSchema = z
  .array(z.custom<LayoutMapNode>())
  .check(z.refine(isWithinDepth, { error: layerMessages.mapDepth }))
  .register(z.globalRegistry, { items: { $ref: '#/$defs/LayoutMapNode' } });

/**
 * Body of the call that saves the map of a layout: the outermost nodes, nested at
 * most {@link LAYOUT_LAYERS_MAX} deep. An empty body clears the map and decodes
 * to `null`. Does not check that sections exist; use `pruneMap`.
 */
export const layoutMapPayloadSchema = z._default(
  z.nullable(z.pipe(boundedNodesSchema, z.array(layoutMapNodeSchema))),
  null,
);
