import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, projectFiles, projects } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { recordStatements } from './testing/record-statements.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());
beforeEach(async () => {
  await studio.db.delete(projectFiles);
  await setStatus('Draft');
});

const setStatus = (status: InspectionStatus) =>
  studio.db.update(projects).set({ status }).where(eq(projects.id, records.projectId));
const register = (payload: unknown) =>
  studio.send(records.people.Uploader, 'PUT', `projects/${records.projectId}/modules`, payload);
const stored = async () =>
  (await studio.send(records.people.Uploader, 'GET', `projects/${records.projectId}/modules`)).body;
const meta = (name: string, size = 4) => ({ name, size });
const images = (rgb: unknown[], remove: string[] = []) => ({ rgb, ir: [], isAr: false, remove });
const pdf = { ...meta('plan.pdf'), mime: 'application/pdf', type: 3 };

describe('files come and go with a Draft', () => {
  it('a file that failed is taken off, with what arrived of it; again changes nothing', async () => {
    const { body } = await register({ three: images([meta('a.jpg'), meta('b.jpg')]) });
    const [failed, kept] = body.three.rgb;
    await studio.store.put(failed.s3Key, Buffer.from('half'), 'image/jpeg');
    for (const ids of [[failed.id, 'unknown'], [failed.id]])
      expect((await register({ three: images([], ids) })).status).toBe(200);
    expect((await stored()).three.rgb).toEqual([
      { id: kept.id, name: 'b.jpg', s3Key: kept.s3Key, size: 4096, isUploaded: false },
    ]);
    await studio.settled();
    expect(await studio.store.head(failed.s3Key)).toBeNull();
  });

  it('what recognises a file on the disk is registered with it, and its exact size', async () => {
    const identity = { path: 'DCIM/a.jpg', lastModified: '2026-11-20T08:30:00.000Z', sampleHash: 'ab'.repeat(32) };
    await register({ three: images([{ ...meta('a.jpg'), sizeBytes: 4_000, ...identity }]) });
    expect((await stored()).three.rgb).toEqual([expect.objectContaining({ name: 'a.jpg', size: 4_000, ...identity })]);
  });

  it.each([
    ['another size in bytes', { sizeBytes: 4_097 }, 'three.rgb.0.sizeBytes'],
    ['a hash that is none', { sampleHash: 'AB'.repeat(32) }, 'three.rgb.0.sampleHash'],
    ['an empty path', { path: '' }, 'three.rgb.0.path'],
  ])('%s is refused', async (_case, part, path) => {
    const { status, body } = await register({ three: images([{ ...meta('a.jpg'), ...part }]) });
    expect({ status, paths: body.issues.map((issue: { path: string }) => issue.path) }).toEqual({
      status: 400,
      paths: [expect.stringContaining(path)],
    });
  });

  it('files are sorted by name as people count, regardless of the order in which they were registered', async () => {
    await register({ three: images(['DJI_10.jpg', 'DJI_9.jpg', 'DJI_1.jpg'].map((name) => meta(name))) });
    const names = (await stored()).three.rgb.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['DJI_1.jpg', 'DJI_9.jpg', 'DJI_10.jpg']);
  });

  it('an id under another kind than its own takes nothing off', async () => {
    const { body } = await register({ three: images([meta('a.jpg')]) });
    await register({ two: { rgb: [], ir: [], remove: [body.three.rgb[0].id] } });
    expect((await stored()).three.rgb).toHaveLength(1);
  });

  it('settings are kept until they are sent again, and switching a kind off takes its files', async () => {
    const { body } = await register({
      three: { ...images([]), isAr: true },
      ortho: { isEnabled: true, gcp: true, data: [meta('points.xlsx')], remove: [] },
    });
    const modules = async () =>
      (await studio.send(records.people.Uploader, 'GET', `projects/${records.projectId}`)).body.modules;
    await register({ two: { rgb: [], ir: [], remove: [] } });
    expect(await modules()).toMatchObject({ three: { isAr: true }, ortho: { isEnabled: true, gcp: true } });
    await register({ ortho: { isEnabled: false, gcp: false, data: [], remove: [body.ortho.data[0].id] } });
    expect(await modules()).toMatchObject({ three: { isAr: true }, ortho: { isEnabled: false, gcp: false } });
    expect((await stored()).ortho.data).toEqual([]);
  });

  it('ten thousand files are registered in their order, a thousand with each statement', async () => {
    const registerMany = async (count: number) => {
      const metas = Array.from({ length: count }, (_, index) => meta(`IMG_${index}.jpg`));
      const endRecording = recordStatements();
      const { body } = await register({ three: images(metas) });
      return { metas, body, statementCount: endRecording().length };
    };
    await studio.db.update(companies).set({ dataAllowed: 20_000 });
    const one = await registerMany(1);
    const { metas, body, statementCount } = await registerMany(10_000);
    expect(statementCount - one.statementCount).toBe(9);
    expect(body.three.rgb.map(({ name }: { name: string }) => name)).toEqual(metas.map(({ name }) => name));
    expect(new Set(body.three.rgb.map(({ s3Key }: { s3Key: string }) => s3Key)).size).toBe(10_000);
  });
});

