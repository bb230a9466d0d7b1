import { UPLOAD_EXPIRY_MS } from '@inspection-studio/domain/uploads';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectFiles, runningUploads } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;
let Uploader: string;
let Manager: string;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  ({ Uploader, Manager } = records.people);
});
afterAll(() => studio?.close());
beforeEach(async () => {
  await studio.db.delete(projectFiles);
  await studio.db.delete(runningUploads);
});

const send = (token: string, method: 'PUT' | 'GET' | 'DELETE', path: string, payload?: unknown) =>
  studio.send(token, method, `projects/${records.projectId}${path}`, payload);
const modules = (token: string, query: string, two: { add?: string[]; remove?: string[] }) =>
  send(token, 'PUT', `/modules${query}`, {
    two: { rgb: (two.add ?? []).map((name) => ({ name, size: 4 })), ir: [], remove: two.remove ?? [] },
  });
/** Registers files for an upload and returns their ids. */
async function register(token: string, uploadId: string, ...add: string[]): Promise<string[]> {
  const { body } = await modules(token, `?uploadId=${uploadId}`, { add });
  return body.two.rgb.map(({ id }: { id: string }) => id);
}
const report = (done: number, total: number) => send(Uploader, 'PUT', '/uploads/hannas-tab', { done, total });
const uploads = async () => (await send(Manager, 'GET', '')).body.uploads;
const names = async () =>
  (await send(Manager, 'GET', '/modules')).body.two.rgb.map(({ name }: { name: string }) => name);
const confirm = (id: string) =>
  studio.db.update(projectFiles).set({ uploadedAt: new Date() }).where(eq(projectFiles.id, id));
const expire = () => studio.db.update(runningUploads).set({ renewed: new Date(Date.now() - UPLOAD_EXPIRY_MS - 1) });

describe('an upload is running as soon as its files are registered', () => {
  it('with its person, all of its files, and none uploaded', async () => {
    await register(Uploader, 'hannas-tab', 'a.jpg', 'b.jpg');
    expect(await uploads()).toEqual([
      {
        id: 'hannas-tab',
        user: expect.objectContaining({ id: Uploader }),
        started: expect.any(String),
        done: 0,
        total: 2,
      },
    ]);
  });

  it('and goes on with its reports, which registering more files does not change', async () => {
    await register(Uploader, 'hannas-tab', 'a.jpg', 'b.jpg');
    const [{ started }] = await uploads();
    await report(1, 2);
    await register(Uploader, 'hannas-tab', 'c.jpg');
    expect(await uploads()).toMatchObject([{ started, done: 1, total: 2 }]);
  });

  it('unless nothing is registered, or no upload is named', async () => {
    await modules(Uploader, '?uploadId=hannas-tab', {});
    await modules(Uploader, '', { add: ['a.jpg'] });
    expect(await uploads()).toEqual([]);
  });

  it('but not as the upload of someone else, and then nothing is registered', async () => {
    await register(Uploader, 'hannas-tab', 'a.jpg');
    expect(await modules(Manager, '?uploadId=hannas-tab', { add: ['b.jpg'] })).toMatchObject({
      status: 409,
      body: { message: 'This upload belongs to someone else.' },
    });
    expect(await names()).toEqual(['a.jpg']);
  });
});

describe('registered files name their upload, and whether it is running', () => {
  const uploadsOf = async () =>
    (await send(Manager, 'GET', '/modules')).body.two.rgb.map(
      ({ uploadId, isArriving }: { uploadId?: string; isArriving?: boolean }) => [uploadId, isArriving],
    );

  it('until they are uploaded', async () => {
    const [first] = await register(Uploader, 'hannas-tab', 'a.jpg', 'b.jpg');
    await modules(Manager, '', { add: ['c.jpg'] });
    expect(await uploadsOf()).toEqual([
      ['hannas-tab', true],
      ['hannas-tab', true],
      [undefined, undefined],
    ]);
    await confirm(first!);
    expect((await uploadsOf())[0]).toEqual([undefined, undefined]);
  });

  it.each([
    ['has ended', () => send(Uploader, 'DELETE', '/uploads/hannas-tab')],
    ['has expired', expire],
  ])('when the upload %s', async (_case, end) => {
    await register(Uploader, 'hannas-tab', 'a.jpg');
    await end();
    expect(await uploadsOf()).toEqual([['hannas-tab', undefined]]);
  });
});

describe('removing files that a running upload has not sent yet', () => {
  const removal = async (query: string, token = Manager) => {
    const remove = await register(Uploader, 'hannas-tab', 'a.jpg', 'b.jpg');
    await report(0, 2);
    return modules(token, query, { remove: [remove[0]!] });
  };

  it('is refused, and the reply names whose upload would be interrupted', async () => {
    const { status, body } = await removal('');
    expect([status, body.message, body.issues]).toEqual([
      409,
      'A running upload would be interrupted.',
      [{ path: 'params.id', message: 'Uploader northline is uploading to NorthTowerA: 0 of 2 uploaded.' }],
    ]);
    expect(await names()).toEqual(['a.jpg', 'b.jpg']);
  });

  it('is refused with everything else in the same call', async () => {
    const remove = await register(Uploader, 'hannas-tab', 'a.jpg');
    expect((await modules(Manager, '?uploadId=mine', { add: ['c.jpg'], remove })).status).toBe(409);
    expect(await names()).toEqual(['a.jpg']);
    expect(await uploads()).toHaveLength(1);
  });

  it.each([
    ['without a confirmation', '?interruptUploads=false', () => Manager],
    ['to another upload', '?uploadId=managers-tab', () => Manager],
    ['to someone else who names the upload', '?uploadId=hannas-tab', () => Manager],
    ['to the same person in another tab', '?uploadId=another-tab', () => Uploader],
  ])('is refused %s', async (_case, query, token) => {
    expect((await removal(query, token())).status).toBe(409);
  });

  it.each([
    ['when the caller confirms the interruption', '?interruptUploads=true', () => Manager],
    ['by the upload itself', '?uploadId=hannas-tab', () => Uploader],
  ])('is done %s', async (_case, query, token) => {
    expect((await removal(query, token())).status).toBe(200);
    expect(await names()).toEqual(['b.jpg']);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['the file is uploaded', confirm],
    ['the upload has ended', () => send(Uploader, 'DELETE', '/uploads/hannas-tab')],
    ['the upload has expired', expire],
  ])('is not refused once %s', async (_case, finish) => {
    const [id] = await register(Uploader, 'hannas-tab', 'a.jpg', 'b.jpg');
    await finish(id!);
    expect((await modules(Manager, '', { remove: [id!] })).status).toBe(200);
    expect(await names()).toEqual(['b.jpg']);
  });

  it('is not refused for files that the upload does not send', async () => {
    const left = await register(Manager, 'earlier-tab', 'left.jpg');
    await send(Manager, 'DELETE', '/uploads/earlier-tab');
    await register(Uploader, 'hannas-tab', 'a.jpg');
    expect((await modules(Manager, '', { remove: left })).status).toBe(200);
    expect(await names()).toEqual(['a.jpg']);
  });
});
