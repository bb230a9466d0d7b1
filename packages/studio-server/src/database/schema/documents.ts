import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** A company document; listed once `uploadedAt` is set. `checksum` as of a file of an inspection. */
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
    checksum: text(),
    createdById: text()
      .notNull()
      .references(() => users.id),
    ...timestamps(),
  },
  (table) => [
    index('documents_in_order').on(table.companyId, inNameOrder(table.name)),
    index('documents_modified').on(table.companyId, table.modified.desc().nullsFirst()),
  ],
);
