import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assets, companies, projectFiles, projects, runningUploads } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const DATE = new Date('2026-11-20T08:30:00.000Z');
const SIZE = 4_000;

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

const SOUTH = 'southpier';

beforeEach(async () => {
  await studio.db.delete(projectFiles);
  await studio.db.delete(runningUploads);
  await studio.db.delete(projects).where(eq(projects.id, SOUTH));
  await studio.db.insert(projects).values(inspectionOf(own, SOUTH, own.assetId));
});

/** An inspection that nobody below Manager has created. */
const inspectionOf = ({ companyId, people }: CompanyRecords, id: string, assetId: string) => ({
  id,
  companyId,
  assetId,
  name: 'SouthPier',
  status: 'Completed' as const,
  createdById: people.Admin,
});

/** Registers files of an inspection, uploaded by default. */
const store = (projectId: string, names: string[], part: Partial<typeof projectFiles.$inferInsert> = {}) =>
  studio.db.insert(projectFiles).values(
    names.map((name) => ({
      id: `${projectId} ${name}`,
      companyId: own.companyId,
      projectId,
      kind: 'two' as const,
      captureType: 'Rgb' as const,
      fileType: 'Image' as const,
      name,
      mime: 'image/jpeg',
      sizeBytes: SIZE,
      storageKey: `${projectId} ${name}`,
      modifiedAt: DATE,
      uploadedAt: new Date(),
      ...part,
    })),
  );

const identity = (name: string, part: object = {}) => ({
  name,
  sizeBytes: SIZE,
  lastModified: DATE.toISOString(),
  ...part,
});
const ask = (token: string, assetId: string, payload: unknown) =>
  studio.send(token, 'POST', `assets/${assetId}/known-files`, payload);
/** Asks about files of the usual date and size. */
const find = async (names: string[], token = own.people.Manager, assetId = own.assetId) =>
  (await ask(token, assetId, { files: names.map((name) => identity(name)) })).body;

const inSouth = (stored: number[], arriving: number[] = []) => [
  { id: SOUTH, name: 'SouthPier', status: 3, stored, arriving },
];

describe('files are found in inspections of the asset', () => {
  it('those that are stored, by their place in the question, although their folder has another name', async () => {
    await store(SOUTH, ['flight/DJI_1.jpg', 'DJI_3.jpg']);
    expect(await find(['DJI_1.jpg', 'DJI_2.jpg', 'DJI_3.jpg'])).toEqual(inSouth([0, 2]));
  });

  it.each([
    ['arriving ones', new Date(), inSouth([], [0])],
    ['none that are missing since their upload has stopped', new Date(Date.now() - 91_000), []],
  ])('%s', async (_case, renewed, expected) => {
    const upload = { id: 'tab-1', projectId: SOUTH, companyId: own.companyId, userId: own.people.Manager };
    await studio.db.insert(runningUploads).values({ ...upload, done: 0, total: 1, started: renewed, renewed });
    await store(SOUTH, ['DJI_1.jpg'], { uploadedAt: null, uploadId: 'tab-1' });
    expect(await find(['DJI_1.jpg'])).toEqual(expected);
  });

  it('none that are registered without an upload', async () => {
    await store(SOUTH, ['DJI_1.jpg'], { uploadedAt: null });
    expect(await find(['DJI_1.jpg'])).toEqual([]);
  });

  it.each([
    ['another size', { sizeBytes: 4_001 }, []],
    ['another date', { lastModified: '2026-11-20T08:31:00.000Z' }, []],
    ['another date and the same hash', { lastModified: '2026-11-21T08:30:00.000Z', sampleHash: 'ab'.repeat(32) }, [0]],
    ['the same date and another hash', { sampleHash: 'cd'.repeat(32) }, undefined],
  ])('of %s', async (_case, part, places) => {
    await store(SOUTH, ['DJI_1.jpg'], { sampleHash: 'ab'.repeat(32) });
    const { body } = await ask(own.people.Manager, own.assetId, { files: [identity('DJI_1.jpg', part)] });
    expect(body).toEqual(places?.length ? inSouth(places) : []);
  });

  it('also for the command line, with an access token for uploads', async () => {
    await store(SOUTH, ['DJI_1.jpg']);
    const payload = { name: 'Field laptop', rights: 'Upload', days: 7 };
    const { body } = await studio.send(own.people.Manager, 'POST', `users/${own.people.Manager}/tokens`, payload);
    expect(await find(['DJI_1.jpg'], body.token)).toEqual(inSouth([0]));
  });

  it('in each inspection that has them, the one that was changed last first', async () => {
    await store(own.projectId, ['DJI_1.jpg']);
    await store(SOUTH, ['DJI_1.jpg']);
    await studio.db.update(projects).set({ modified: new Date() }).where(eq(projects.id, SOUTH));
    const found = await find(['DJI_1.jpg']);
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['SouthPier', 'NorthTowerA']);
  });

  it('but not in the one that is edited', async () => {
    await store(own.projectId, ['DJI_1.jpg']);
    await store(SOUTH, ['DJI_1.jpg']);
    const { body } = await ask(own.people.Manager, own.assetId, {
      files: [identity('DJI_1.jpg')],
      exceptProjectId: own.projectId,
    });
    expect(body).toEqual(inSouth([0]));
  });
});

