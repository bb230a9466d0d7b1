import { modulesPayloadSchema, modulesReplySchema } from '../entities/inspections/modules.schema.ts';
import { call } from './call.ts';

/** Call that registers and removes files of inspections. @see CALL-101..111 */
export const moduleChanges = {
  updateModules: call('PUT', 'projects/{id}/modules', {
    payload: modulesPayloadSchema,
    reply: modulesReplySchema,
    policy: 'UpdateProject',
    summary: 'Registers and removes files. After Draft, only supplementary data.',
  }),
};
