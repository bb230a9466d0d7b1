import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { assets } from '../database/schema/index.ts';
import { lockRow, requireRow } from './require-row.ts';
import { insertCompany } from './testing/insert-company.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertCompany(database.db, 'northline');
});
afterAll(() => database?.close());

const NOT_FOUND = expect.objectContaining({ status: 404 });

it('a call about a record returns its first row', async () =>
  expect(await requireRow(Promise.resolve([{ id: 'pier' }, { id: 'deck' }]))).toEqual({ id: 'pier' }));

it('a call about a record without a row is 404', () =>
  expect(requireRow(Promise.resolve([]))).rejects.toEqual(NOT_FOUND));

it('a record is locked while it exists, and 404 once it is deleted', async () => {
  await expect(lockRow(database.db, assets, 'assetnorthline')).resolves.toBeUndefined();
  await expect(lockRow(database.db, assets, 'gone')).rejects.toEqual(NOT_FOUND);
});
