import type { AuditAction, AuditChange, AuditSubject } from '@inspection-studio/domain/audit';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companyId } from './columns.ts';
import { moment } from './moment.ts';

/**
 * The audit log: who changed or downloaded what. Names are those at that time, and people and records have no foreign
 * key, so that events outlive them.
 *
 * Triggers in the migrations `audit_events` and `audit_retention` refuse every update, and every deletion except by age,
 * of at least 30 days, and with the company.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** UUID version 7, ordered by time. */
    id: uuid().primaryKey(),
    companyId: companyId(),
    at: moment().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    actorEmail: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subjectKind: text().$type<AuditSubject>().notNull(),
    subjectId: text(),
    subjectName: text().notNull(),
    changes: jsonb().$type<AuditChange[]>().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
    requestId: text().notNull(),
    /** Person and record as searches compare them, in three lines. */
    searchName: text().generatedAlwaysAs(
      sql`search_key(actor_name) || chr(10) || search_key(actor_email) || chr(10) || search_key(subject_name)`,
    ),
  },
  (table) => [
    index('audit_events_at').on(table.companyId, table.at.desc().nullsFirst(), table.id),
    index('audit_events_subject').on(table.companyId, table.subjectId, table.at.desc().nullsFirst()),
    index('audit_events_actor').on(table.companyId, table.actorId, table.at.desc().nullsFirst()),
    index('audit_events_search_name_trigrams').using('gin', table.searchName.op('gin_trgm_ops')),
    // For retention, which deletes the oldest events of all companies.
    index('audit_events_age').using('brin', table.at),
  ],
);
