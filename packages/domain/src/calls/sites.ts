import * as z from 'zod/mini';
import { siteSchema } from '../entities/sites/site.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Sites. @see spec 2 §7 "Calls" */
export const siteReads = {
  listSites: call('GET', 'sites', {
    query: listQuerySchema,
    reply: z.array(siteSchema),
    isPaged: true,
    summary: 'Sites; below manager only those with an asset one is involved in.',
  }),

  getSite: call('GET', 'sites/{id}', { reply: siteSchema, summary: 'One site.' }),
};
