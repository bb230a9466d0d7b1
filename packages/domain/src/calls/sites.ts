import * as z from 'zod';
import { sitePayloadSchema } from '../entities/sites/site.form.ts';
import { siteSchema } from '../entities/sites/site.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Sites. @see spec 2 §7 "Calls" */
export const siteCalls = {
  listSites: call('GET', 'sites', {
    query: listQuerySchema,
    reply: z.array(siteSchema),
    isPaged: true,
    summary: 'Sites; below manager only those with an asset one is involved in.',
  }),

  createSite: call('POST', 'sites', {
    payload: sitePayloadSchema,
    reply: siteSchema,
    permission: 'CreateSite',
    summary: 'Creates a site.',
  }),

  getSite: call('GET', 'sites/{id}', { reply: siteSchema, summary: 'One site.' }),

  updateSite: call('PUT', 'sites/{id}', {
    payload: sitePayloadSchema,
    reply: siteSchema,
    permission: 'UpdateSite',
    summary: 'Renames a site.',
  }),

  deleteSite: call('DELETE', 'sites/{id}', {
    permission: 'DeleteSite',
    summary: 'Deletes a site with its assets and their inspections.',
  }),
};
