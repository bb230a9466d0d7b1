import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { extract } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import * as schema from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { FILE_PREFIXES } from '../maintenance/used-keys.ts';
import { type LocalStore, openLocalStore } from '../storage/local-store.ts';
import { COMPANY_TABLES, FILE_COLUMNS } from './company-tables.ts';
import { deleteCompany } from './delete-company.ts';
import { type ExportManifest, exportCompany } from './export-company.ts';
import { fillCompany } from './testing/fill-company.ts';

const COMPANY = 'northline-inspection';
const OTHERS_FILE = 'pictures/other.jpg';

let database: OpenDatabase;
let folder: string;
let store: LocalStore;
let keys: string[];
let rowsBefore: Record<string, number>;

const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable));
const namesOf = (list: readonly PgTable[]) => list.map((table) => getTableName(table)).toSorted();
const companyTables = COMPANY_TABLES.map(({ table }) => table);
/** Without data of companies. Challenges and failed sign-ins are removed automatically, within a day. */
const sharedTables: readonly PgTable[] = [
  schema.fileChecks,
  schema.maintenance,
  schema.passkeyChallenges,
  schema.secrets,
  schema.signInThrottle,
];

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[getTableName(table)] = await database.db.$count(table);
  return counts;
}

async function listFiles(): Promise<string[]> {
  const found: string[] = [];
  for (const prefix of FILE_PREFIXES) for await (const { key } of store.list(prefix)) found.push(key);
  return found.toSorted();
}

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'studio-company-'));
  store = await openLocalStore(folder);
  await insertPeople(database.db);
  await store.put(OTHERS_FILE, Buffer.from('other'), 'image/jpeg');
  rowsBefore = await countRows();
  keys = await fillCompany(database.db, store, COMPANY);
});
afterAll(async () => {
  await store?.close();
  await database?.close();
  await rm(folder, { recursive: true });
});

describe('the list of tables is complete', () => {
  it('every table of the schema has data of companies or is shared', () =>
    expect(namesOf([...companyTables, ...sharedTables])).toEqual(namesOf(tables)));

  it('every table of the database is in the schema', async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(namesOf(tables));
  });

  it('every column with a storage key is known', () => {
    const isKey = (name: string) => /^(storage|thumbnail|reportLogo|reportCover)Key$/.test(name);
    const columns = companyTables.flatMap((table) =>
      Object.entries(getTableColumns(table)).flatMap(([name, column]) => (isKey(name) ? [column] : [])),
    );
    expect(new Set(FILE_COLUMNS.map(({ column }) => column))).toEqual(new Set(columns));
  });

  it.each(COMPANY_TABLES.map((source) => [getTableName(source.table), source] as const))(
    'the test company has rows in %s',
    async (_name, { table, rowsOf }) => expect(await database.db.$count(table, rowsOf(COMPANY))).toBeGreaterThan(0),
  );
});

describe('an exported archive', () => {
  it('has all rows and files of the company, with checksums, and nothing to sign in with', async () => {
    const target = join(folder, 'exports');
    const counts: Record<string, number> = {};
    for (const { table, rowsOf, isSecret } of COMPANY_TABLES)
      if (!isSecret) counts[getTableName(table)] = await database.db.$count(table, rowsOf(COMPANY));
    const { path } = await exportCompany(database.db, store, COMPANY, target, '9.3.3');
    expect(await readdir(target)).toEqual([`${COMPANY}.tar`]);

    const entries = new Map<string, Buffer>();
    const archive = createReadStream(path).pipe(extract());
    for await (const entry of archive) entries.set(entry.header.name, await buffer(entry));
    const text = [...entries.values()].map(String).join('\n');
    expect(text).not.toContain('do-not-export');
    expect(text).not.toContain('other.jpg');

    const manifest = JSON.parse(String(entries.get('manifest.json'))) as ExportManifest;
    expect(manifest).toMatchObject({ format: 1, version: '9.3.3', companyId: COMPANY, missing: [] });
    expect(manifest.records).toEqual(counts);
    const exported = [...entries].filter(([name]) => name.startsWith('records/'));
    expect(
      Object.fromEntries(
        exported.map(([name, file]) => [name.slice(8, -5), (JSON.parse(String(file)) as unknown[]).length]),
      ),
    ).toEqual(counts);
    const stored = [...entries.keys()].filter((name) => name.startsWith('files/'));
    expect(stored.toSorted()).toEqual(keys.map((key) => `files/${key}`).toSorted());
    for (const { path: name, sizeBytes, sha256 } of manifest.files) {
      const content = entries.get(name)!;
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([sizeBytes, sha256]);
    }
    expect(manifest.files).toHaveLength(entries.size - 1);
  });

  it('is replaced by the next one as a whole, with an audit event each', async () => {
    const target = join(folder, 'exports');
    const before = await stat(join(target, `${COMPANY}.tar`));
    const { path } = await exportCompany(database.db, store, COMPANY, target, '9.3.3');
    expect((await stat(path)).ino).not.toBe(before.ino);
    expect(await readdir(target)).toEqual([`${COMPANY}.tar`]);
    const events = await database.db.select().from(schema.auditEvents).where(eq(schema.auditEvents.action, 'download'));
    expect(events.filter(({ subjectKind }) => subjectKind === 'company')).toEqual([
      expect.objectContaining({
        actorId: null,
        actorName: 'Operator',
        subjectId: COMPANY,
        userAgent: 'npm run company -- export',
      }),
      expect.objectContaining({ changes: [{ field: 'file', after: `${COMPANY}.tar` }] }),
    ]);
  });

  it('of an unknown company is refused', () =>
    expect(exportCompany(database.db, store, 'nobody', folder, '9.3.3')).rejects.toThrow('There is no company nobody'));

  it('names files that were never uploaded', async () => {
    await store.delete(keys[0]!);
    const { manifest } = await exportCompany(database.db, store, COMPANY, join(folder, 'again'), '9.3.3');
    expect(manifest.missing).toEqual([keys[0]]);
  });
});

describe('a deletion', () => {
  it('needs the exact name', async () => {
    await expect(deleteCompany(database.db, store, COMPANY, 'northline inspection')).rejects.toThrow(
      'is called Northline Inspection: repeat exactly this name',
    );
    expect((await listFiles()).length).toBeGreaterThan(keys.length - 1);
  });

  it('leaves no row and no file of the company, and everything of the others', async () => {
    await store.put(
      `projects/${keys.find((key) => key.startsWith('projects/'))!.split('/')[1]}/left.jpg`,
      Buffer.from('x'),
      'image/jpeg',
    );
    const deleted = await deleteCompany(database.db, store, COMPANY, 'Northline Inspection');
    expect(deleted).toMatchObject({ companyId: COMPANY });
    expect(await countRows()).toEqual(rowsBefore);
    expect(await listFiles()).toEqual([OTHERS_FILE]);
  });

  it('can be repeated', async () => {
    expect(await deleteCompany(database.db, store, COMPANY, 'Northline Inspection')).toBeNull();
    expect(await countRows()).toEqual(rowsBefore);
  });
});
