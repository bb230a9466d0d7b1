import type { AuditAction, AuditChange, AuditEvent, AuditSubject } from '@inspection-studio/domain/audit';
import { inArray, lt, type SQL, sql } from 'drizzle-orm';
import { newEventId } from '../new-event-id.ts';
import { auditEvents } from '../schema/index.ts';
import type { Queryable, Transaction } from '../transaction.ts';
import { eventChanges, eventName, eventUserAgent } from './audit-texts.ts';
import type { ListWindow } from './list-window.ts';
import { readRows } from './read-rows.ts';

/** Where a request came from. */
export interface EventSource {
  /** IP address of the client, behind trusted proxies. */
  address: string;
  userAgent: string | undefined;
  requestId: string;
}

/** An event to record. Texts are shortened to one line of 200 characters. */
export interface NewAuditEvent {
  companyId: string;
  /** The id is null for an operator or an unknown person. */
  actor: { id: string | null; name: string; email: string };
  action: AuditAction;
  /** The id is null for an event about several records. */
  subject: { kind: AuditSubject; id: string | null; name: string };
  /** At most 100 are stored. @default none */
  changes?: readonly AuditChange[];
  source: EventSource;
}

/** Adds an event to the audit log. Call it in the transaction of the change, so that both are stored or neither. */
export async function recordAuditEvent(db: Queryable, event: NewAuditEvent): Promise<void> {
  const { companyId, actor, action, subject, changes = [], source } = event;
  const at = new Date();
  await db.insert(auditEvents).values({
    id: newEventId(at),
    companyId,
    at,
    actorId: actor.id,
    actorName: eventName(actor.name),
    actorEmail: eventName(actor.email),
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: eventName(subject.name),
    changes: eventChanges(changes),
    address: source.address,
    userAgent: eventUserAgent(source.userAgent),
    requestId: source.requestId,
  });
}

/** Reads matching events in the requested order. */
export async function readAuditEvents(
  db: Queryable,
  where: SQL | undefined,
  window: ListWindow = {},
): Promise<AuditEvent[]> {
  const rows = await readRows(db, auditEvents, where, window);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actorId, name: row.actorName, email: row.actorEmail },
    action: row.action,
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
    changes: row.changes,
    source: { address: row.address, userAgent: row.userAgent, requestId: row.requestId },
  }));
}

/**
 * Deletes up to `limit` events older than `days`, of all companies.
 *
 * @param tx a transaction: the age limit that the database checks applies to it only
 * @returns the number of deleted events
 */
export async function deleteAuditEvents(tx: Transaction, days: number, limit: number): Promise<number> {
  await tx.execute(sql`select set_config('studio.audit_days', ${String(days)}, true)`);
  const oldest = tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(lt(auditEvents.at, sql`now() - ${days} * interval '1 day'`))
    .limit(limit);
  const { rowCount } = await tx.delete(auditEvents).where(inArray(auditEvents.id, oldest));
  return rowCount ?? 0;
}
