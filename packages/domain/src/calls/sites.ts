import * as z from 'zod/mini';
import { siteSchema } from '../entities/sites/site.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Sites. @see CALL-043, CALL-045 */
export const siteReads = {
  listSites: call('GET', 'sites', {
    query: listQuerySchema,
    reply: z.array(siteSchema),
    isPaged: true,
    summary: 'Sites; below manager only those with an asset one is involved in.',
  }),

  getSite: call('GET', 'sites/{id}', { reply: siteSchema, summary: 'One site.' }),
};
