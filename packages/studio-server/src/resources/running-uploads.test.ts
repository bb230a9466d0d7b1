import { UPLOAD_EXPIRY_MS } from '@inspection-studio/domain/uploads';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectFiles, projects, runningUploads } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;
let Uploader: string;
let Manager: string;
let Member: string;
let made = 0;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  ({ Uploader, Manager, Member } = records.people);
});
afterAll(() => studio?.close());
afterEach(() => vi.useRealTimers());

/** Creates a draft with enough images to be sent, of which some are not uploaded. Returns its id. */
async function draft({ missingCount }: { missingCount: number }): Promise<string> {
  const { companyId, assetId, people } = records;
  const id = `draft-${(made += 1)}`;
  await studio.db.insert(projects).values({ id, companyId, assetId, name: id, createdById: people.Uploader });
  await studio.db.insert(projectFiles).values(
    Array.from({ length: 30 + missingCount }, (_, index) => ({
      id: `${id}-${index}`,
      companyId,
      projectId: id,
      kind: 'three' as const,
      captureType: 'Rgb' as const,
      fileType: 'Image' as const,
      name: `IMG_${index}.jpg`,
      mime: 'image/jpeg',
      sizeBytes: 1024,
      storageKey: `projects/${id}/${index}.jpg`,
      uploadedAt: index < 30 ? new Date() : null,
    })),
  );
  return id;
}

const report = (token: string, id: string, done: number, total: number, uploadId = 'tab-1') =>
  studio.send(token, 'PUT', `projects/${id}/uploads/${uploadId}`, { done, total });
const end = (token: string, id: string, uploadId = 'tab-1') =>
  studio.send(token, 'DELETE', `projects/${id}/uploads/${uploadId}`);
const uploadsOf = async (id: string) => (await studio.send(Manager, 'GET', `projects/${id}`)).body.uploads;
const process = (token: string, id: string, query = '') => studio.send(token, 'POST', `projects/${id}/process${query}`);
const reasonsOf = (body: { issues: { message: string }[] }) => body.issues.map(({ message }) => message);
const statusOf = async (id: string) =>
  (await studio.db.select().from(projects).where(eq(projects.id, id)))[0]?.status ?? 'deleted';
/** Makes the last report of an inspection's uploads older. */
const age = (id: string, ms: number) =>
  studio.db
    .update(runningUploads)
    .set({ renewed: new Date(Date.now() - ms) })
    .where(eq(runningUploads.projectId, id));

describe('a running upload', () => {
  it('is shown to everyone with its person, start and progress until it ends', async () => {
    const id = await draft({ missingCount: 10 });
    expect(await uploadsOf(id)).toEqual([]);
    expect((await report(Uploader, id, 0, 40)).status).toBe(204);
    const [first] = await uploadsOf(id);
    expect(first).toEqual({
      id: 'tab-1',
      user: { id: Uploader, name: 'Uploader northline', thumbnail: null },
      started: expect.any(String),
      done: 0,
      total: 40,
    });
    await report(Uploader, id, 23, 40);
    expect(await uploadsOf(id)).toEqual([{ ...first, done: 23 }]);
    expect((await end(Uploader, id)).status).toBe(204);
    expect(await uploadsOf(id)).toEqual([]);
    expect((await end(Uploader, id)).status).toBe(204);
  });

  it('no longer counts 90 seconds after its last report, and starts again with the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 5, 40);
    const [{ started }] = await uploadsOf(id);
    await age(id, UPLOAD_EXPIRY_MS - 5_000);
    expect(await uploadsOf(id)).toHaveLength(1);
    await age(id, UPLOAD_EXPIRY_MS + 1);
    expect(await uploadsOf(id)).toEqual([]);
    vi.advanceTimersByTime(1);
    await report(Uploader, id, 6, 40);
    const [again] = await uploadsOf(id);
    expect(again.done).toBe(6);
    expect(again.started > started).toBe(true);
  });

  it('several run side by side, oldest first', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 1, 10, 'first');
    vi.advanceTimersByTime(1);
    await report(Member, id, 2, 20, 'second');
    const shown = (await uploadsOf(id)).map((one: { id: string; user: { id: string } }) => [one.id, one.user.id]);
    expect(shown).toEqual([
      ['first', Uploader],
      ['second', Member],
    ]);
  });

  it('is changed and ended only by the person who uploads', async () => {
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 1, 40);
    expect(await report(Member, id, 39, 40)).toEqual({
      status: 409,
      body: { name: 'Conflict', message: 'This upload belongs to someone else.' },
    });
    expect((await end(Member, id)).status).toBe(204);
    expect(await uploadsOf(id)).toMatchObject([{ user: { id: Uploader }, done: 1 }]);
  });

  it('cannot be reported by people who may not upload', async () => {
    const id = await draft({ missingCount: 10 });
    expect((await report(records.people.Viewer, id, 1, 40)).status).toBe(403);
    expect((await end(records.people.Viewer, id)).status).toBe(403);
  });

  it.each([[{ done: 41, total: 40 }], [{ done: -1, total: 40 }], [{ done: 0, total: 1e12 }], [{ total: 40 }]])(
    'a report of %j is refused',
    async (payload) => {
      const id = await draft({ missingCount: 0 });
      expect((await studio.send(Uploader, 'PUT', `projects/${id}/uploads/tab-1`, payload)).status).toBe(400);
    },
  );
});

