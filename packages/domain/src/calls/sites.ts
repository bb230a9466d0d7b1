import * as z from 'zod';
import { sitePayloadSchema } from '../entities/sites/site.form.ts';
import { siteSchema } from '../entities/sites/site.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

export const listSites = call('GET', 'sites', {
  query: listQuerySchema,
  reply: z.array(siteSchema),
  isPaged: true,
  summary: 'Sites; below manager only those with an asset one is involved in.',
});

export const createSite = call('POST', 'sites', {
  payload: sitePayloadSchema,
  reply: siteSchema,
  permission: 'CreateSite',
  summary: 'Creates a site.',
});

export const getSite = call('GET', 'sites/{id}', { reply: siteSchema, summary: 'One site.' });

export const updateSite = call('PUT', 'sites/{id}', {
  payload: sitePayloadSchema,
  reply: siteSchema,
  permission: 'UpdateSite',
  summary: 'Renames a site.',
});

export const deleteSite = call('DELETE', 'sites/{id}', {
  permission: 'DeleteSite',
  summary: 'Deletes a site with its assets and their inspections.',
});
