import { afterAll, beforeAll, expect, it } from 'vitest';
import { damagedFiles } from '../database/schema/index.ts';
import { storageStatusHandlers } from './storage-status.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;
beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

it('admins read how full the disk is, and how many files of their company are damaged', async () => {
  await studio.db.insert(damagedFiles).values([
    { companyId: own.companyId, storageKey: 'projects/a/1.jpg', damage: 'content' },
    { companyId: own.companyId, storageKey: 'projects/a/2.jpg', damage: 'missing' },
    { companyId: foreign.companyId, storageKey: 'projects/b/1.jpg', damage: 'size' },
  ]);
  const read = async ({ people }: CompanyRecords) => studio.send(people.Admin, 'GET', 'storage-status');
  const { status, body } = await read(own);
  expect(status).toBe(200);
  expect(body).toEqual({
    disk: { level: expect.stringMatching(/^(ok|low|full)$/), usedPercent: expect.any(Number) },
    damagedFiles: 2,
  });
  expect(body.disk.usedPercent).toBeLessThanOrEqual(100);
  expect((await read(foreign)).body.damagedFiles).toBe(1);
});

it('with Azure Blob Storage, there is no disk', async () => {
  const { getStorageStatus } = storageStatusHandlers;
  const context = { db: studio.db, user: { companyId: 'fairway' }, services: { disk: null } };
  const answer = getStorageStatus.answer(context as unknown as Parameters<typeof getStorageStatus.answer>[0], () => ({
    allowed: true,
  }));
  expect(await answer).toEqual({ disk: null, damagedFiles: 0 });
});
