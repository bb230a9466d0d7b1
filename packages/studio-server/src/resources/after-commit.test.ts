import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documents, maintenance, projectFiles, projects } from '../database/schema/index.ts';
import { sweepFiles } from '../maintenance/sweep-files.ts';
import { documentKey } from './documents.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const DAY_MS = 86_400_000;

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

type Call = [method: 'PUT' | 'DELETE', path: string, payload?: unknown];

it('DELETE projects/{id} deletes its files, thumbnails and tiles from the store, and nothing else', async () => {
  const one = await insertCompany(studio.db, 'meridian');
  const keyOf = (folder: string, id: string) => `${folder}/${id}/a.jpg`;
  const folders = ['projects', 'thumbnails', 'pyramids'];
  const own = folders.map((folder) => keyOf(folder, one.projectId));
  const others = folders.map((folder) => keyOf(folder, `${one.projectId}2`));
  for (const key of [...own, ...others]) await studio.store.put(key, Buffer.from('bytes'), 'image/jpeg');
  expect((await studio.send(one.people.Manager, 'DELETE', `projects/${one.projectId}`)).status).toBe(204);
  await studio.settled();
  for (const key of own) expect(await studio.store.head(key)).toBeNull();
  for (const key of others) expect(await studio.store.head(key)).not.toBeNull();
});

describe('a deletion succeeds while the store is unavailable, and the sweep deletes its files later', () => {
  it.each<[string, (one: CompanyRecords) => Call, (one: CompanyRecords) => string, number, () => Promise<number>]>([
    [
      'PUT modules removes a file',
      ({ projectId, fileId }) => [
        'PUT',
        `projects/${projectId}/modules`,
        { three: { rgb: [], ir: [], isAr: false, remove: [fileId] } },
      ],
      ({ storageKey }) => storageKey,
      200,
      () => studio.db.$count(projectFiles, eq(projectFiles.id, records.fileId)),
    ],
    [
      'DELETE projects/{id}',
      ({ projectId }) => ['DELETE', `projects/${projectId}`],
      ({ projectId }) => `projects/${projectId}/left.jpg`,
      204,
      () => studio.db.$count(projects, eq(projects.id, records.projectId)),
    ],
    [
      'DELETE documents/{id}',
      ({ documentId }) => ['DELETE', `documents/${documentId}`],
      ({ companyId, documentId }) => documentKey(companyId, documentId),
      204,
      () => studio.db.$count(documents, eq(documents.id, records.documentId)),
    ],
  ])('%s', async (_case, callOf, keyOf, status, rowCount) => {
    await studio.store.put(keyOf(records), Buffer.from('bytes'), 'image/jpeg');
    const failure = () => Promise.reject(new Error('the store is away'));
    const broken = [
      vi.spyOn(studio.store, 'delete').mockImplementation(failure),
      vi.spyOn(studio.store, 'deletePrefix').mockImplementation(failure),
    ];
    expect(await rowCount()).toBe(1);
    expect((await studio.send(records.people.Manager, ...callOf(records))).status).toBe(status);
    await studio.settled();
    for (const spy of broken) spy.mockRestore();
    expect(await rowCount()).toBe(0);
    expect(await studio.store.head(keyOf(records))).not.toBeNull();

    await studio.db.delete(maintenance);
    await sweepFiles(studio, new Date(Date.now() + 2 * DAY_MS));
    expect(await studio.store.head(keyOf(records))).toBeNull();
  });
});
