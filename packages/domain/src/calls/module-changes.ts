import { modulesPayloadSchema, modulesReplySchema } from '../entities/inspections/modules.schema.ts';
import { call } from './call.ts';

/** Registration of the files of inspections. @see CALL-101..111 */
export const moduleChanges = {
  updateModules: call('PUT', 'projects/{id}/modules', {
    payload: modulesPayloadSchema,
    reply: modulesReplySchema,
    policy: 'UpdateProject',
    summary: 'Registers and removes files; after Draft only supplementary data.',
  }),
};
