import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

it('an inspection that exists keeps its asset, and the reply says which one and what to do', async () => {
  const { project } = payloadsOf(records);
  const path = `projects/${records.projectId}`;
  const asset = (await studio.send(records.people.Manager, 'GET', path)).body.asset;
  const payload = { ...project, assetId: records.otherAssetId };
  const { status, body } = await studio.send(records.people.Manager, 'PUT', path, payload);
  expect({ status, body }).toEqual({
    status: 409,
    body: {
      name: 'Conflict',
      message: 'The asset of an inspection does not change.',
      issues: [
        {
          path: 'payload.assetId',
          message: `The inspection exists already, for '${asset.name}'. Choose '${asset.name}' again, or delete the inspection and create another one.`,
        },
      ],
    },
  });
  expect((await studio.send(records.people.Manager, 'GET', path)).body.asset).toEqual(asset);
});
