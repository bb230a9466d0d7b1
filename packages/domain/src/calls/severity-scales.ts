import * as z from 'zod';
import { severityScalePayloadSchema } from '../entities/severity-scales/severity-scale.form.ts';
import { severityScaleSchema } from '../entities/severity-scales/severity-scale.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Severity scales, which cannot be edited (F12). @see spec 2 §7 "Calls" */
export const severityScaleCalls = {
  listSeverityScales: call('GET', 'severityscales', {
    query: listQuerySchema,
    reply: z.array(severityScaleSchema),
    isPaged: true,
    summary: 'Severity scales. Filters: name, isArchived.',
  }),

  createSeverityScale: call('POST', 'severityscales', {
    payload: severityScalePayloadSchema,
    reply: severityScaleSchema,
    permission: 'CreateLibrary',
    summary: 'Creates a severity scale; ids, values and colours of its severities are assigned.',
  }),

  getSeverityScale: call('GET', 'severityscales/{id}', { reply: severityScaleSchema, summary: 'One severity scale.' }),

  deleteSeverityScale: call('DELETE', 'severityscales/{id}', {
    permission: 'DeleteLibrary',
    summary: 'Archives a severity scale; 48 while it is in use.',
  }),

  restoreSeverityScale: call('PUT', 'severityscales/{id}/restore', {
    reply: severityScaleSchema,
    permission: 'DeleteLibrary',
    summary: 'Restores an archived severity scale.',
  }),
};
