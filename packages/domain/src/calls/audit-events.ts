import * as z from 'zod/mini';
import { auditEventSchema } from '../entities/audit/audit-event.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Call that reads the audit log. Beyond the specification. */
export const auditReads = {
  listAuditEvents: call('GET', 'audit-events', {
    query: listQuerySchema,
    reply: z.array(auditEventSchema),
    isPaged: true,
    isExportable: true,
    policy: 'ReadActivity',
    summary: 'Events of the audit log, newest first, 50 per page. Also as CSV and JSON lines.',
  }),
};
