import { projectPayloadSchema, projectUpdateSchema } from '../entities/inspections/inspection.form.ts';
import { projectDetailSchema } from '../entities/inspections/inspection.schema.ts';
import { call } from './call.ts';

/** Calls that change inspections, called projects in the API. @see CALL-087..091, CALL-093..098, CALL-100, CALL-112 */
export const projectChanges = {
  createProject: call('POST', 'projects', {
    payload: projectPayloadSchema,
    reply: projectDetailSchema,
    permission: 'CreateProject',
    policy: 'CreateProject',
    summary: 'Creates an inspection in Draft.',
  }),

  updateProject: call('PUT', 'projects/{id}', {
    payload: projectUpdateSchema,
    reply: projectDetailSchema,
    policy: 'UpdateProject',
    summary: 'Changes name and description. Asset and checklist must be unchanged; a missing checklist can be set.',
  }),

  deleteProject: call('DELETE', 'projects/{id}', {
    policy: 'DeleteProject',
    summary: 'Deletes an inspection that is Draft, Failed or Completed.',
  }),

  confirmProjectUploaded: call('PUT', 'projects/{id}/uploaded', {
    policy: 'UpdateProject',
    summary: 'Confirms that all registered files are uploaded. Idempotent.',
  }),

  processProject: call('POST', 'projects/{id}/process', {
    policy: 'StartProcessing',
    summary: 'Sends a Draft for processing. Error 108 when data is missing, 12 when it cannot be sent.',
  }),
};
