import { layoutPayloadSchema } from '../entities/layouts/layout.form.ts';
import { layoutMapPayloadSchema, layoutTemplateSchema } from '../entities/layouts/layout.schema.ts';
import { idListSchema } from '../entities/shared/fields.ts';
import { LARGE_BODY_MAX_BYTES } from '../limits.ts';
import { call } from './call.ts';

/** Calls that change location layouts. */
export const layoutChanges = {
  createLayout: call('POST', 'layouts', {
    payload: layoutPayloadSchema,
    reply: layoutTemplateSchema,
    permission: 'CreateLibrary',
    record: 'layout',
    summary: 'Creates a location layout without layers.',
  }),

  updateLayout: call('PUT', 'layouts/{id}', {
    payload: layoutPayloadSchema,
    reply: layoutTemplateSchema,
    permission: 'CreateLibrary',
    record: 'layout',
    summary: 'Renames a location layout.',
  }),

  deleteLayout: call('DELETE', 'layouts/{id}', {
    permission: 'DeleteLibrary',
    record: 'layout',
    summary: 'Deletes a location layout and its layers permanently.',
  }),

  reorderLayers: call('PUT', 'layouts/{id}/reorder', {
    payload: idListSchema,
    permission: 'CreateLibrary',
    record: 'layout',
    summary: 'Reorders the layers of a layout. The body lists every layer id once.',
  }),

  mapLayout: call('PUT', 'layouts/{id}/map', {
    payload: layoutMapPayloadSchema,
    bodyMaxBytes: LARGE_BODY_MAX_BYTES,
    reply: layoutTemplateSchema,
    permission: 'CreateLibrary',
    record: 'layout',
    summary: 'Saves the location mapping of a layout. An empty body clears it.',
  }),
};
