import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Progress of the nightly check of all originals, in one row. The process `leasedBy` checks until `leasedUntil`; then
 * another one may continue after `afterId` of `part`.
 */
export const fileChecks = pgTable('file_checks', {
  name: text().primaryKey(),
  begun: moment().notNull(),
  /** Null while the check is running. */
  finished: moment(),
  leasedBy: uuid(),
  leasedUntil: moment(),
  part: text().$type<'files' | 'documents'>().notNull(),
  /** Empty at the start. */
  afterId: text().notNull(),
  fileCount: bigint({ mode: 'number' }).notNull(),
  readBytes: bigint({ mode: 'number' }).notNull(),
  damagedCount: integer().notNull(),
});
