import * as z from 'zod/mini';
import { layerTemplateSchema } from '../entities/layouts/layer.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read layers of location layouts. */
export const layerReads = {
  listLayers: call('GET', 'layers', {
    query: listQuerySchema,
    reply: z.array(layerTemplateSchema),
    isPaged: true,
    summary: 'Layers in the order of their layout. Filter: layoutId.',
  }),

  getLayer: call('GET', 'layers/{id}', { reply: layerTemplateSchema, record: 'layer', summary: 'One layer.' }),
};
