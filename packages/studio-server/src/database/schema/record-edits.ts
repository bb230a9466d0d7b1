import type { EditedRecord } from '@inspection-studio/domain/calls';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId } from './columns.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** The last edit of each record: who made it and when. The answer to a conflicting edit names them. */
export const recordEdits = pgTable(
  'record_edits',
  {
    kind: text().$type<EditedRecord>().notNull(),
    recordId: text().notNull(),
    companyId: companyId(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** Entity tag of the record after the edit. Another tag means that something else changed the record since. */
    entityTag: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] }), index('record_edits_user').on(table.userId)],
);