describe('sending an inspection while files are uploading', () => {
  it('is refused, and the reply names whose upload would be interrupted', async () => {
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 30, 40);
    expect(await process(Manager, id)).toEqual({
      status: 409,
      body: {
        name: 'Conflict',
        message: 'A running upload would be interrupted.',
        issues: [{ path: 'params.id', message: `Uploader northline is uploading to ${id}: 30 of 40 uploaded.` }],
      },
    });
    expect(await statusOf(id)).toBe('Draft');
    expect((await process(Manager, id, '?interruptUploads=false')).status).toBe(409);
  });

  it('is refused in a second tab of the same person', async () => {
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 30, 40);
    expect((await process(Uploader, id)).status).toBe(409);
  });

  it('names everyone who is uploading', async () => {
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 30, 35, 'first');
    await report(Member, id, 0, 5, 'second');
    const { body } = await process(Manager, id);
    expect(reasonsOf(body)).toEqual([
      `Uploader northline is uploading to ${id}: 30 of 35 uploaded.`,
      `Member northline is uploading to ${id}: 0 of 5 uploaded.`,
    ]);
  });

  it('is done when the caller confirms the interruption', async () => {
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 30, 40);
    expect((await process(Manager, id, '?interruptUploads=true')).status).toBe(204);
    expect(await statusOf(id)).toBe('Queued');
  });

  it('is not refused once every file is uploaded, because nothing would be left out', async () => {
    const id = await draft({ missingCount: 0 });
    await report(Uploader, id, 29, 30);
    expect((await process(Uploader, id)).status).toBe(204);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['ended', (id) => end(Uploader, id)],
    ['expired', (id) => age(id, UPLOAD_EXPIRY_MS + 1)],
  ])('is not refused once the upload has %s', async (_case, finish) => {
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 30, 40);
    await finish(id);
    expect((await process(Manager, id)).status).toBe(204);
  });

  it('is not refused without a reported upload, even if files are missing', async () => {
    const id = await draft({ missingCount: 10 });
    expect((await process(Manager, id)).status).toBe(204);
  });
});

describe('deleting an inspection while files are uploading', () => {
  const remove = (id: string, query = '') => studio.send(Manager, 'DELETE', `projects/${id}${query}`);

  it('is refused, and the reply names whose upload would be interrupted', async () => {
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 30, 40);
    const { status, body } = await remove(id);
    expect(status).toBe(409);
    expect(reasonsOf(body)).toEqual([`Uploader northline is uploading to ${id}: 30 of 40 uploaded.`]);
    expect(await statusOf(id)).toBe('Draft');
  });

  it('is done when the caller confirms the interruption, and the next report is answered with 404', async () => {
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 30, 40);
    expect((await remove(id, '?interruptUploads=true')).status).toBe(204);
    expect(await statusOf(id)).toBe('deleted');
    expect((await report(Uploader, id, 31, 40)).status).toBe(404);
  });

  it('is not refused once the upload has ended', async () => {
    const id = await draft({ missingCount: 10 });
    await report(Uploader, id, 30, 40);
    await end(Uploader, id);
    expect((await remove(id)).status).toBe(204);
  });
});

describe('deleting an asset or a site while files are uploading to an inspection of it', () => {
  it.each<[string, string, (own: CompanyRecords) => string]>([
    ['the asset', 'meridian', (own) => `assets/${own.assetId}`],
    ['the site', 'solent', (own) => `sites/${own.siteId}`],
  ])('%s: is refused, and the reply names whose upload would be interrupted', async (_case, companyId, pathOf) => {
    const own = await insertCompany(studio.db, companyId);
    await report(own.people.Uploader, own.projectId, 1, 3);
    const remove = () => studio.send(own.people.Admin, 'DELETE', pathOf(own));
    const { status, body } = await remove();
    expect(status).toBe(409);
    expect(reasonsOf(body)).toEqual([`Uploader ${own.companyId} is uploading to NorthTowerA: 1 of 3 uploaded.`]);
    await end(own.people.Uploader, own.projectId);
    expect((await remove()).status).toBe(204);
  });
});
