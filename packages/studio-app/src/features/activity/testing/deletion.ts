import type { AuditEvent } from '@inspection-studio/domain/audit';

/** A site was deleted. */
export const deletion: AuditEvent = {
  id: 'event-1',
  at: '2026-11-18T08:30:00.000Z',
  actor: { id: 'moira-1', name: 'Moira Reid', email: 'moira@demo.example' },
  action: 'delete',
  subject: { kind: 'site', id: 'dock-1', name: 'Bell Rock' },
  changes: [],
  source: { address: '192.0.2.7', userAgent: 'curl/8.5.0', requestId: 'request-0001' },
};
