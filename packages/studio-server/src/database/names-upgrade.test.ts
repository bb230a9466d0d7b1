import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany } from '../resources/testing/insert-company.ts';
import { MIGRATIONS_FOLDER, type OpenDatabase } from './open-database.ts';
import { assets, auditEvents, projects, sites, users } from './schema/index.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import type { Queryable } from './transaction.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const statementsOf = (migration: string): string[] =>
  readFileSync(join(MIGRATIONS_FOLDER, `${migration}.sql`), 'utf8').split('--> statement-breakpoint');

async function run(db: Queryable, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement));
}

type Searched = typeof sites | typeof assets | typeof projects | typeof users | typeof auditEvents;

const keysOf = async (table: Searched, where: SQL) =>
  (await database.db.select({ key: table.searchName }).from(table).where(where)).map(({ key }) => key);

const readIndexes = async () =>
  (await database.db.execute(sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`)).rows;

describe('an upgrade', () => {
  it('creates the indexes of names after an earlier migration changed assets', async () => {
    const { assetId } = await insertCompany(database.db, 'northline');
    const indexes = await readIndexes();
    await database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(sql`
        select indexname as name from pg_indexes where schemaname = 'public' and indexname like '%in\_order'
          and tablename not in ('documents', 'project_files')`);
      expect(rows).toHaveLength(11);
      for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
      for (const [name, on] of Object.entries({
        assets_name: 'assets (name)',
        assets_by_name: 'assets (name)',
        categories_name: 'categories (name)',
        category_presets_name: 'category_presets (name)',
        checklists_name: 'checklists (name)',
        layouts_name: 'layouts (name)',
        projects_name: 'projects (name)',
        severity_scales_name: 'severity_scales (name)',
        sites_name: 'sites (name)',
        tags_name: 'tags (name)',
        users_first_name: 'users (first_name)',
      }))
        await tx.execute(sql.raw(`create index ${name} on ${on}`));
      await tx.update(assets).set({ name: 'Mast 10' }).where(eq(assets.id, assetId));
      await run(tx, statementsOf('0030_name_order'));
    });
    expect(await readIndexes()).toEqual(indexes);
  });

  it('makes new search keys of names with marks, and leaves the audit log append-only', async () => {
    const { db } = database;
    const [oldFunction = ''] = statementsOf('0014_search_keys');
    const { companyId, siteId, assetId, projectId, people } = await insertCompany(db, 'tideway');
    await run(db, [oldFunction.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')]);
    await db.update(sites).set({ name: 'שָׁלוֹם' }).where(eq(sites.id, siteId));
    await db.update(assets).set({ name: 'أحمد' }).where(eq(assets.id, assetId));
    await db.update(projects).set({ name: 'ٱلنور' }).where(eq(projects.id, projectId));
    await db.update(users).set({ firstName: 'مُحَمَّد' }).where(eq(users.id, people.Admin));
    await db.insert(auditEvents).values({
      id: '0194f000-0000-7000-8000-000000000001',
      companyId,
      at: new Date(),
      actorId: null,
      actorName: 'Ada',
      actorEmail: 'ada@demo.example',
      action: 'create',
      subjectKind: 'site',
      subjectId: siteId,
      subjectName: 'שָׁלוֹם',
      changes: [],
      address: '192.0.2.7',
      userAgent: 'curl/8.14',
      requestId: 'request',
    });
    expect(await keysOf(sites, eq(sites.id, siteId))).toEqual(['שָׁלוֹם'.normalize('NFD')]);

    await run(db, statementsOf('0031_search_marks'));

    expect(await keysOf(sites, eq(sites.id, siteId))).toEqual(['שלום']);
    expect(await keysOf(assets, eq(assets.id, assetId))).toEqual(['احمد']);
    expect(await keysOf(projects, eq(projects.id, projectId))).toEqual(['النور']);
    expect(await keysOf(users, eq(users.id, people.Admin))).toEqual(['محمد tideway\nadmintideway@demo.example']);
    expect(await keysOf(auditEvents, eq(auditEvents.companyId, companyId))).toEqual(['ada\nada@demo.example\nשלום']);
    await expect(db.update(auditEvents).set({ actorName: 'Eve' })).rejects.toMatchObject({
      cause: { message: 'Audit events are append-only.' },
    });
  });
});
