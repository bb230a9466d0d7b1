import type { ChecklistTemplate } from '@inspection-studio/domain/checklists';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';

/** A checklist template. */
export const checklists = pgTable(
  'checklists',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    sections: jsonb().$type<ChecklistTemplate['sections']>().notNull(),
    ...timestamps(),
  },
  (table) => [index('checklists_in_order').on(table.companyId, inNameOrder(table.name))],
);
