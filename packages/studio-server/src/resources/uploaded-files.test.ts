import { randomBytes } from 'node:crypto';
import type { DataKind } from '@inspection-studio/domain/inspections';
import type { FileType } from '@inspection-studio/domain/shared';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, documents, projectFiles } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const azure = process.env['TEST_AZURE_STORAGE_CONNECTION_STRING'];
/** Expected statuses of upload and confirmation, for another type and for too many bytes. */
type Unfit = readonly [[status: number, message: string], [status: number, message: string]];

const AGAIN = 'Retry, or choose it again if it was changed.';
const NOT_STORED = 'The bytes of this file are not stored yet.';
const places: [string, Record<string, string>, Unfit][] = [
  [
    'a folder',
    {},
    [
      [415, NOT_STORED],
      [413, NOT_STORED],
    ],
  ],
];
if (azure !== undefined) {
  const container = `test-${randomBytes(8).toString('hex')}`;
  places.push([
    'Azure Blob Storage',
    { AZURE_STORAGE_CONNECTION_STRING: azure, AZURE_STORAGE_CONTAINER: container },
    [
      [201, 'The file is stored as text/html, not as image/jpeg.'],
      [201, `The stored file is larger than announced: 4097 of 4096 bytes. ${AGAIN}`],
    ],
  ]);
}

const TYPES: Record<FileType, number> = { Image: 1, Video: 2, Blob: 3, Pdf: 4 };

