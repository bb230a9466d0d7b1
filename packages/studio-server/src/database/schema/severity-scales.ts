import type { Severity } from '@inspection-studio/domain/severity-scales';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';

/** A severity scale with its severities. */
export const severityScales = pgTable(
  'severity_scales',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    isNumerical: boolean().notNull(),
    isArchived: boolean().notNull().default(false),
    severities: jsonb().$type<Severity[]>().notNull(),
    ...timestamps(),
  },
  (table) => [index('severity_scales_in_order').on(table.companyId, inNameOrder(table.name))],
);
