import { newProjectPayloadSchema, projectUpdateSchema } from '../entities/inspections/inspection.form.ts';
import { projectDetailSchema } from '../entities/inspections/inspection.schema.ts';
import { call } from './call.ts';
import { interruptionSchema } from './interruption.ts';

/** Calls that change inspections, called projects in the API. */
export const projectChanges = {
  createProject: call('POST', 'projects', {
    payload: newProjectPayloadSchema,
    reply: projectDetailSchema,
    permission: 'CreateProject',
    policy: 'CreateProject',
    record: 'project',
    summary:
      'Creates an inspection in Draft. Repeated with the same creationKey, it creates nothing and returns the inspection of the first call.',
  }),

  updateProject: call('PUT', 'projects/{id}', {
    payload: projectUpdateSchema,
    reply: projectDetailSchema,
    policy: 'UpdateProject',
    record: 'project',
    summary: 'Changes name and description. Asset and checklist must be unchanged; a missing checklist can be set.',
  }),

  deleteProject: call('DELETE', 'projects/{id}', {
    query: interruptionSchema,
    policy: 'DeleteProject',
    record: 'project',
    summary:
      'Deletes an inspection that is Draft, Failed or Completed. Refused while an upload to it is running, unless interruptUploads is true.',
  }),

  confirmProjectUploaded: call('PUT', 'projects/{id}/uploaded', {
    policy: 'UpdateProject',
    summary: 'Confirms that all registered files are uploaded. Idempotent.',
  }),

  processProject: call('POST', 'projects/{id}/process', {
    query: interruptionSchema,
    policy: 'StartProcessing',
    summary:
      'Sends a Draft for processing. Error 108 when data is missing, 12 when it cannot be sent. Refused while a running upload has files left, unless interruptUploads is true: they are left out for good.',
  }),
};