describe.each(places)('files of inspections, kept in %s', (_place, environment, unfit) => {
  let studio: TestStudio;
  let records: CompanyRecords;
  let uploader: string;
  let made = 0;

  beforeAll(async () => {
    studio = await startTestStudio({ environment });
    records = await insertCompany(studio.db, 'northline');
    await insertCompany(studio.db, 'meridian');
    uploader = records.people.Uploader;
  });
  afterAll(() => studio?.close());
  beforeEach(() => studio.db.delete(projectFiles));

  /** Registers a file of the draft; by default a photo of 4 KB. */
  async function register({
    kind = 'three' as DataKind,
    fileType = 'Image' as FileType,
    sizeBytes = 4096,
    mime = 'image/jpeg',
  } = {}) {
    const id = `made-${(made += 1)}`;
    const storageKey = `projects/${records.projectId}/${id}.${mime.split('/')[1]}`;
    const { companyId, projectId } = records;
    await studio.db
      .insert(projectFiles)
      .values({ id, companyId, projectId, kind, fileType, name: id, mime, sizeBytes, storageKey });
    return { id, storageKey };
  }
  const link = (key: string, type = 'image/jpeg', person = uploader) =>
    studio.send(person, 'GET', `upload?content_type=${type}&prefix=${encodeURIComponent(key)}`);
  const put = async (url: string, body: Buffer, type = 'image/jpeg') =>
    (
      await fetch(new URL(url, studio.origin), {
        method: 'PUT',
        body,
        headers: { 'content-type': type, 'x-ms-blob-type': 'BlockBlob' },
      })
    ).status;
  const confirm = (id: string, type: FileType = 'Image') =>
    studio.send(uploader, 'PUT', `images/${id}/uploaded`, { type: TYPES[type] });
  const rowOf = async (id: string) => (await studio.db.select().from(projectFiles).where(eq(projectFiles.id, id)))[0]!;
  const usedBytes = async () =>
    (await studio.send(records.people.Manager, 'GET', 'companies')).body.licence.supplementaryUsed as number;
  const allow = (supplementaryAllowedBytes: number) =>
    studio.db.update(companies).set({ supplementaryAllowedBytes }).where(eq(companies.id, 'northline'));

  describe('an address to upload to', () => {
    it('takes the file; the next one is asked for afresh, and none once it is uploaded', async () => {
      const { id, storageKey } = await register();
      const [first, second] = [await link(storageKey), await link(storageKey)];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(await put(first.body.url, randomBytes(100))).toBe(201);
      expect(await put(second.body.url, randomBytes(4096))).toBe(201);
      expect((await confirm(id)).status).toBe(204);
      expect(await rowOf(id)).toMatchObject({ sizeBytes: 4096, uploadedAt: expect.any(Date) });
      expect(await link(storageKey)).toMatchObject({
        status: 409,
        body: { message: 'This file is already uploaded.' },
      });
    });

    it("is for the file's type and key only", async () => {
      const { storageKey } = await register();
      expect(await link(storageKey, 'text/html')).toMatchObject({
        status: 409,
        body: { message: 'This file is registered as image/jpeg.' },
      });
      expect((await link(`${storageKey}x`)).status).toBe(404);
      expect((await link(storageKey, 'image/jpeg', 'adminmeridian')).status).toBe(404);
    });

    it('of a document is for those who may add documents', async () => {
      const storageKey = 'documents/northline/rope-access-plan-7k2m4q.pdf';
      const owned = { companyId: 'northline', createdById: records.people.Member };
      await studio.db
        .insert(documents)
        .values({
          ...owned,
          id: storageKey,
          name: 'Rope access plan.pdf',
          sizeBytes: 9,
          mime: 'application/pdf',
          storageKey,
        })
        .onConflictDoNothing();
      const asked = async (person: string) => (await link(storageKey, 'application/pdf', person)).status;
      expect(
        await Promise.all([records.people.Member, uploader, records.people.Viewer, 'adminmeridian'].map(asked)),
      ).toEqual([200, 403, 403, 404]);
    });
  });

  describe('PUT images/{id}/uploaded looks at what is stored', () => {
    it('the type must fit the registered file', async () => {
      const { id, storageKey } = await register();
      await studio.store.put(storageKey, randomBytes(10), 'image/jpeg');
      expect(await confirm(id, 'Blob')).toMatchObject({
        status: 409,
        body: { message: 'This file is registered as Image.' },
      });
      expect((await rowOf(id)).uploadedAt).toBeNull();
    });

    it.each([
      ['no bytes', null, 'The bytes of this file are not stored yet.'],
      ['a byte more than announced', 4322, `The stored file is larger than announced: 4322 of 4321 bytes. ${AGAIN}`],
      ['a byte less than announced', 4320, `The stored file is smaller than announced: 4320 of 4321 bytes. ${AGAIN}`],
      ['none of the bytes', 0, `The stored file is smaller than announced: 0 of 4321 bytes. ${AGAIN}`],
    ])('%s: refused with a sentence to show, and what is there goes', async (_case, sizeBytes, message) => {
      const { id, storageKey } = await register({ sizeBytes: 4321 });
      if (sizeBytes !== null) await studio.store.put(storageKey, randomBytes(sizeBytes), 'image/jpeg');
      const body = { message, issues: [{ path: 'payload', message }] };
      expect(await confirm(id)).toMatchObject({ status: 409, body });
      expect(await studio.store.head(storageKey)).toBeNull();
      expect((await rowOf(id)).uploadedAt).toBeNull();
    });

    it.each([
      ['exactly the announced bytes', 4321, 4321],
      ['a size that was announced in KB', 4096, 3073],
    ])('accepts %s', async (_case, announcedBytes, sizeBytes) => {
      const { id, storageKey } = await register({ sizeBytes: announcedBytes });
      await studio.store.put(storageKey, randomBytes(sizeBytes), 'image/jpeg');
      expect((await confirm(id)).status).toBe(204);
      expect((await rowOf(id)).sizeBytes).toBe(sizeBytes);
    });

    it('accepts an empty photo that was announced as empty; processing reports it', async () => {
      const { id, storageKey } = await register({ sizeBytes: 0 });
      expect(await put((await link(storageKey)).body.url, Buffer.alloc(0))).toBe(201);
      expect((await confirm(id)).status).toBe(204);
      expect(await rowOf(id)).toMatchObject({ sizeBytes: 0, uploadedAt: expect.any(Date) });
    });

    it('again and at once changes nothing', async () => {
      const pdf = { fileType: 'Blob', mime: 'application/pdf', sizeBytes: 1000 } as const;
      const { id, storageKey } = await register({ kind: 'supplementary', ...pdf });
      await studio.store.put(storageKey, randomBytes(1000), 'application/pdf');
      const before = await usedBytes();
      const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(id, 'Blob')));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
      const { uploadedAt } = await rowOf(id);
      expect((await confirm(id, 'Blob')).status).toBe(204);
      expect((await rowOf(id)).uploadedAt).toEqual(uploadedAt);
      expect((await usedBytes()) - before).toBe(1000);
    });

    it.each([
      ['another type', 10, 'text/html', 0],
      ['more bytes than were registered', 4097, 'image/jpeg', 1],
    ] as const)('%s: refused by the address, or else by the confirmation', async (_case, sizeBytes, type, index) => {
      const { id, storageKey } = await register();
      const [status, message] = unfit[index];
      expect(await put((await link(storageKey)).body.url, randomBytes(sizeBytes), type)).toBe(status);
      expect(await confirm(id)).toMatchObject({ status: 409, body: { message } });
      expect(await studio.store.head(storageKey)).toBeNull();
    });
  });

  describe('supplementary bytes are counted as long as they are kept', () => {
    const stored = async (sizeBytes: number) => {
      const file = await register({ kind: 'supplementary', fileType: 'Blob', mime: 'application/pdf', sizeBytes });
      await studio.store.put(file.storageKey, randomBytes(sizeBytes), 'application/pdf');
      return file;
    };
    const remove = (ids: string[]) =>
      studio.send(uploader, 'PUT', `projects/${records.projectId}/modules`, {
        supplementary: { data: [], remove: ids },
      });

    it('from the confirmation until the file is removed, or its inspection deleted', async () => {
      expect(await usedBytes()).toBe(0);
      const [one, two, open] = [await stored(3000), await stored(500), await stored(70)];
      await Promise.all([confirm(one.id, 'Blob'), confirm(two.id, 'Blob')]);
      expect(await usedBytes()).toBe(3500);
      await remove([one.id, open.id, 'unknown']);
      expect(await usedBytes()).toBe(500);
      await studio.settled();
      expect(await studio.store.head(one.storageKey)).toBeNull();
      await studio.db.delete(projectFiles);
      expect(await usedBytes()).toBe(0);
    });

    it('code 127: the one that would pass the allowance is refused, however many come at once, and its bytes go', async () => {
      await allow(2500);
      const files = [await stored(1000), await stored(1000), await stored(1000)];
      const answers = await Promise.all(files.map(({ id }) => confirm(id, 'Blob')));
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toMatchObject([{ body: { code: 127, message: 'This action would exceed your licence usage.' } }]);
      expect(await usedBytes()).toBe(2000);
      const kept = await Promise.all(files.map(({ storageKey }) => studio.store.head(storageKey)));
      expect(kept.filter((info) => info !== null)).toHaveLength(2);
      await allow(1_000_000);
    });

    it('photos do not count', async () => {
      const { id, storageKey } = await register({ sizeBytes: 10 });
      await studio.store.put(storageKey, randomBytes(10), 'image/jpeg');
      expect((await confirm(id)).status).toBe(204);
      expect(await usedBytes()).toBe(0);
    });
  });
});
