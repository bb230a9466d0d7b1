import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projects } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

const create = (person: string, name: string, creationKey?: string, assetId = records.assetId) =>
  studio.send(person, 'POST', 'projects', {
    name,
    description: '',
    assetId,
    checklistId: records.checklistId,
    ...(creationKey && { creationKey }),
  });
const countOf = async (name: string) => (await studio.db.select().from(projects).where(eq(projects.name, name))).length;

it('a repeated key returns the first inspection and creates nothing', async () => {
  const { people } = records;
  const key = crypto.randomUUID();
  const first = await create(people.Manager, 'LostReply', key);
  const second = await create(people.Manager, 'LostReply', key);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect(await countOf('LostReply')).toBe(1);
});

it('of two calls at the same time, one creates it and both return it', async () => {
  const key = crypto.randomUUID();
  const replies = await Promise.all([1, 2].map(() => create(records.people.Manager, 'Twice', key)));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(await countOf('Twice')).toBe(1);
});

it('keys belong to a person: another person creates another inspection with the same key', async () => {
  const key = crypto.randomUUID();
  const [one, other] = [
    await create(records.people.Manager, 'Shared', key),
    await create(records.people.Admin, 'Shared', key),
  ];
  expect(one.body.id).not.toBe(other.body.id);
});

it('a repeated key with another asset returns the first inspection, of the first asset', async () => {
  const { people, assetId, otherAssetId } = records;
  const key = crypto.randomUUID();
  const first = await create(people.Manager, 'FirstAsset', key);
  const second = await create(people.Manager, 'OtherAsset', key, otherAssetId);
  expect(second.body).toEqual(first.body);
  expect(second.body.asset.id).toBe(assetId);
});

it('a key whose inspection was deleted creates another one', async () => {
  const { people } = records;
  const key = crypto.randomUUID();
  const first = await create(people.Manager, 'Deleted', key);
  await studio.send(people.Manager, 'DELETE', `projects/${first.body.id}`);
  const second = await create(people.Manager, 'Again', key);
  expect(second.status).toBe(200);
  expect(second.body.id).not.toBe(first.body.id);
});

it('without a key, every call creates an inspection', async () => {
  await create(records.people.Manager, 'NoKey');
  await create(records.people.Manager, 'NoKey');
  expect(await countOf('NoKey')).toBe(2);
});

it('a key that is no UUID is refused', async () => {
  expect((await create(records.people.Manager, 'BadKey', 'again')).status).toBe(400);
});
