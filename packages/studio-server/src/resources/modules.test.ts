import type { InspectionStatus } from '@inspection-studio/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, projectFiles, projects } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
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
  it('F05, F06: a file that failed is taken off, with what arrived of it; again changes nothing', async () => {
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

  it('CALL-106: an id under another kind than its own takes nothing off', async () => {
    const { body } = await register({ three: images([meta('a.jpg')]) });
    await register({ two: { rgb: [], ir: [], remove: [body.three.rgb[0].id] } });
    expect((await stored()).three.rgb).toHaveLength(1);
  });

  it('CALL-107, CALL-108, CALL-109: settings are kept until they are sent again, and switching a kind off takes its files', async () => {
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

  it('ten thousand files are registered in a few seconds, in their order', async () => {
    const metas = Array.from({ length: 10_000 }, (_, index) => meta(`IMG_${index}.jpg`));
    const begun = performance.now();
    const { body } = await register({ three: images(metas) });
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(body.three.rgb.map(({ name }: { name: string }) => name)).toEqual(metas.map(({ name }) => name));
    expect(new Set(body.three.rgb.map(({ s3Key }: { s3Key: string }) => s3Key)).size).toBe(10_000);
  }, 20_000);
});

describe('STATE-026: after Draft only supplementary data can be changed', () => {
  it.each<InspectionStatus>(['Queued', 'ThumbnailsGenerating', 'Completed', 'Failed'])('%s', async (status) => {
    const { body } = await register({ three: images([meta('a.jpg')]) });
    const { id, s3Key } = body.three.rgb[0];
    await setStatus(status);
    const refusal = { status: 409, body: { message: 'After Draft only supplementary data can be changed.' } };
    expect(await register({ three: images([meta('b.jpg')]) })).toMatchObject(refusal);
    expect(await register({ supplementary: { data: [pdf], remove: [id] } })).toMatchObject({ status: 200 });
    expect((await stored()).three.rgb).toHaveLength(1);
    await studio.store.put(s3Key, Buffer.from('late'), 'image/jpeg');
    expect(await studio.send(records.people.Uploader, 'PUT', `images/${id}/uploaded`, { type: 1 })).toMatchObject(
      refusal,
    );
  });
});

describe('files over an allowance are not registered', () => {
  const set = (values: Partial<typeof companies.$inferInsert>) =>
    studio.db.update(companies).set(values).where(eq(companies.id, 'northline'));

  it('ERR-032, code 1: no data once the allowance is used up; supplementary files may still come', async () => {
    await set({ dataUsed: 1000, dataAllowed: 1000 });
    expect(await register({ two: { rgb: [meta('a.jpg')], ir: [], remove: [] } })).toMatchObject({
      status: 409,
      body: { code: 1 },
    });
    expect((await register({ supplementary: { data: [pdf], remove: [] } })).status).toBe(200);
    expect((await register({ two: { rgb: [], ir: [], remove: [] } })).status).toBe(200);
    await set({ dataUsed: 0 });
  });

  it('ERR-050, code 127: no supplementary files that pass the allowance', async () => {
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
