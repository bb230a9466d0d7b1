import { sitePayloadSchema } from '../entities/sites/site.form.ts';
import { siteSchema } from '../entities/sites/site.schema.ts';
import { call } from './call.ts';

/** Calls that change sites. */
export const siteChanges = {
  createSite: call('POST', 'sites', {
    payload: sitePayloadSchema,
    reply: siteSchema,
    permission: 'CreateSite',
    record: 'site',
    summary: 'Creates a site.',
  }),

  updateSite: call('PUT', 'sites/{id}', {
    payload: sitePayloadSchema,
    reply: siteSchema,
    permission: 'UpdateSite',
    record: 'site',
    summary: 'Renames a site.',
  }),

  deleteSite: call('DELETE', 'sites/{id}', {
    permission: 'DeleteSite',
    record: 'site',
    summary: 'Deletes a site, its assets and their inspections.',
  }),
};
