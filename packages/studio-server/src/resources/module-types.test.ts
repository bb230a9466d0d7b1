import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFiles } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

const register = (payload: object) =>
  studio.send(records.people.Uploader, 'PUT', `projects/${records.projectId}/modules`, payload);
const file = (name: string) => ({ name, size: 1 });
const other = (name: string, mime: string) => ({ name, size: 1, mime, type: 3 });

describe('PUT projects/{id}/modules refuses a file of a wrong type by its name, and registers none of the others', () => {
  it.each([
    ['three.rgb.1', { three: { rgb: [file('a.jpg'), file('a.png')], ir: [], remove: [] } }],
    ['three.ir.0', { three: { rgb: [file('a.jpg')], ir: [file('a.tiff')], remove: [] } }],
    ['two.rgb.0', { two: { rgb: [file('a.jpg.exe')], ir: [], remove: [] } }],
    ['ortho.data.0', { ortho: { isEnabled: true, gcp: true, data: [file('points.csv')], remove: [] } }],
    ['sonar.data.1', { sonar: { data: [file('a.bmp'), file('a.ini')], remove: [] } }],
    [
      'supplementary.data.1',
      { supplementary: { data: [other('a.pdf', ''), other('setup.exe', 'application/octet-stream')], remove: [] } },
    ],
  ])('payload.%s', async (path, payload) => {
    const before = await studio.stored();
    const { status, body } = await register(payload);
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      { path: `payload.${path}.name`, message: expect.stringMatching(/^File types must be the following: \./) },
    ]);
    expect(isDeepStrictEqual(await studio.stored(), before)).toBe(true);
  });

  it('a supplementary file is accepted by MIME type or by extension, and stored under the declared type', async () => {
    const data = [other('plan.part', 'application/pdf'), other('plan.pdf', 'text/html')];
    const { status, body } = await register({ supplementary: { data, remove: [] } });
    expect(status).toBe(200);
    const [first] = body.supplementary.data as { id: string }[];
    const [row] = await studio.db.select().from(projectFiles).where(eq(projectFiles.id, first!.id));
    expect(row).toMatchObject({ name: 'plan.part', mime: 'application/pdf' });
  });
});
