import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assetMembers, assets, auditEvents, projectFiles, projects } from '../database/schema/index.ts';
import { callsWait } from './testing/calls-wait.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { type ImageRow, insertImages, series, TEST_IMAGE_MIME } from './testing/insert-images.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;
let earlierEvents: number;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());
beforeEach(async () => {
  await studio.db.delete(projectFiles).where(eq(projectFiles.mime, TEST_IMAGE_MIME));
  earlierEvents = await studio.db.$count(auditEvents);
  await insertImages(studio.db, own, series(4));
});

const addImages = (ids: readonly string[], changes: Partial<ImageRow> = {}, inspection = own) =>
  insertImages(studio.db, inspection, ids, changes);
const flag = (ids: readonly string[], isFlagged = true, person = own.people.Member, projectId = own.projectId) =>
  studio.send(person, 'PUT', `projects/${projectId}/images/flags`, { ids, isFlagged });

/** Ids of the flagged images of all inspections, in their order. */
async function flagged(): Promise<string[]> {
  const rows = await studio.db
    .select({ id: projectFiles.id })
    .from(projectFiles)
    .where(eq(projectFiles.isFlagged, true))
    .orderBy(asc(projectFiles.id));
  return rows.map(({ id }) => id);
}

/** Audit events of one test. */
const readEvents = () => studio.db.select().from(auditEvents).orderBy(asc(auditEvents.id)).offset(earlierEvents);

describe('flags of images', () => {
  it('of one image, of several, and removed again', async () => {
    expect(await flag(['dji-2'])).toEqual({ status: 204, body: null });
    expect(await flagged()).toEqual(['dji-2']);
    expect((await flag(['dji-4', 'dji-1', 'dji-4'])).status).toBe(204);
    expect(await flagged()).toEqual(['dji-1', 'dji-2', 'dji-4']);
    expect((await flag(['dji-2', 'dji-1'], false)).status).toBe(204);
    expect(await flagged()).toEqual(['dji-4']);
  });

  it('are in the list of images, which can be filtered by them', async () => {
    await flag(['dji-1', 'dji-3']);
    const read = async (filter: string) => {
      const query = new URLSearchParams({ projectId: own.projectId, ...(filter && { filter }) }).toString();
      const { body } = await studio.send(own.people.Member, 'GET', `images?${query}`);
      return (body as { id: string; isFlagged: boolean }[]).map(({ id, isFlagged }) => [id, isFlagged]);
    };
    const all = [
      ['dji-1', true],
      ['dji-2', false],
      ['dji-3', true],
      ['dji-4', false],
    ];
    expect(await read('')).toEqual(all);
    expect(await read('isFlagged eq true')).toEqual(all.filter(([, isFlagged]) => isFlagged));
    expect(await read('isFlagged eq false')).toEqual(all.filter(([, isFlagged]) => !isFlagged));
  });

  it('change when their images were modified, if they differ, and never the inspection', async () => {
    const early = new Date('2026-11-01');
    await studio.db
      .update(projectFiles)
      .set({ modified: early })
      .where(inArray(projectFiles.id, series(4)));
    await studio.db.update(projectFiles).set({ isFlagged: true, modified: early }).where(eq(projectFiles.id, 'dji-2'));
    const readProject = () => studio.db.select().from(projects).where(eq(projects.id, own.projectId));
    const before = await readProject();
    await flag(['dji-1', 'dji-2']);
    const rows = await studio.db
      .select()
      .from(projectFiles)
      .where(inArray(projectFiles.id, series(4)));
    const changed = rows.filter(({ modified }) => modified > early);
    expect(changed.map(({ id }) => id)).toEqual(['dji-1']);
    expect(await readProject()).toEqual(before);
  });

  it('of a thousand images at once, and not of one more', async () => {
    const ids = series(1000, 'many');
    await addImages(ids);
    expect((await flag([...ids, 'dji-1'])).status).toBe(400);
    expect(await flagged()).toEqual([]);
    expect((await flag(ids)).status).toBe(204);
    expect(await flagged()).toHaveLength(1000);
  });

  it('of no images are refused', async () => expect((await flag([])).status).toBe(400));
});

