import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEvents, projects, runningUploads, users } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;
beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());
beforeEach(() => studio.db.delete(runningUploads));
afterEach(() => vi.useRealTimers());

/** Creates a further inspection of the asset. */
async function draft(id: string, name: string): Promise<string> {
  const { companyId, assetId, people } = records;
  await studio.db.insert(projects).values({ id, companyId, assetId, name, createdById: people.Uploader });
  return id;
}

const report = (done: number, { id = records.projectId, uploadId = 'tab-1' } = {}) =>
  studio.send(records.people.Uploader, 'PUT', `projects/${id}/uploads/${uploadId}`, { done, total: 40 });
const end = (id = records.projectId) => studio.send(records.people.Uploader, 'DELETE', `projects/${id}/uploads/tab-1`);

it('an upload ends alone: others of the person, to this inspection and another, continue', async () => {
  const other = await draft('northpier', 'NorthPier');
  await report(1);
  await report(1, { uploadId: 'tab-2' });
  await report(1, { id: other });
  await end();
  const left = await studio.db.select().from(runningUploads);
  expect(left.map(({ projectId, id }) => `${projectId} ${id}`).toSorted()).toEqual([
    `${other} tab-1`,
    `${records.projectId} tab-2`,
  ]);
});

it('an upload has an audit event when it starts and one when it ends, and none for the calls between and after', async () => {
  const id = await draft('southpier', 'SouthPier');
  const actions = async () => {
    const events = await studio.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id));
    return events.map(({ action, subjectName }) => `${action} ${subjectName}`).toSorted();
  };
  for (const done of [0, 20]) {
    await report(done, { id });
    expect(await actions()).toEqual(['startUpload SouthPier']);
  }
  for (const _again of [false, true]) {
    await end(id);
    expect(await actions()).toEqual(['endUpload SouthPier', 'startUpload SouthPier']);
  }
});

describe('a call that would interrupt uploads is refused and names', () => {
  const reasons = async () => {
    const { status, body } = await studio.send(records.people.Manager, 'DELETE', `projects/${records.projectId}`);
    expect(status).toBe(409);
    return body.issues.map(({ message }: { message: string }) => message);
  };

  it('the first five of them, in the order of their start', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const done of [6, 5, 4, 3, 2, 1]) {
      await report(done, { uploadId: `tab-${done}` });
      vi.advanceTimersByTime(1);
    }
    expect(await reasons()).toEqual(
      [6, 5, 4, 3, 2].map((done) => `Uploader northline is uploading to NorthTowerA: ${done} of 40 uploaded.`),
    );
  });

  it('a person without a name by the e-mail address', async () => {
    const rename = (firstName: string, lastName: string) =>
      studio.db.update(users).set({ firstName, lastName }).where(eq(users.id, records.people.Uploader));
    await report(30);
    await rename('', '');
    expect(await reasons()).toEqual(['uploadernorthline@demo.example is uploading to NorthTowerA: 30 of 40 uploaded.']);
    await rename('Uploader', 'northline');
  });
});
