import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId } from './columns.ts';
import { moment } from './moment.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/**
 * An upload that is running in a browser tab, which renews the row. `renewed` is when it did so
 * last; some time after that the upload no longer counts as running. `done` of `total` files are
 * uploaded. The id comes from the tab.
 */
export const runningUploads = pgTable(
  'running_uploads',
  {
    id: text().notNull(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    done: integer().notNull(),
    total: integer().notNull(),
    started: moment().notNull(),
    renewed: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('running_uploads_company').on(table.companyId, table.renewed),
  ],
);
