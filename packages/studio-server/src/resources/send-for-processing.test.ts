import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs, projectFiles, projects } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

const COMPLETE = { message: undefined, code: undefined };
const NOT_ENOUGH = { message: 'The inspection lacks enough data.', code: 108 };

/** A new draft with 3D images, the first ones of them uploaded; sends it, and answers with what is then known of it. */
async function sendDraft(id: string, registeredCount: number, uploadedCount: number) {
  const { companyId, assetId, people } = records;
  await studio.db.insert(projects).values({ id, companyId, assetId, name: id, createdById: people.Uploader });
  const files = Array.from({ length: registeredCount }, (_, index) => ({
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
    uploadedAt: index < uploadedCount ? new Date() : null,
  }));
  await studio.db.insert(projectFiles).values(files);
  const { status, body } = await studio.send(people.Uploader, 'POST', `projects/${id}/process`);
  const [row] = await studio.db.select().from(projects).where(eq(projects.id, id));
  const jobCount = (await studio.db.select().from(jobs)).filter(({ payload }) => JSON.stringify(payload).includes(id)).length;
  return { status, error: { code: body?.code, message: body?.message }, inspection: row?.status, jobCount };
}

const sent = { status: 204, error: COMPLETE, inspection: 'Queued', jobCount: 1 };
const kept = { status: 409, error: NOT_ENOUGH, inspection: 'Draft', jobCount: 0 };

describe('only uploaded files count: 20 of 3D are too few, 21 are enough (N07, code 108)', () => {
  it.each([
    ['twenty', 20, 20, kept],
    ['twenty-one', 21, 21, sent],
    ['twenty-one of which one never arrived', 21, 20, kept],
    ['twenty-five of which four never arrived, which are left out', 25, 21, sent],
    ['nothing that arrived', 21, 0, kept],
  ])('%s', async (name, registeredCount, uploadedCount, outcome) => {
    expect(await sendDraft(name.replaceAll(/[ ,-]/g, ''), registeredCount, uploadedCount)).toEqual(outcome);
  });

  it('sending it twice makes one job', async () => {
    await sendDraft('twice', 21, 21);
    const again = await studio.send(records.people.Uploader, 'POST', 'projects/twice/process');
    expect(again.status).toBe(204);
    const made = (await studio.db.select().from(jobs)).filter(({ payload }) => JSON.stringify(payload).includes('twice'));
    expect(made).toHaveLength(1);
  });
});
