import * as z from 'zod';
import { layerPayloadSchema, layerUpdatePayloadSchema } from '../entities/layouts/layer.form.ts';
import { layerTemplateSchema } from '../entities/layouts/layer.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Layers of location layouts. @see spec 2 §7 "Calls", N40, N101 */
export const layerCalls = {
  listLayers: call('GET', 'layers', {
    query: listQuerySchema,
    reply: z.array(layerTemplateSchema),
    isPaged: true,
    summary: 'Layers in the order of their layout. Filter: layoutId.',
  }),

  createLayer: call('POST', 'layers', {
    payload: layerPayloadSchema,
    reply: layerTemplateSchema,
    permission: 'CreateLibrary',
    summary: 'Adds a layer with its sections to a layout.',
  }),

  getLayer: call('GET', 'layers/{id}', { reply: layerTemplateSchema, summary: 'One layer.' }),

  updateLayer: call('PUT', 'layers/{id}', {
    payload: layerUpdatePayloadSchema,
    reply: layerTemplateSchema,
    permission: 'CreateLibrary',
    summary: 'Changes the sections of a layer; sections left out are removed from the mapping too.',
  }),

  deleteLayer: call('DELETE', 'layers/{id}', {
    permission: 'DeleteLibrary',
    summary: 'Deletes a layer for good and removes its sections from the mapping.',
  }),
};
