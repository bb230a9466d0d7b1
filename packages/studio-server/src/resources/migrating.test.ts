import type { Method } from '@inspection-studio/domain/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assets } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  await studio.db.update(assets).set({ migratingSince: new Date() }).where(eq(assets.id, records.assetId));
});
afterAll(() => studio?.close());

type Request = [method: Method, path: string, payload?: unknown];

const ask = async (...[method, path, payload]: Request) => {
  const { status, body } = await studio.send(records.people.Admin, method, path, payload);
  return { status, code: body?.code };
};

describe('147: asset being migrated; retry in a few minutes', () => {
  it.each<[string, (own: CompanyRecords) => Request]>([
    ['changing it', (own) => ['PUT', `assets/${own.assetId}`, payloadsOf(own).asset]],
    ['deleting it', (own) => ['DELETE', `assets/${own.assetId}`]],
    ['deleting its site', (own) => ['DELETE', `sites/${own.siteId}`]],
    ['a new inspection of it', (own) => ['POST', 'projects', payloadsOf(own).project]],
  ])('%s is refused', async (_case, requestOf) => {
    expect(await ask(...requestOf(records))).toEqual({ status: 409, code: 147 });
  });
});

describe('148: inspection being migrated; retry later', () => {
  it.each<[string, (own: CompanyRecords) => Request]>([
    ['changing it', (own) => ['PUT', `projects/${own.projectId}`, payloadsOf(own).project]],
    ['deleting it', (own) => ['DELETE', `projects/${own.projectId}`]],
    ['registering files', (own) => ['PUT', `projects/${own.projectId}/modules`, payloadsOf(own).modules]],
    ['uploading a file', (own) => ['GET', `upload?content_type=image/jpeg&prefix=${own.storageKey}`]],
    ['confirming a file', (own) => ['PUT', `images/${own.fileId}/uploaded`, { type: 1 }]],
    [
      'flagging an image',
      (own) => ['PUT', `projects/${own.projectId}/images/flags`, { ids: [own.fileId], isFlagged: true }],
    ],
    ['confirming its upload', (own) => ['PUT', `projects/${own.projectId}/uploaded`]],
    ['sending it', (own) => ['POST', `projects/${own.projectId}/process`]],
    ['removing its capture data', (own) => ['DELETE', `projects/${own.projectId}/capturedata`]],
  ])('%s is refused', async (_case, requestOf) => {
    expect(await ask(...requestOf(records))).toEqual({ status: 409, code: 148 });
  });
});

it.each<[string, (own: CompanyRecords) => Request]>([
  ['the asset', (own) => ['GET', `assets/${own.assetId}`]],
  ['the inspection', (own) => ['GET', `projects/${own.projectId}`]],
  ['its files', (own) => ['GET', `projects/${own.projectId}/modules`]],
  ['another asset', (own) => ['PUT', `assets/${own.otherAssetId}`, payloadsOf(own).asset]],
])('%s stays in use meanwhile', async (_case, requestOf) => {
  expect(await ask(...requestOf(records))).toMatchObject({ status: 200 });
});
