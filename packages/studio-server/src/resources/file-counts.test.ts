import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { projectFiles, projects } from '../database/schema/index.ts';
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
const confirm = () => studio.send(records.people.Uploader, 'PUT', `projects/${records.projectId}/uploaded`);
const arrive = async (...files: { id: string }[]) => {
  const ids = files.map(({ id }) => id);
  await studio.db.update(projectFiles).set({ uploadedAt: new Date() }).where(inArray(projectFiles.id, ids));
};
const meta = (name: string, size = 4) => ({ name, size });
const images = (rgb: unknown[]) => ({ rgb, ir: [], isAr: false, remove: [] });
const pdf = { ...meta('plan.pdf'), mime: 'application/pdf', type: 3 };

it('the inspection counts registered and uploaded images, and the size of those that are uploaded', async () => {
  const { body } = await register({ three: images([meta('a.jpg', 4), meta('b.jpg', 40)]) });
  await arrive(body.three.rgb[0]);
  const reply = await studio.send(records.people.Uploader, 'GET', `projects/${records.projectId}`);
  expect(reply.body).toMatchObject({ imageCount: 2, uploadedImageCount: 1, size: 4096 });
  const assets = await studio.send(records.people.Manager, 'GET', `assets?filter=id eq '${records.assetId}'`);
  expect(assets.body[0].recentProject).toMatchObject({ id: records.projectId, size: 4096 });
});

it('the inspection counts its files, and the missing ones that may still be uploaded in its status', async () => {
  const { body } = await register({
    three: images([meta('a.jpg'), meta('b.jpg')]),
    ortho: { isEnabled: true, gcp: false, data: [meta('points.xlsx')], remove: [] },
    sonar: { data: [meta('scan.bmp'), meta('scan.txt')], remove: [] },
    supplementary: { data: [pdf, { ...pdf, name: 'report.pdf' }], remove: [] },
  });
  const counts = async (status: InspectionStatus) => {
    await setStatus(status);
    const { body: detail } = await studio.send(records.people.Uploader, 'GET', `projects/${records.projectId}`);
    const list = await studio.send(records.people.Uploader, 'GET', 'projects');
    const inList = list.body.find(({ id }: { id: string }) => id === records.projectId);
    return [detail, inList].map(({ fileCount, missingFileCount }) => [fileCount, missingFileCount]);
  };
  const inBoth = (...pair: number[]) => [pair, pair];
  expect(await counts('Draft')).toEqual(inBoth(7, 7));
  await arrive(...body.three.rgb, body.supplementary.data[0]);
  expect(await counts('Draft')).toEqual(inBoth(7, 4));
  for (const status of ['Queued', 'Completed', 'Failed'] as const) expect(await counts(status)).toEqual(inBoth(7, 1));
  await arrive(body.supplementary.data[1]);
  expect(await counts('Completed')).toEqual(inBoth(7, 0));
  expect(await counts('Draft')).toEqual(inBoth(7, 3));
});

it.each([
  [['a.jpg'], '1 registered file is not uploaded yet.'],
  [['a.jpg', 'b.jpg'], '2 registered files are not uploaded yet.'],
])('the inspection is not marked uploaded while %j is missing', async (names, message) => {
  await register({ two: { rgb: names.map((name) => meta(name)), ir: [], remove: [] } });
  expect(await confirm()).toMatchObject({ status: 409, body: { message } });
});

it('after Draft, missing images do not keep it from being marked uploaded, but missing supplementary files do', async () => {
  const { body } = await register({
    two: images([meta('a.jpg')]),
    supplementary: { data: [pdf], remove: [] },
  });
  await setStatus('Completed');
  expect(await confirm()).toMatchObject({
    status: 409,
    body: { message: '1 registered file is not uploaded yet.' },
  });
  await arrive(body.supplementary.data[0]);
  expect((await confirm()).status).toBe(204);
});