describe('nothing is revealed', () => {
  it('of inspections of another asset, and of deleted ones', async () => {
    await store(SOUTH, ['DJI_1.jpg']);
    expect(await find(['DJI_1.jpg'], own.people.Manager, own.otherAssetId)).toEqual([]);
    expect((await studio.send(own.people.Manager, 'DELETE', `projects/${SOUTH}`)).status).toBe(204);
    expect(await find(['DJI_1.jpg'])).toEqual([]);
  });

  it('of a deleted asset, an unknown one and one of another company: they are 404', async () => {
    const gone = { companyId: own.companyId, siteId: own.siteId, severityScaleId: own.severityScaleId };
    await studio.db.insert(assets).values({
      ...gone,
      id: 'gone',
      name: 'Old Pier',
      type: 'Bridge',
      createdById: own.people.Manager,
      deletedAt: new Date(),
    });
    for (const id of ['gone', 'unknown', foreign.assetId]) {
      expect(await ask(own.people.Admin, id, { files: [] })).toMatchObject({ status: 404 });
    }
  });

  it.each(['Admin', 'Manager', 'Member', 'Uploader'] as const)(
    '%s finds files of an inspection that they may read',
    async (role) => {
      await store(SOUTH, ['DJI_1.jpg']);
      expect(await find(['DJI_1.jpg'], own.people[role])).toEqual(inSouth([0]));
    },
  );

  it.each(['Viewer', 'Trial'] as const)('%s, who is not involved, finds nothing', async (role) => {
    await store(SOUTH, ['DJI_1.jpg']);
    expect(await find(['DJI_1.jpg'], own.people[role])).toEqual([]);
    expect((await studio.send(own.people[role], 'GET', `projects/${SOUTH}/modules`)).status).toBe(403);
  });

  it('who created one inspection of an asset finds files of that one only', async () => {
    const mine = { ...inspectionOf(own, 'mine', own.otherAssetId), name: 'Mine', createdById: own.people.Viewer };
    await studio.db.insert(projects).values([mine, inspectionOf(own, 'theirs', own.otherAssetId)]);
    await store('mine', ['DJI_1.jpg']);
    await store('theirs', ['DJI_1.jpg', 'DJI_2.jpg']);
    const found = await find(['DJI_1.jpg', 'DJI_2.jpg'], own.people.Viewer, own.otherAssetId);
    expect(found).toEqual([{ id: 'mine', name: 'Mine', status: 3, stored: [0], arriving: [] }]);
  });
});

it('the 1,000 inspections that were changed last are searched', async () => {
  await store(SOUTH, ['DJI_1.jpg']);
  await studio.db
    .update(projects)
    .set({ modified: new Date('2026-01-01') })
    .where(eq(projects.id, SOUTH));
  expect(await find(['DJI_1.jpg'])).toEqual(inSouth([0]));
  const newer = Array.from({ length: 1000 }, (_, index) => inspectionOf(own, `newer${index}`, own.assetId));
  await studio.db.insert(projects).values(newer);
  expect(await find(['DJI_1.jpg'])).toEqual([]);
  await studio.db.delete(projects).where(like(projects.id, 'newer%'));
});

describe('the question', () => {
  it.each([
    ['too many files', { files: Array.from({ length: 20_001 }, () => identity('a.jpg')) }, 'payload.files'],
    ['no files', {}, 'payload.files'],
    ['a file without a size', { files: [{ name: 'a.jpg' }] }, 'payload.files.0.sizeBytes'],
    ['a date that is none', { files: [identity('a.jpg', { lastModified: 'today' })] }, 'payload.files.0.lastModified'],
    ['a hash that is none', { files: [identity('a.jpg', { sampleHash: 'AB' })] }, 'payload.files.0.sampleHash'],
    ['a field that is not asked', { files: [identity('a.jpg', { path: 'b/a.jpg' })] }, 'payload.files.0.path'],
  ])('with %s is 400', async (_case, payload, path) => {
    const { status, body } = await ask(own.people.Manager, own.assetId, payload);
    expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
  });

  it('may be asked after the licence has ended, because it changes nothing', async () => {
    const licenceExpiry = new Date('2026-01-02');
    await studio.db.update(companies).set({ licenceExpiry }).where(eq(companies.id, 'northline'));
    expect((await ask(own.people.Manager, own.assetId, { files: [] })).status).toBe(200);
    const valid = new Date('2099-12-31');
    await studio.db.update(companies).set({ licenceExpiry: valid }).where(eq(companies.id, 'northline'));
  });

  it('may have ten thousand files, of which every other one is stored', async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `DJI_${index}.jpg`);
    const half = names.filter((_name, index) => index % 2 === 0);
    for (let start = 0; start < half.length; start += 1000) await store(SOUTH, half.slice(start, start + 1000));
    const [found] = await find(names);
    expect(found.stored).toEqual(half.map((_name, index) => index * 2));
  });
});
