import * as z from 'zod/mini';
import { layoutPayloadSchema } from '../entities/layouts/layout.form.ts';
import { layoutMapPayloadSchema, layoutTemplateSchema } from '../entities/layouts/layout.schema.ts';
import { idSchema } from '../entities/shared/fields.ts';
import { call } from './call.ts';

/** Calls that change location layouts. @see CALL-158, CALL-160..164, N40, N101 */
export const layoutChanges = {
  createLayout: call('POST', 'layouts', {
    payload: layoutPayloadSchema,
    reply: layoutTemplateSchema,
    permission: 'CreateLibrary',
    summary: 'Creates a location layout without layers.',
  }),

  updateLayout: call('PUT', 'layouts/{id}', {
    payload: layoutPayloadSchema,
    reply: layoutTemplateSchema,
    permission: 'CreateLibrary',
    summary: 'Renames a location layout.',
  }),

  deleteLayout: call('DELETE', 'layouts/{id}', {
    permission: 'DeleteLibrary',
    summary: 'Deletes a location layout and its layers permanently.',
  }),

  reorderLayers: call('PUT', 'layouts/{id}/reorder', {
    payload: z.array(idSchema),
    permission: 'CreateLibrary',
    summary: 'Reorders the layers of a layout. The body lists every layer id once.',
  }),

  mapLayout: call('PUT', 'layouts/{id}/map', {
    payload: layoutMapPayloadSchema,
    reply: layoutTemplateSchema,
    permission: 'CreateLibrary',
    summary: 'Saves the location mapping of a layout. An empty body clears it.',
  }),
};
