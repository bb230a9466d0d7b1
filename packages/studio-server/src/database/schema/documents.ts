import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** A company document; listed once `uploadedAt` is set. */
export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    sizeBytes: bigint({ mode: 'number' }).notNull(),
    mime: text().notNull(),
    storageKey: text().notNull().unique('documents_storage_key'),
    uploadedAt: moment(),
    createdById: text()
      .notNull()
      .references(() => users.id),
    ...timestamps(),
  },
  (table) => [
    index('documents_name').on(table.companyId, inNameOrder(table.name)),
    index('documents_modified').on(table.companyId, table.modified.desc().nullsFirst()),
  ],
);
