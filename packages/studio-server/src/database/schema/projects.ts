import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { assets } from './assets.ts';
import { checklists } from './checklists.ts';
import { companyId, inNameOrder, searchName, timestamps } from './columns.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/**
 * An inspection, called project in the API.
 *
 * `statusReason` is the reason for failed processing. `uploadedAt` is when the batch was
 * confirmed, `sentAt` when it was sent for processing. `isAr`, `orthoEnabled` and
 * `orthoGcp` are settings of its modules. `creationKey` identifies the form that created it,
 * so that a repeated call creates nothing.
 */
export const projects = pgTable(
  'projects',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    assetId: text()
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    checklistId: text().references(() => checklists.id, { onDelete: 'set null' }),
    name: text().notNull(),
    searchName: searchName('name'),
    description: text().notNull().default(''),
    status: text().$type<InspectionStatus>().notNull().default('Draft'),
    statusReason: text(),
    thumbnailKey: text(),
    prj: text(),
    isAr: boolean().notNull().default(false),
    orthoEnabled: boolean().notNull().default(false),
    orthoGcp: boolean().notNull().default(false),
    createdById: text()
      .notNull()
      .references(() => users.id),
    creationKey: uuid(),
    uploadedAt: moment(),
    sentAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('projects_asset').on(table.assetId, table.modified.desc().nullsFirst()),
    index('projects_created_by').on(table.createdById),
    uniqueIndex('projects_creation_key').on(table.createdById, table.creationKey),
    index('projects_in_order').on(table.companyId, inNameOrder(table.name)),
    index('projects_modified').on(table.companyId, table.modified.desc().nullsFirst()),
    index('projects_open')
      .on(table.companyId, table.id)
      .where(sql`status not in ('Completed', 'Failed')`),
    index('projects_search_name_trigrams').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
);

/** Capture data of an inspection, validated by the domain's schema. */
export const captureData = pgTable('capture_data', {
  projectId: text()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  companyId: companyId(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  ...timestamps(),
});
