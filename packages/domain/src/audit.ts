export { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './entities/audit/audit-action.ts';
export type { AuditAction, AuditSubject } from './entities/audit/audit-action.ts';
export { auditCsv } from './entities/audit/audit-csv.ts';
export { AUDIT_PAGE_SIZE } from './entities/audit/audit-event.schema.ts';
export type { AuditChange, AuditEvent } from './entities/audit/audit-event.schema.ts';