describe('unless all ids are processed images of the inspection, the answer is 404 and nothing changes', () => {
  it.each<[string, Partial<ImageRow>]>([
    ['an image that is not processed yet', { thumbnailKey: null }],
    ['an image that could not be read', { thumbnailKey: null, processingError: 'The image is damaged.' }],
    ['a file of another type', { fileType: 'Blob' }],
    ['a supplementary image', { kind: 'supplementary', captureType: null }],
  ])('%s', async (_case, changes) => {
    await addImages(['odd'], changes);
    expect((await flag(['dji-1', 'odd'])).status).toBe(404);
    expect([await flagged(), await readEvents()]).toEqual([[], []]);
  });

  it('an unknown one, one of another inspection, and one of another company: all with the same words', async () => {
    const { companyId, assetId, people } = own;
    const another = { id: 'another', companyId, assetId, name: 'another', createdById: people.Admin };
    await studio.db.insert(projects).values(another);
    await addImages(['other'], { projectId: another.id });
    await addImages(['theirs'], {}, foreign);
    const unknown = await flag(['dji-1', 'nobody']);
    expect(unknown.status).toBe(404);
    expect([await flag(['dji-1', 'other']), await flag(['dji-1', 'theirs'])]).toEqual([unknown, unknown]);
    expect([await flagged(), await readEvents()]).toEqual([[], []]);
    expect((await flag(['other'], true, people.Member, another.id)).status).toBe(204);
    expect(await flagged()).toEqual(['other']);
  });

  it('an image of a deleted asset', async () => {
    const setDeleted = (deletedAt: Date | null) =>
      studio.db.update(assets).set({ deletedAt }).where(eq(assets.id, own.assetId));
    await setDeleted(new Date());
    expect((await flag(['dji-1'])).status).toBe(404);
    await setDeleted(null);
    expect(await flagged()).toEqual([]);
  });
});

it('Viewers and above who may open the inspection can flag its images', async () => {
  const { Admin, Manager, Member, Uploader, Viewer, Trial } = own.people;
  const answersOf = async (people: readonly string[]) => {
    const answers = [];
    for (const person of people) {
      const { status, body } = await flag(['dji-1'], true, person);
      answers.push([status, body?.code]);
      await flag(['dji-1'], false, Admin);
    }
    return answers;
  };
  const done = [204, undefined];
  expect(await answersOf([Admin, Manager, Member, Uploader])).toEqual([done, done, done, done]);
  expect(await answersOf([Viewer, Trial, foreign.people.Admin])).toEqual([
    [403, 115],
    [403, undefined],
    [404, undefined],
  ]);
  const { assetId } = own;
  await studio.db.insert(assetMembers).values([Viewer, Trial].map((userId) => ({ assetId, userId })));
  expect(await answersOf([Viewer, Trial])).toEqual([done, [403, undefined]]);
});

describe('the audit event', () => {
  const subject = () => ({
    subjectKind: 'inspection',
    subjectId: own.projectId,
    subjectName: 'NorthTowerA',
    actorId: own.people.Member,
  });

  it('names the one image that changed', async () => {
    await flag(['dji-1']);
    await flag(['dji-1', 'dji-2']);
    const changes = [{ field: 'file', after: 'dji-2.jpg' }];
    expect((await readEvents())[1]).toMatchObject({ ...subject(), action: 'flagImages', changes });
  });

  it('counts several images that changed', async () => {
    await flag(series(3));
    await flag(series(4), false);
    const changes = [{ field: 'images', after: '3' }];
    expect(await readEvents()).toMatchObject([
      { ...subject(), action: 'flagImages', changes },
      { ...subject(), action: 'unflagImages', changes },
    ]);
  });

  it('is not written when nothing changes', async () => {
    await flag(['dji-1'], false);
    expect(await readEvents()).toEqual([]);
    await flag(['dji-1']);
    expect((await flag(['dji-1'])).status).toBe(204);
    expect(await readEvents()).toHaveLength(1);
  });
});

it('two calls at once may name the same images in opposite orders', async () => {
  const ids = series(3);
  let answers: Promise<{ status: number }[]> | undefined;
  await studio.db.transaction(async (tx) => {
    // Locked in the order of the requests, each call would then wait for the first image of the other.
    await tx.update(projectFiles).set({ name: 'middle.jpg' }).where(eq(projectFiles.id, ids[1]!));
    answers = Promise.all([flag(ids), flag(ids.toReversed())]);
    await Promise.race([answers, callsWait(studio.db, 2)]);
  });
  expect((await answers)?.map(({ status }) => status)).toEqual([204, 204]);
  expect(await flagged()).toEqual(ids);
  expect(await readEvents()).toHaveLength(1);
});
