import * as z from 'zod';
import { assetSchema } from '../entities/assets/asset.schema.ts';
import { projectPayloadSchema, projectUpdateSchema } from '../entities/inspections/inspection.form.ts';
import { projectDetailSchema, projectSchema } from '../entities/inspections/inspection.schema.ts';
import { moduleFilesSchema, modulesPayloadSchema, modulesReplySchema } from '../entities/inspections/modules.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Inspections, which the calls name projects. @see spec 2 §7 "Calls" */
export const projectCalls = {
  listProjects: call('GET', 'projects', {
    query: listQuerySchema,
    reply: z.array(projectSchema),
    isPaged: true,
    summary: 'Inspections; below manager only those of assets one is involved in. Filters: name, assetId, siteId, status, modified.',
  }),

  createProject: call('POST', 'projects', {
    payload: projectPayloadSchema,
    reply: projectDetailSchema,
    permission: 'CreateProject',
    policy: 'CreateProject',
    summary: 'Creates an inspection in Draft.',
  }),

  getProject: call('GET', 'projects/{id}', {
    reply: projectDetailSchema,
    policy: 'ReadProject',
    summary: 'One inspection.',
  }),

  updateProject: call('PUT', 'projects/{id}', {
    payload: projectUpdateSchema,
    reply: projectDetailSchema,
    policy: 'UpdateProject',
    summary: 'Changes name and description; asset and checklist are sent unchanged, a checklist that is missing may be given.',
  }),

  deleteProject: call('DELETE', 'projects/{id}', {
    policy: 'DeleteProject',
    summary: 'Deletes an inspection that is Draft, Failed or Completed.',
  }),

  getProjectAsset: call('GET', 'projects/{id}/asset', {
    reply: assetSchema,
    policy: 'ReadProject',
    summary: "The inspection's asset.",
  }),

  getModules: call('GET', 'projects/{id}/modules', {
    reply: moduleFilesSchema,
    policy: 'ReadProject',
    summary: 'Registered files per kind of data, uploaded or not.',
  }),

  updateModules: call('PUT', 'projects/{id}/modules', {
    payload: modulesPayloadSchema,
    reply: modulesReplySchema,
    policy: 'UpdateProject',
    summary: 'Registers and removes files; after Draft only supplementary data.',
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
