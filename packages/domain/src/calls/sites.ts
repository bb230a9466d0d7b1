import * as z from 'zod/mini';
import { siteSchema } from '../entities/sites/site.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read sites. */
export const siteReads = {
  listSites: call('GET', 'sites', {
    query: listQuerySchema,
    reply: z.array(siteSchema),
    isPaged: true,
    summary: 'Sites. Users below Manager see only those with an asset they are involved in.',
  }),

  getSite: call('GET', 'sites/{id}', { reply: siteSchema, record: 'site', summary: 'One site.' }),
};
