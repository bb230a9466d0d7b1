import { INSPECTION_STATUS_NUMBERS, type InspectionStatus } from '@inspection-studio/domain/inspections';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: unknown) =>
  studio.send('managernorthline', method, path, payload);

/** Creates a site with an asset and an inspection, and returns their paths. */
async function newPlace(status: InspectionStatus) {
  const payloads = payloadsOf(records);
  const { body: site } = await send('POST', 'sites', payloads.site);
  const { body: asset } = await send('POST', 'assets', { ...payloads.asset, siteId: site.id });
  const { body: project } = await send('POST', 'projects', { ...payloads.project, assetId: asset.id });
  await studio.db.update(projects).set({ status }).where(eq(projects.id, project.id));
  return { site: `sites/${site.id}`, asset: `assets/${asset.id}`, inspection: `projects/${project.id}` };
}

const DELETABLE: InspectionStatus[] = ['Draft', 'Failed', 'Completed'];
const STATUSES = Object.keys(INSPECTION_STATUS_NUMBERS) as InspectionStatus[];

describe('an inspection in processing can be deleted neither alone nor with its asset or site', () => {
  it.each(STATUSES.filter((status) => !DELETABLE.includes(status)))('%s: 409', async (status) => {
    const place = await newPlace(status);
    for (const path of [place.inspection, place.asset, place.site]) {
      expect((await send('DELETE', path)).status).toBe(409);
    }
    expect((await send('DELETE', place.inspection)).body).toEqual({
      name: 'Conflict',
      message: 'An inspection in processing cannot be deleted.',
    });
    expect((await send('DELETE', place.site)).body).toEqual({
      name: 'Conflict',
      message: 'Inspections in processing cannot be deleted.',
      issues: [
        {
          path: 'params.id',
          message: "Inspection 'NorthTowerB' of 'Pylon West' is in processing. Delete it when processing has ended.",
        },
      ],
    });
    for (const path of Object.values(place)) expect((await send('GET', path)).status).toBe(200);
  });

  it.each(DELETABLE)('%s: deleted with its asset and with its site', async (status) => {
    const withAsset = await newPlace(status);
    expect((await send('DELETE', withAsset.asset)).status).toBe(204);
    expect((await send('GET', withAsset.inspection)).status).toBe(404);
    const withSite = await newPlace(status);
    expect((await send('DELETE', withSite.site)).status).toBe(204);
    expect((await send('GET', withSite.asset)).status).toBe(404);
  });
});
