import { moduleFilesSchema } from '../entities/inspections/modules.schema.ts';
import { call } from './call.ts';

/** Call that reads the registered files of inspections. */
export const moduleReads = {
  getModules: call('GET', 'projects/{id}/modules', {
    reply: moduleFilesSchema,
    hasLongLists: true,
    policy: 'ReadProject',
    summary: 'Registered files by kind of data, including those that are not uploaded.',
  }),
};
