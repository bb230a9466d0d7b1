import { projectPayloadSchema, projectUpdateSchema } from '../entities/inspections/inspection.form.ts';
import { projectDetailSchema } from '../entities/inspections/inspection.schema.ts';
import { call } from './call.ts';

/** Changes of inspections, which the calls name projects. @see CALL-087..091, CALL-093..098, CALL-100, CALL-112 */
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
    summary:
      'Changes name and description; asset and checklist are sent unchanged, a checklist that is missing may be given.',
  }),

  deleteProject: call('DELETE', 'projects/{id}', {
    policy: 'DeleteProject',
    summary: 'Deletes an inspection that is Draft, Failed or Completed.',
  }),

  confirmProjectUploaded: call('PUT', 'projects/{id}/uploaded', {
    policy: 'UpdateProject',
    summary: 'All registered files are uploaded; repeating it changes nothing.',
  }),

  processProject: call('POST', 'projects/{id}/process', {
    policy: 'StartProcessing',
    summary: 'Sends a Draft for processing; 108 when data is missing, 12 when it cannot be sent.',
  }),
};
