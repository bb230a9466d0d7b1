import type { Method } from '@inspection-studio/domain/calls';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assets, companies, projectFiles, projects } from '../database/schema/index.ts';
import { createInspectionRecords } from '../processing/inspection-records.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  await studio.db.update(companies).set({ supplementaryAllowedBytes: 10_240 });
});
afterAll(() => studio?.close());

const send = (method: Method, path: string, payload?: unknown) =>
  studio.send('managernorthline', method, path, payload);
const usedBytes = async () => (await send('GET', 'companies')).body.licence.supplementaryUsed as number;
const pdf = (size: number) => ({ name: 'Report.pdf', size, mime: 'application/pdf', type: 3 });

/** Creates a site with an asset and a draft of it. */
async function newPlace() {
  const payloads = payloadsOf(records);
  const { body: site } = await send('POST', 'sites', payloads.site);
  const { body: asset } = await send('POST', 'assets', { ...payloads.asset, siteId: site.id });
  const { body: project } = await send('POST', 'projects', { ...payloads.project, assetId: asset.id });
  return { siteId: site.id as string, assetId: asset.id as string, projectId: project.id as string };
}

/** Registers supplementary files of these KB in a draft, and returns the answer. */
const register = (projectId: string, ...sizes: number[]) =>
  send('PUT', `projects/${projectId}/modules`, { supplementary: { data: sizes.map(pdf), remove: [] } });
const confirm = (ids: string[]) =>
  studio.db.update(projectFiles).set({ uploadedAt: new Date() }).where(inArray(projectFiles.id, ids));

describe('what a deletion frees of the supplementary allowance: all files, confirmed or not', () => {
  it.each([
    ['an inspection', ({ projectId }: Awaited<ReturnType<typeof newPlace>>) => `projects/${projectId}`],
    ['an asset', ({ assetId }: Awaited<ReturnType<typeof newPlace>>) => `assets/${assetId}`],
    ['a site', ({ siteId }: Awaited<ReturnType<typeof newPlace>>) => `sites/${siteId}`],
  ])('of %s', async (_kind, pathOf) => {
    const [place, other] = [await newPlace(), await newPlace()];
    const { body } = await register(place.projectId, 4, 3);
    await confirm([body.supplementary.data[0].id]);
    expect(await usedBytes()).toBe(4096);
    expect((await register(other.projectId, 4)).body.code).toBe(127);
    expect((await send('DELETE', pathOf(place))).status).toBe(204);
    expect(await usedBytes()).toBe(0);
    expect((await register(other.projectId, 10)).status).toBe(200);
    await send('DELETE', `sites/${other.siteId}`);
  });

  it('counts the files again if an asset is restored by hand', async () => {
    const place = await newPlace();
    const { body } = await register(place.projectId, 2);
    await confirm([body.supplementary.data[0].id]);
    await send('DELETE', `assets/${place.assetId}`);
    await studio.db.update(assets).set({ deletedAt: null }).where(eq(assets.id, place.assetId));
    expect(await usedBytes()).toBe(2048);
    await send('DELETE', `sites/${place.siteId}`);
  });

  it('also of files that are registered or confirmed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const place = await newPlace();
      const { body } = await register(place.projectId, 1, 1);
      const [first, second] = body.supplementary.data as { id: string }[];
      await Promise.all([
        confirm([first!.id]),
        register(place.projectId, 1),
        send('DELETE', `sites/${place.siteId}`),
        confirm([second!.id]),
      ]);
      await confirm([first!.id, second!.id]);
      expect(await usedBytes()).toBe(0);
    }
    expect((await register((await newPlace()).projectId, 10)).status).toBe(200);
  });
});

describe('an inspection that completes while its site or asset is deleted or changed', () => {
  const inspections = () => createInspectionRecords(studio.db);

  it('ends one way or the other, and no call fails', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const { siteId, assetId, projectId } = await newPlace();
      await studio.db.update(projects).set({ status: 'ThumbnailsGenerated' }).where(eq(projects.id, projectId));
      const [, ...answers] = await Promise.all([
        inspections().completeWithLocation(projectId, { longitude: 8, latitude: 49 }),
        send('DELETE', round % 2 === 0 ? `sites/${siteId}` : `assets/${assetId}`),
        send('PUT', `assets/${assetId}`, { ...payloadsOf(records).asset, siteId }),
        send('PUT', `sites/${siteId}`, { name: 'Tay Valley' }),
      ]);
      for (const { status } of answers) statuses.add(status);
      const [project] = await studio.db.select().from(projects).where(eq(projects.id, projectId));
      // While it completes, the deletion is refused.
      expect(project?.status).toBe('Completed');
    }
    expect([...statuses].filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([]);
  });

  it('gives its position to the site that the asset was moved to', async () => {
    const { assetId, projectId } = await newPlace();
    const { siteId } = await newPlace();
    await studio.db.update(projects).set({ status: 'ThumbnailsGenerated' }).where(eq(projects.id, projectId));
    await studio.db.update(assets).set({ siteId }).where(eq(assets.id, assetId));
    await inspections().completeWithLocation(projectId, { longitude: 8, latitude: 49 });
    expect((await send('GET', `sites/${siteId}`)).body.location).toEqual({ longitude: 8, latitude: 49 });
  });
});
