import { severityScalePayloadSchema } from '../entities/severity-scales/severity-scale.form.ts';
import { severityScaleSchema } from '../entities/severity-scales/severity-scale.schema.ts';
import { call } from './call.ts';

/** Calls that create, archive and restore severity scales, which cannot be edited. */
export const severityScaleChanges = {
  createSeverityScale: call('POST', 'severityscales', {
    payload: severityScalePayloadSchema,
    reply: severityScaleSchema,
    permission: 'CreateLibrary',
    record: 'severityScale',
    summary: 'Creates a severity scale. The server assigns ids, values and colours of its severities.',
  }),

  deleteSeverityScale: call('DELETE', 'severityscales/{id}', {
    permission: 'DeleteLibrary',
    record: 'severityScale',
    summary: 'Archives a severity scale. Error 48 while it is in use.',
  }),

  restoreSeverityScale: call('PUT', 'severityscales/{id}/restore', {
    reply: severityScaleSchema,
    permission: 'DeleteLibrary',
    record: 'severityScale',
    summary: 'Restores an archived severity scale.',
  }),
};
