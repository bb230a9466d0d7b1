import type { DataKind } from '@inspection-studio/domain/inspections';
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

/** A registered file of a draft. */
interface DraftFile {
  kind: DataKind;
  name: string;
  isUploaded: boolean;
  /** @default 1024 */
  sizeBytes?: number;
}

/** Visual 3D images, some of them uploaded. */
const images = (registeredCount: number, uploadedCount: number): DraftFile[] =>
  Array.from({ length: registeredCount }, (_, index) => ({
    kind: 'three',
    name: `IMG_${index}.jpg`,
    isUploaded: index < uploadedCount,
  }));

const sonar = (...names: string[]): DraftFile[] => names.map((name) => ({ kind: 'sonar', name, isUploaded: true }));

const countJobs = async (id: string) =>
  (await studio.db.select().from(jobs)).filter(({ payload }) => JSON.stringify(payload).includes(id)).length;

/** Sends a new draft with these files and returns its state. */
async function sendDraft(id: string, files: readonly DraftFile[]) {
  const { companyId, assetId, people } = records;
  await studio.db.insert(projects).values({ id, companyId, assetId, name: id, createdById: people.Uploader });
  await studio.db.insert(projectFiles).values(
    files.map(({ kind, name, isUploaded, sizeBytes = 1024 }, index) => ({
      id: `${id}-${index}`,
      companyId,
      projectId: id,
      kind,
      captureType: kind === 'three' ? ('Rgb' as const) : null,
      fileType: 'Image' as const,
      name,
      mime: 'image/jpeg',
      sizeBytes,
      storageKey: `projects/${id}/${index}.jpg`,
      uploadedAt: isUploaded ? new Date() : null,
    })),
  );
  const { status, body } = await studio.send(people.Uploader, 'POST', `projects/${id}/process`);
  const [row] = await studio.db.select().from(projects).where(eq(projects.id, id));
  const error = { code: body?.code, message: body?.message };
  return { status, error, inspection: row?.status, jobCount: await countJobs(id) };
}

const sent = { status: 204, error: COMPLETE, inspection: 'Queued', jobCount: 1 };
const kept = { status: 409, error: NOT_ENOUGH, inspection: 'Draft', jobCount: 0 };

describe('only uploaded files count: 20 of 3D are too few, 21 are enough (code 108)', () => {
  it.each([
    ['twenty', 20, 20, kept],
    ['twenty-one', 21, 21, sent],
    ['twenty-one of which one never arrived', 21, 20, kept],
    ['twenty-five of which four never arrived, which are left out', 25, 21, sent],
    ['nothing that arrived', 21, 0, kept],
  ])('%s', async (name, registeredCount, uploadedCount, outcome) => {
    expect(await sendDraft(name.replaceAll(/[ ,-]/g, ''), images(registeredCount, uploadedCount))).toEqual(outcome);
  });

  it('an empty file does not count', async () => {
    const [first, ...others] = images(21, 21);
    expect(await sendDraft('oneEmpty', [{ ...first!, sizeBytes: 0 }, ...others])).toEqual(kept);
    expect(await sendDraft('oneEmptyMore', [{ ...first!, sizeBytes: 0 }, ...images(21, 21)])).toEqual(sent);
  });

  it.each([
    ['Queued', 204, undefined],
    ['ThumbnailsGenerating', 204, undefined],
    ['Completed', 409, 12],
    ['Failed', 409, 12],
  ] as const)('%s is not sent again', async (status, answer, code) => {
    const { companyId, assetId, people } = records;
    const id = `again-${status}`;
    await studio.db.insert(projects).values({ id, companyId, assetId, name: id, createdById: people.Uploader, status });
    const reply = await studio.send(people.Uploader, 'POST', `projects/${id}/process`);
    expect([reply.status, reply.body?.code]).toEqual([answer, code]);
    const [row] = await studio.db.select().from(projects).where(eq(projects.id, id));
    expect(row?.status).toBe(status);
    expect(await countJobs(id)).toBe(0);
  });

  it('sending it twice makes one job', async () => {
    await sendDraft('twice', images(21, 21));
    const again = await studio.send(records.people.Uploader, 'POST', 'projects/twice/process');
    expect(again.status).toBe(204);
    expect(await countJobs('twice')).toBe(1);
  });

  it('a draft whose job still waits gets no second one', async () => {
    expect(await sendDraft('waiting', images(21, 21))).toEqual(sent);
    await studio.db.update(projects).set({ status: 'Draft' }).where(eq(projects.id, 'waiting'));
    expect((await studio.send(records.people.Uploader, 'POST', 'projects/waiting/process')).status).toBe(204);
    expect(await countJobs('waiting')).toBe(1);
  });
});

describe('sonar images need parameter files of the same names (code 108)', () => {
  const scans = ['a.bmp', 'b.bmp', 'c.bmp', 'd.bmp', 'e.bmp', 'f.bmp'];
  const parameters = ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt'];
  it.each([
    ['sonar-matching', [...scans, ...parameters, 'f.txt'], sent],
    ['sonar-another-name', [...scans, ...parameters, 'g.txt'], kept],
    ['sonar-one-missing', [...scans, ...parameters], kept],
    ['sonar-five', [...scans.slice(0, 5), ...parameters], kept],
  ])('%s', async (id, names, outcome) => {
    expect(await sendDraft(id, sonar(...names))).toEqual(outcome);
  });
});
