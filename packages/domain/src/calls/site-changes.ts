import { sitePayloadSchema } from '../entities/sites/site.form.ts';
import { siteSchema } from '../entities/sites/site.schema.ts';
import { call } from './call.ts';

/** Calls that change sites. @see CALL-044, CALL-046..047 */
export const siteChanges = {
  createSite: call('POST', 'sites', {
    payload: sitePayloadSchema,
    reply: siteSchema,
    permission: 'CreateSite',
    summary: 'Creates a site.',
  }),

  updateSite: call('PUT', 'sites/{id}', {
    payload: sitePayloadSchema,
    reply: siteSchema,
    permission: 'UpdateSite',
    summary: 'Renames a site.',
  }),

  deleteSite: call('DELETE', 'sites/{id}', {
    permission: 'DeleteSite',
    summary: 'Deletes a site, its assets and their inspections.',
  }),
};
