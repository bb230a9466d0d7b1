import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId } from './columns.ts';
import { documents } from './documents.ts';
import { moment } from './moment.ts';
import { projectFiles } from './project-files.ts';

/** An original that differs from its record: a file of an inspection or a document. Removed when a check finds it whole. */
export const damagedFiles = pgTable(
  'damaged_files',
  {
    storageKey: text().primaryKey(),
    companyId: companyId(),
    fileId: text().references(() => projectFiles.id, { onDelete: 'cascade' }),
    documentId: text().references(() => documents.id, { onDelete: 'cascade' }),
    damage: text().$type<'missing' | 'size' | 'content'>().notNull(),
    found: moment().notNull().defaultNow(),
    /** When the admins of the company got a mail about it. */
    reported: moment(),
  },
  (table) => [
    index('damaged_files_company').on(table.companyId),
    index('damaged_files_file').on(table.fileId),
    index('damaged_files_document').on(table.documentId),
  ],
);
