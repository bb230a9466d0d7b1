import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Background jobs. A completed job is removed; a failed one is kept with its `error`.
 *
 * A running job is leased to `lockedBy` until `lockedUntil`; then any worker may take it. Per
 * kind, at most one job with the same `dedupe` value is queued or running.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    dedupe: text(),
    state: text().$type<'queued' | 'running' | 'failed'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull(),
    runAfter: moment().notNull().defaultNow(),
    lockedBy: text(),
    lockedUntil: moment(),
    error: text(),
    created: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('jobs_dedupe')
      .on(table.kind, table.dedupe)
      .where(sql`state in ('queued', 'running')`),
    index('jobs_due')
      .on(table.runAfter, table.id)
      .where(sql`state in ('queued', 'running')`),
  ],
);
