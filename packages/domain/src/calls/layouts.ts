import * as z from 'zod/mini';
import { layoutTemplateSchema } from '../entities/layouts/layout.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read location layouts. */
export const layoutReads = {
  listLayouts: call('GET', 'layouts', {
    query: listQuerySchema,
    reply: z.array(layoutTemplateSchema),
    isPaged: true,
    summary: 'Location layouts.',
  }),

  getLayout: call('GET', 'layouts/{id}', {
    reply: layoutTemplateSchema,
    record: 'layout',
    summary: 'One location layout.',
  }),
};
