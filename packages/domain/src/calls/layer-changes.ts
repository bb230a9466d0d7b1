import { layerPayloadSchema, layerUpdatePayloadSchema } from '../entities/layouts/layer.form.ts';
import { layerTemplateSchema } from '../entities/layouts/layer.schema.ts';
import { call } from './call.ts';

/** Calls that change layers of location layouts. */
export const layerChanges = {
  createLayer: call('POST', 'layers', {
    payload: layerPayloadSchema,
    reply: layerTemplateSchema,
    permission: 'CreateLibrary',
    record: 'layer',
    summary: 'Adds a layer with its sections to a layout.',
  }),

  updateLayer: call('PUT', 'layers/{id}', {
    payload: layerUpdatePayloadSchema,
    reply: layerTemplateSchema,
    permission: 'CreateLibrary',
    record: 'layer',
    summary: 'Changes the sections of a layer. Removed sections are removed from the mapping too.',
  }),

  deleteLayer: call('DELETE', 'layers/{id}', {
    permission: 'DeleteLibrary',
    record: 'layer',
    summary: 'Deletes a layer permanently and removes its sections from the mapping.',
  }),
};
