import { API_BASE_PATH } from '@inspection-studio/domain/calls';
import { PAGINATION_HEADER, parsePagination } from '@inspection-studio/domain/query';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inNameOrder } from '../database/schema/columns.ts';
import { assetMembers, assets, assetUploaders, users } from '../database/schema/index.ts';
import type { Transaction } from '../database/transaction.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { readAssetStamp } from './list-memory.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { recordStatements } from './testing/record-statements.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

/** More rows than are sorted after finding. */
const BULK = 20_100;
const TERMS = ['', 'mast', 'Mast 1', 'VIADUCT', 'Émile', '%', '0', 'nothing'];
const ORDERS = {
  '': [inNameOrder(assets.name), assets.id],
  'name desc': [sql`${inNameOrder(assets.name)} desc`, assets.id],
  'modified desc': [sql`${assets.modified} desc`, assets.id],
  'type asc,name asc': [
    sql`array_position(array['Bridge','OilTank'], ${assets.type})`,
    inNameOrder(assets.name),
    assets.id,
  ],
} as const;

let studio: TestStudio;
let records: CompanyRecords;
let other: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  other = await insertCompany(studio.db, 'tideway');
  const { companyId, siteId, severityScaleId, people } = records;
  await studio.db.insert(assets).values(
    Array.from({ length: 60 }, (_, at) => ({
      id: `a${at}`,
      companyId,
      siteId,
      severityScaleId,
      name: `${['Mast', 'Émile viaduct', '100% tank'][at % 3]} ${at % 20}`,
      type: at % 4 === 0 ? ('OilTank' as const) : ('Bridge' as const),
      createdById: at % 9 === 0 ? people.Member : people.Manager,
      modified: new Date(Date.UTC(2026, 0, 1 + (at % 7))),
    })),
  );
  await studio.db.execute(sql`
    insert into assets (id, company_id, site_id, severity_scale_id, name, type, created_by_id)
    select 'bulk' || i, ${companyId}, ${siteId}, ${severityScaleId}, 'Mast ' || i % 300, 'Bridge', ${people.Manager} from generate_series(1, ${BULK}) i`);
});
afterAll(() => studio.close());

/** Expected list, computed naively from all rows in order. */
async function naive(role: 'Manager' | 'Member', term: string, order: keyof typeof ORDERS) {
  const rows = await studio.db
    .select()
    .from(assets)
    .orderBy(...ORDERS[order]);
  const person = records.people[role];
  const links = [...(await studio.db.select().from(assetMembers)), ...(await studio.db.select().from(assetUploaders))];
  const involved = new Set(links.filter(({ userId }) => userId === person).map(({ assetId }) => assetId));
  return rows.filter(
    (row) =>
      row.companyId === records.companyId &&
      row.deletedAt === null &&
      (role === 'Manager' || row.createdById === person || involved.has(row.id)) &&
      row.name.toLowerCase().includes(term.toLowerCase()),
  );
}

async function ask(role: 'Manager' | 'Member', term: string, order: string, skip: number, top: number) {
  const search = new URLSearchParams({ count: 'true', top: String(top), skip: String(skip), orderBy: order });
  if (term) search.set('filter', `contains(name,'${term}')`);
  const reply = await studio.app.inject({
    url: `${API_BASE_PATH}assets?${search.toString()}`,
    headers: bearer(records.people[role]),
  });
  expect(reply.statusCode).toBe(200);
  const items: { id: string; name: string; memberIds: string[] }[] = reply.json();
  return { count: parsePagination(String(reply.headers[PAGINATION_HEADER.toLowerCase()])).count, items };
}

const anAsset = fc.integer({ min: 0, max: 59 }).map((at) => `a${at}`);
const question = fc.record({
  role: fc.constantFrom('Manager' as const, 'Member' as const),
  term: fc.constantFrom(...TERMS),
  order: fc.constantFrom(...(Object.keys(ORDERS) as (keyof typeof ORDERS)[])),
  skip: fc.constantFrom(0, 3, 48, 20_000),
  top: fc.constantFrom(1, 12, 120),
});
const change = fc.oneof(
  anAsset.map((id) => () => studio.db.update(assets).set({ name: 'Mast 1' }).where(eq(assets.id, id))),
  anAsset.map((id) => () => studio.db.update(assets).set({ deletedAt: new Date() }).where(eq(assets.id, id))),
  anAsset.map((id) => () => studio.db.update(assets).set({ deletedAt: null }).where(eq(assets.id, id))),
  anAsset.map(
    (assetId) => () =>
      studio.db.insert(assetMembers).values({ assetId, userId: records.people.Member }).onConflictDoNothing(),
  ),
  anAsset.map(
    (assetId) => () =>
      studio.db.insert(assetUploaders).values({ assetId, userId: records.people.Member }).onConflictDoNothing(),
  ),
  anAsset.map((assetId) => () => studio.db.delete(assetMembers).where(eq(assetMembers.assetId, assetId))),
);

