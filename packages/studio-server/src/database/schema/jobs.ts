import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Work to be done outside a request. A finished job is removed; a failed one
 * stays with its `error`.
 *
 * A running job belongs to `lockedBy` until `lockedUntil`; after that anybody
 * may take it. One `dedupe` value is queued or running at most once per kind.
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
