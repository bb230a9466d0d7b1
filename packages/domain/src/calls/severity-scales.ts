import * as z from 'zod/mini';
import { severityScaleSchema } from '../entities/severity-scales/severity-scale.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read severity scales, including that of an asset. */
export const severityScaleReads = {
  listSeverityScales: call('GET', 'severityscales', {
    query: listQuerySchema,
    reply: z.array(severityScaleSchema),
    isPaged: true,
    summary: 'Severity scales.',
  }),

  getSeverityScale: call('GET', 'severityscales/{id}', {
    reply: severityScaleSchema,
    record: 'severityScale',
    summary: 'One severity scale.',
  }),

  getAssetSeverity: call('GET', 'assets/{id}/severity', {
    record: 'severityScale',
    reply: severityScaleSchema,
    summary: "The asset's severity scale.",
  }),
};
