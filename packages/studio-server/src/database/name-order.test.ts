import { compareNames } from '@inspection-studio/domain/shared';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './open-database.ts';
import { inNameOrder } from './schema/columns.ts';
import * as schema from './schema/index.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

async function sorted(names: readonly string[]): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as t (name) order by ${inNameOrder(sql`name`)}`,
  );
  return rows.map(({ name }) => name);
}

const WORDS = ['pier', 'Pier', 'PIER', 'a', 'A', 'ä', 'Å', 'é', 'e\u0301', 'z', 'ß', 'ss', 'ø', 'ł', 'ı', 'İ'];
const OTHER_SCRIPTS = [
  'я',
  'Я',
  'ё',
  'ω',
  'ς',
  'σ',
  'א',
  'שׁ',
  'ش',
  'أ',
  'गंगा',
  'ไ',
  '橋',
  '桥',
  'ノ',
  'の',
  '가',
  '🚁',
  '👍🏽',
];
const NUMBERS = [
  '0',
  '1',
  '2',
  '02',
  '10',
  '002',
  '2.5',
  '2-10',
  '٣',
  '３',
  '②',
  '12345678901234567890',
  '9'.repeat(30),
];
const SIGNS = ['', ' ', '-', '_', '.', ',', '/', '(', '#', '&', '+', "'", '–', '№', '\u00a0'];

describe('the database sorts names like compareNames of the domain', () => {
  it.each([
    ['letters, case and accents', WORDS, ['', 's', 'S', 'é']],
    ['numbers', ['Pier ', 'pier ', 'PIER_', ''], NUMBERS],
    ['signs and spaces', SIGNS, ['a', 'a1', 'a 1', '1', 'B']],
    ['signs between letters', ['a', 'A', 'pier'], SIGNS.flatMap((sign) => [`${sign}1`, `${sign}b`, `${sign}10`])],
    ['scripts', OTHER_SCRIPTS, ['', '2', '10', ' 2', 'a']],
    ['scripts after others', ['a', 'Z', '9', '-'], OTHER_SCRIPTS],
  ])('%s', async (_case, beginnings, ends) => {
    const names = beginnings.flatMap((beginning) => ends.map((end) => beginning + end)).toReversed();
    expect(await sorted(names)).toEqual(names.toSorted(compareNames));
  });

  it('names that are equal but for zeros by their characters', async () =>
    expect(await sorted(['Pier 2', 'Pier 002', 'Pier 02'])).toEqual(['Pier 002', 'Pier 02', 'Pier 2']));
});

describe('an index serves lists by name', () => {
  const { assets, categories, categoryPresets, checklists, layouts, projects, severityScales, sites, tags } = schema;
  it.each([
    ...[sites, assets, projects, categories, categoryPresets, severityScales, checklists, layouts, tags].map(
      (table) => [getTableName(table), table, table.companyId, table.name] as const,
    ),
    ['documents', schema.documents, schema.documents.companyId, schema.documents.name] as const,
    ['users', schema.users, schema.users.companyId, schema.users.firstName] as const,
    ['project_files', schema.projectFiles, schema.projectFiles.projectId, schema.projectFiles.name] as const,
  ])('%s', async (_name, table, owner, name) => {
    const ofKind = table === schema.projectFiles ? sql`and kind = 'three'` : sql``;
    const plan = await database.db.transaction(async (tx) => {
      for (const way of ['seqscan', 'sort']) await tx.execute(sql.raw(`set local enable_${way} = off`));
      return tx.execute(
        sql`explain select * from ${table} where ${owner} = 'a' ${ofKind} order by ${inNameOrder(name)} limit 12`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('_in_order');
    expect(JSON.stringify(plan.rows)).not.toContain('Sort');
  });
});
