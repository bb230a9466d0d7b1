import { moduleFilesSchema } from '../entities/inspections/modules.schema.ts';
import { call } from './call.ts';

/** Registered files of inspections. @see CALL-110..111, F05 */
export const moduleReads = {
  getModules: call('GET', 'projects/{id}/modules', {
    reply: moduleFilesSchema,
    policy: 'ReadProject',
    summary: 'Registered files per kind of data, uploaded or not.',
  }),
};
