import { truncate } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetMembers, assets, assetUploaders, documents, projectFiles, projects } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

const FILE = {
  id: 'pier-1',
  storageKey: 'projects/p/pier-1.jpg',
  thumbnailKey: 'thumbnails/p/pier-1.jpg',
  name: 'Überblick "1".jpg',
};
const PLAN = { id: 'plan-1', storageKey: 'documents/northline/plan-1.pdf', name: 'Access plan.pdf' };

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  await insertCompany(studio.db, 'meridian');
  const { companyId, projectId, people } = records;
  const file = { companyId, mime: 'image/jpeg', uploadedAt: new Date() };
  await studio.db.insert(projectFiles).values({
    ...file,
    ...FILE,
    sizeBytes: FILE.storageKey.length,
    projectId,
    kind: 'three',
    captureType: 'Rgb',
    fileType: 'Image',
  });
  await studio.db.insert(documents).values({
    ...file,
    ...PLAN,
    sizeBytes: PLAN.storageKey.length,
    mime: 'application/pdf',
    createdById: people.Member,
  });
  for (const key of [FILE.storageKey, PLAN.storageKey]) await studio.store.put(key, Buffer.from(key), 'image/jpeg');
  await studio.store.put(FILE.thumbnailKey, Buffer.from([0xff, 0xd9]), 'image/jpeg');
});
afterAll(() => studio?.close());

const ask = (path: string, person = records.people.Viewer) => studio.send(person, 'GET', path);
const asAdmin = (path: string) => ask(path, records.people.Admin);
const FILE_PATHS = [
  `download?prefix=${FILE.storageKey}`,
  `images/download?id=${FILE.id}`,
  `images/thumbnail?id=${FILE.id}`,
];

describe('an address to save or show a file from', () => {
  it.each([
    [
      'a document, by its key',
      `download?prefix=${PLAN.storageKey}`,
      PLAN.storageKey,
      "attachment; filename*=UTF-8''Access%20plan.pdf",
    ],
    [
      'a file, by its key',
      FILE_PATHS[0]!,
      FILE.storageKey,
      "attachment; filename*=UTF-8''%C3%9Cberblick%20%221%22.jpg",
    ],
    ['a file, by its id', FILE_PATHS[1]!, FILE.storageKey, "attachment; filename*=UTF-8''%C3%9Cberblick%20%221%22.jpg"],
    ['a thumbnail, by the id of its image', FILE_PATHS[2]!, FILE.thumbnailKey, null, '\uFFFD\uFFFD'],
  ])('%s', async (_case, path, key, disposition, content = key) => {
    const { status, body } = await asAdmin(path);
    expect(status).toBe(200);
    expect(new URL(body.url, studio.origin).pathname).toBe(`/files/${key}`);
    const reply = await fetch(new URL(body.url, studio.origin));
    expect([reply.status, await reply.text(), reply.headers.get('content-disposition')]).toEqual([
      200,
      content,
      disposition,
    ]);
    expect((await asAdmin(path)).body.url).toBe(body.url);
  });

  it.each([
    ['a document', `download?prefix=${PLAN.storageKey}`, PLAN.storageKey],
    ['a file', FILE_PATHS[1]!, FILE.storageKey],
  ])('%s that was truncated on the disk is not sent as if it were complete', async (_case, path, key) => {
    const { body } = await asAdmin(path);
    await truncate(studio.store.pathOf(key)!, 10);
    expect((await fetch(new URL(body.url, studio.origin))).status).toBe(502);
    await studio.store.put(key, Buffer.from(key), 'image/jpeg');
    expect((await fetch(new URL(body.url, studio.origin))).status).toBe(200);
  });

  it('of a file is for those who may open its inspection', async () => {
    const { Uploader, Member, Viewer, Trial } = records.people;
    for (const path of FILE_PATHS) {
      const answers = await Promise.all([Uploader, Member, Viewer, Trial].map((person) => ask(path, person)));
      // A missing download permission is checked first; thumbnails are only displayed.
      const ofTrial = path === FILE_PATHS[2] ? 115 : undefined;
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [200, undefined],
        [200, undefined],
        [403, 115],
        [403, ofTrial],
      ]);
    }
  });

  /** Relations of the Viewer to the file, and how they begin and end. */
  const viewerAndAsset = () => ({ assetId: records.assetId, userId: records.people.Viewer });
  const createInspection = (createdById: string) =>
    studio.db.update(projects).set({ createdById }).where(eq(projects.id, records.projectId));
  const createAsset = (createdById: string) =>
    studio.db.update(assets).set({ createdById }).where(eq(assets.id, records.assetId));

  it.each<[string, () => PromiseLike<unknown>, () => PromiseLike<unknown>]>([
    [
      'is a member of its asset',
      () => studio.db.insert(assetMembers).values(viewerAndAsset()),
      () => studio.db.delete(assetMembers).where(eq(assetMembers.userId, records.people.Viewer)),
    ],
    [
      'is an uploader of its asset',
      () => studio.db.insert(assetUploaders).values(viewerAndAsset()),
      () => studio.db.delete(assetUploaders).where(eq(assetUploaders.userId, records.people.Viewer)),
    ],
    [
      'created its inspection',
      () => createInspection(records.people.Viewer),
      () => createInspection(records.people.Uploader),
    ],
    ['created its asset', () => createAsset(records.people.Viewer), () => createAsset(records.people.Manager)],
  ])('of a file is also for a Viewer who %s, and no longer than that', async (_case, begin, end) => {
    const statuses = async () => Promise.all(FILE_PATHS.map(async (path) => (await ask(path)).status));
    await begin();
    expect(await statuses()).toEqual([200, 200, 200]);
    await end();
    expect(await statuses()).toEqual([403, 403, 403]);
  });

  it('of a document is for those who may read documents', async () => {
    const { Member, Uploader, Viewer } = records.people;
    const statuses = [Member, Uploader, Viewer].map(
      async (person) => (await ask(`download?prefix=${PLAN.storageKey}`, person)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 403]);
  });

  it.each([...FILE_PATHS, `download?prefix=${PLAN.storageKey}`])('another company gets none: %s', async (path) => {
    expect((await ask(path, 'adminmeridian')).status).toBe(404);
  });

  it.each([
    ['not uploaded', () => [`download?prefix=${records.storageKey}`, `images/download?id=${records.fileId}`]],
    ['unknown', () => ['download?prefix=projects/none.jpg', 'images/download?id=none', 'images/thumbnail?id=none']],
    ['the folder of the database', () => ['download?prefix=../database/PG_VERSION']],
  ])('of what is %s there is none', async (_case, paths) => {
    for (const path of paths()) expect((await asAdmin(path)).status).toBe(404);
  });

  it('a changed address reads nothing', async () => {
    const { url } = (await asAdmin(FILE_PATHS[1]!)).body as { url: string };
    const changed = [
      url.replace('pier-1', 'pier-2'),
      url.replace(FILE.storageKey, PLAN.storageKey),
      url.replace(/exp=\d+/, 'exp=9999999999'),
      url.replace(/name=[^&]*/, 'name=x.html'),
    ];
    for (const address of changed) expect((await fetch(studio.origin + address)).status).toBe(403);
  });
});
