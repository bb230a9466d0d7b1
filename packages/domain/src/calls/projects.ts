import * as z from 'zod/mini';
import { assetSchema } from '../entities/assets/asset.schema.ts';
import { projectDetailSchema, projectSchema } from '../entities/inspections/inspection.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read inspections, called projects in the API. */
export const projectReads = {
  listProjects: call('GET', 'projects', {
    query: listQuerySchema,
    reply: z.array(projectSchema),
    isPaged: true,
    summary: 'Inspections. Users below Manager see only those of assets they are involved in.',
  }),

  getProject: call('GET', 'projects/{id}', {
    reply: projectDetailSchema,
    policy: 'ReadProject',
    record: 'project',
    summary: 'One inspection.',
  }),

  getProjectAsset: call('GET', 'projects/{id}/asset', {
    reply: assetSchema,
    policy: 'ReadProject',
    record: 'asset',
    summary: "The inspection's asset.",
  }),
};
