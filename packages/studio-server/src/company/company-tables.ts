import { type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema/index.ts';

/** A table with rows of companies. */
export interface CompanyTable {
  table: PgTable;
  /** Condition of the rows that belong to a company. */
  rowsOf: (companyId: string) => SQL;
  /** Whether an export leaves it out, because its rows let people sign in. */
  isSecret?: true;
}

/** Rows with a company of their own. */
const owned = <Table extends PgTable & { companyId: Column }>(table: Table): CompanyTable => ({
  table,
  rowsOf: (companyId) => eq(table.companyId, companyId),
});

/** Ids of a company's records in another table. */
const idsOf = ({ id, companyId: column }: { id: Column; companyId: Column }, companyId: string): SQL =>
  sql`(select ${id} from ${id.table} where ${column} = ${companyId})`;

/** Rows that refer to a record of the company. */
const partsOf = (table: PgTable, column: Column, owner: { id: Column; companyId: Column }): CompanyTable => ({
  table,
  rowsOf: (companyId) => inArray(column, idsOf(owner, companyId)),
});

const { accountLinks, assets, categoryPresets, companies, jobs, oidcPayloads, projects, users } = schema;

/**
 * All tables with data of companies. A row refers to rows of later tables only, so that a company can be
 * deleted in this order.
 */
export const COMPANY_TABLES: readonly CompanyTable[] = [
  {
    table: jobs,
    rowsOf: (companyId) =>
      or(
        sql`${jobs.payload}->>'projectId' in ${idsOf(projects, companyId)}`,
        sql`${jobs.payload}->>'assetId' in ${idsOf(assets, companyId)}`,
      )!,
  },
  {
    table: oidcPayloads,
    rowsOf: (companyId) => sql`${oidcPayloads.payload}->>'accountId' in ${idsOf(users, companyId)}`,
    isSecret: true,
  },
  {
    table: accountLinks,
    rowsOf: (companyId) =>
      or(eq(accountLinks.companyId, companyId), inArray(accountLinks.userId, idsOf(users, companyId)))!,
    isSecret: true,
  },
  { ...partsOf(schema.passkeys, schema.passkeys.userId, users), isSecret: true },
  { ...partsOf(schema.passwords, schema.passwords.userId, users), isSecret: true },
  { ...partsOf(schema.totp, schema.totp.userId, users), isSecret: true },
  { ...partsOf(schema.recoveryCodes, schema.recoveryCodes.userId, users), isSecret: true },
  { ...partsOf(schema.signInProofs, schema.signInProofs.userId, users), isSecret: true },
  { ...partsOf(schema.accessTokens, schema.accessTokens.userId, users), isSecret: true },
  partsOf(schema.signInSessions, schema.signInSessions.userId, users),
  owned(schema.recordEdits),
  owned(schema.runningUploads),
  owned(schema.annotations),
  owned(schema.damagedFiles),
  owned(schema.projectFiles),
  owned(schema.captureData),
  owned(projects),
  owned(schema.documents),
  partsOf(schema.assetMembers, schema.assetMembers.assetId, assets),
  partsOf(schema.assetUploaders, schema.assetUploaders.assetId, assets),
  partsOf(schema.assetCategories, schema.assetCategories.assetId, assets),
  partsOf(schema.assetPresets, schema.assetPresets.assetId, assets),
  owned(assets),
  owned(schema.sites),
  partsOf(schema.categoryPresetItems, schema.categoryPresetItems.presetId, categoryPresets),
  owned(categoryPresets),
  owned(schema.categories),
  owned(schema.severityScales),
  owned(schema.checklists),
  owned(schema.layers),
  owned(schema.layouts),
  owned(schema.tags),
  owned(users),
  // A trigger writes it when assets change, also when they are deleted.
  owned(schema.listStamps),
  { table: companies, rowsOf: (companyId) => eq(companies.id, companyId) },
  // Append-only while the company exists: its deletion takes the events along.
  owned(schema.auditEvents),
];

/** Columns with the storage key of a file that belongs to a company. */
export const FILE_COLUMNS: readonly { column: Column; owner: Column }[] = [
  { column: schema.projectFiles.storageKey, owner: schema.projectFiles.companyId },
  { column: schema.projectFiles.thumbnailKey, owner: schema.projectFiles.companyId },
  { column: schema.documents.storageKey, owner: schema.documents.companyId },
  { column: schema.damagedFiles.storageKey, owner: schema.damagedFiles.companyId },
  { column: projects.thumbnailKey, owner: projects.companyId },
  { column: assets.thumbnailKey, owner: assets.companyId },
  { column: schema.sites.thumbnailKey, owner: schema.sites.companyId },
  { column: users.thumbnailKey, owner: users.companyId },
  { column: companies.reportLogoKey, owner: companies.id },
  { column: companies.reportCoverKey, owner: companies.id },
];