it('an inspection has at most 100,000 files; removing one makes room for another', async () => {
  const { projectId, companyId } = records;
  await studio.db.execute(sql`
    insert into project_files (id, company_id, project_id, kind, file_type, name, mime, size_bytes, storage_key, uploaded_at)
    select 'many-' || n, ${companyId}, ${projectId}, 'sonar', 'Image', n || '.jpg', 'image/jpeg', 4096, 'projects/many/' || n, now()
    from generate_series(1, 100000) as n`);
  const added = { supplementary: { data: [pdf], remove: [] } };
  const { status, body } = await register(added);
  const message = 'An inspection has at most 100,000 files. Create another inspection for the rest.';
  expect([status, body.message]).toEqual([409, message]);
  expect((await register({ ...added, sonar: { data: [], remove: ['many-1'] } })).status).toBe(200);
});

describe('after Draft only supplementary data can be changed', () => {
  it.each<InspectionStatus>(['Queued', 'ThumbnailsGenerating', 'Completed', 'Failed'])('%s', async (status) => {
    const { body } = await register({ three: images([meta('a.jpg')]) });
    const { id, s3Key } = body.three.rgb[0];
    await setStatus(status);
    const refusal = { status: 409, body: { message: 'After Draft only supplementary data can be changed.' } };
    const three = images([meta('b.jpg')]);
    expect(await register({ three })).toMatchObject(refusal);
    expect(await register({ three, supplementary: { data: [pdf], remove: [] } })).toMatchObject(refusal);
    expect(await register({ supplementary: { data: [pdf], remove: [id] } })).toMatchObject({ status: 200 });
    expect((await stored()).three.rgb).toHaveLength(1);
    await studio.store.put(s3Key, Buffer.alloc(4096, 'late'), 'image/jpeg');
    expect(await studio.send(records.people.Uploader, 'PUT', `images/${id}/uploaded`, { type: 1 })).toMatchObject(
      refusal,
    );
  });
});

describe('files over an allowance are not registered', () => {
  const set = (values: Partial<typeof companies.$inferInsert>) =>
    studio.db.update(companies).set(values).where(eq(companies.id, 'northline'));

  it('code 1: no data once the allowance is used up; supplementary files may still come', async () => {
    await set({ dataUsed: 1000, dataAllowed: 1000 });
    expect(await register({ two: { rgb: [meta('a.jpg')], ir: [], remove: [] } })).toMatchObject({
      status: 409,
      body: { code: 1 },
    });
    expect((await register({ supplementary: { data: [pdf], remove: [] } })).status).toBe(200);
    expect((await register({ two: { rgb: [], ir: [], remove: [] } })).status).toBe(200);
    await set({ dataUsed: 0 });
  });

  it('code 1: registered images count before they are processed', async () => {
    await set({ dataUsed: 990, dataAllowed: 1000, dataType: 'ImageCount' });
    const two = (...names: string[]) => register({ two: { rgb: names.map((name) => meta(name)), ir: [], remove: [] } });
    const names = Array.from({ length: 8 }, (_, index) => `${index}.jpg`);
    expect((await two(...names)).status).toBe(200);
    expect(await two('a.jpg', 'b.jpg', 'c.jpg')).toMatchObject({ status: 409, body: { code: 1 } });
    expect((await two('a.jpg', 'b.jpg')).status).toBe(200);
    expect(await two('c.jpg')).toMatchObject({ status: 409, body: { code: 1 } });
    const files = (await stored()).two.rgb as { id: string }[];
    expect(files).toHaveLength(10);
    // Files that the same call removes make room.
    const remove = [files[0]!.id];
    expect((await register({ two: { rgb: [meta('c.jpg')], ir: [], remove } })).status).toBe(200);
    await set({ dataUsed: 0 });
  });

  it('of two people who register the last allowed images at the same moment, one is refused', async () => {
    await set({ dataUsed: 999, dataAllowed: 1000, dataType: 'ImageCount' });
    const answers = await Promise.all(
      ['a.jpg', 'b.jpg'].map((name) => register({ two: { rgb: [meta(name)], ir: [], remove: [] } })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    await set({ dataUsed: 0 });
  });

  it('code 127: registered files count before they are confirmed', async () => {
    await set({ supplementaryAllowedBytes: 3 * 4096 });
    const add = (...files: object[]) => register({ supplementary: { data: files, remove: [] } });
    expect((await add(pdf, pdf)).status).toBe(200);
    expect(await add(pdf, pdf)).toMatchObject({ status: 409, body: { code: 127 } });
    expect((await add(pdf)).status).toBe(200);
    expect((await stored()).supplementary.data).toHaveLength(3);
  });

  it('code 127: no supplementary files that pass the allowance', async () => {
    await set({ supplementaryAllowedBytes: 8191 });
    expect(await register({ supplementary: { data: [pdf, pdf], remove: [] } })).toMatchObject({
      status: 409,
      body: { code: 127 },
    });
    expect((await stored()).supplementary.data).toEqual([]);
    await set({ supplementaryAllowedBytes: 8192 });
    expect((await register({ supplementary: { data: [pdf, pdf], remove: [] } })).status).toBe(200);
  });
});