describe('lists of assets', () => {
  it('contain and count the same rows as a naive query, regardless of earlier queries and changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), change, async (questions, make) => {
        for (const round of ['before', 'again', 'after']) {
          if (round === 'after') await make();
          for (const { role, term, order, skip, top } of questions) {
            const expected = await naive(role, term, order);
            const { count, items } = await ask(role, term, order, skip, top);
            expect(count).toBe(expected.length);
            expect(items.map(({ id, name }) => [id, name])).toEqual(
              expected.slice(skip, skip + top).map(({ id, name }) => [id, name]),
            );
          }
        }
      }),
      { numRuns: 3 },
    );
  }, 120_000);

  it('show a person’s new name at once, though the asset did not change', async () => {
    const first = await ask('Manager', 'Kinnaird', '', 0, 12);
    expect(first.items[0]).toMatchObject({
      involved: expect.arrayContaining([{ id: records.people.Member, name: 'Member northline', thumbnail: null }]),
    });
    await studio.db.update(users).set({ lastName: 'Renamed' }).where(eq(users.id, records.people.Member));
    const second = await ask('Manager', 'Kinnaird', '', 0, 12);
    expect(second.items[0]).toMatchObject({
      involved: expect.arrayContaining([{ id: records.people.Member, name: 'Member Renamed', thumbnail: null }]),
    });
  });
});

describe('statements of a page', () => {
  it.each([
    ['few rows', 'Émile viaduct', ''],
    ['more than are counted and sorted at once', 'Mast 1', 'modified desc'],
    ['so many that they are met in their order', 'Mast', ''],
  ])('of %s: one per reader and one for the whole cache', async (_title, term, order) => {
    const first = await ask('Manager', term, order, 0, 12);
    const endRecording = recordStatements();
    const second = await ask('Manager', term, order, 0, 12);
    expect(endRecording()).toHaveLength(2);
    expect(second).toEqual(first);
  });
});

describe('the stamp of a company’s assets', () => {
  const stamp = () => readAssetStamp(studio.db, records.companyId);
  const rename = (id: string) => ({ name: `Renamed ${id} ${Math.random()}` });

  it.each([
    ['a change', () => studio.db.update(assets).set(rename('a0')).where(eq(assets.id, 'a0'))],
    [
      'a person who comes',
      () => studio.db.insert(assetMembers).values({ assetId: 'a1', userId: records.people.Viewer }),
    ],
    ['a person who goes', () => studio.db.delete(assetMembers).where(eq(assetMembers.userId, records.people.Viewer))],
    ['a deletion', () => studio.db.delete(assets).where(eq(assets.id, 'a2'))],
  ])('changes with %s', async (_title, make) => {
    const before = await stamp();
    await make();
    expect(await stamp()).not.toBe(before);
  });

  it('is null for a company that never had an asset', async () => {
    expect(await readAssetStamp(studio.db, 'meridian')).toBeNull();
  });

  it('stays when another company changes, and when a change is taken back', async () => {
    const before = await stamp();
    await studio.db.update(assets).set(rename('b')).where(eq(assets.id, other.assetId));
    const rolledBack = studio.db.transaction(async (tx) => {
      await tx.update(assets).set(rename('a3')).where(eq(assets.id, 'a3'));
      tx.rollback();
    });
    await expect(rolledBack).rejects.toThrow('Rollback');
    expect(await stamp()).toBe(before);
  });

  it('is written at the very end, so that transactions never wait for each other in a ring', async () => {
    const change = (tx: Transaction, id: string) => tx.update(assets).set(rename(id)).where(eq(assets.id, id));
    const changeThenWait = (id: string) =>
      studio.db.transaction(async (tx) => {
        await change(tx, id);
        await change(tx, 'a30');
      });
    const holdThenChange = (id: string) =>
      studio.db.transaction(async (tx) => {
        await tx.select().from(assets).where(eq(assets.id, 'a30')).for('update');
        await change(tx, id);
      });
    await Promise.all([10, 11, 12, 13].flatMap((at) => [changeThenWait(`a${at}`), holdThenChange(`a${at + 10}`)]));
    const [last] = await studio.db.select().from(assets).where(eq(assets.id, 'a30'));
    expect(last?.name).toMatch('Renamed');
  });
});
