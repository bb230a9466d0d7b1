import * as z from 'zod/mini';
import { instantSchema } from '../shared/fields.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-action.ts';

/** A changed field. `before` and `after` are absent for fields whose values are not recorded. */
export const auditChangeSchema = z.object({
  field: z.string(),
  before: z.optional(z.nullable(z.string())),
  after: z.optional(z.nullable(z.string())),
});
/** The output of {@link auditChangeSchema}. */
export type AuditChange = z.output<typeof auditChangeSchema>;

/**
 * An event of the audit log: who did what to which record, when and from where. Names are those at that time.
 *
 * `actor.id` is `null` for an operator, an identity provider or an unknown person. `subject.id` is `null` for an event
 * about several records. `source.requestId` is the `X-Request-Id` of the response. Events of an operator have the command
 * as user agent, and neither address nor request.
 *
 * Beyond the specification.
 */
export const auditEventSchema = z.object({
  id: z.string(),
  at: instantSchema,
  actor: z.object({ id: z.nullable(z.string()), name: z.string(), email: z.string() }),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.object({ kind: z.enum(AUDIT_SUBJECTS), id: z.nullable(z.string()), name: z.string() }),
  changes: z.array(auditChangeSchema),
  source: z.object({ address: z.string(), userAgent: z.string(), requestId: z.string() }),
});
/** The output of {@link auditEventSchema}. */
export type AuditEvent = z.output<typeof auditEventSchema>;

/** Events per page. */
export const AUDIT_PAGE_SIZE = 50;
