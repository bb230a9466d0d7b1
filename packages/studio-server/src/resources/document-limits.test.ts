import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents, projectFiles } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio({ environment: { STUDIO_DOCUMENT_QUOTA_GB: '1' } });
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());
beforeEach(() => studio.db.delete(documents));

const member = (...rest: ['GET' | 'POST' | 'PUT' | 'DELETE', string, unknown?]) =>
  studio.send(records.people.Member, ...rest);

const PDF = Buffer.from('%PDF-1.7\n%access plan\n%%EOF\n');
const meta = (name: string, size = PDF.length) => ({ name, size, mime: 'application/pdf', type: 4 });

async function register(...metas: ReturnType<typeof meta>[]): Promise<{ id: string; s3Key: string }[]> {
  const { status, body } = await member('POST', 'documents', metas);
  expect(status).toBe(200);
  return body;
}

/** Stores bytes like the browser, through the signed URL of the key. */
async function store(key: string, bytes: Buffer): Promise<number> {
  const { body } = await member('GET', `upload?content_type=application/pdf&prefix=${encodeURIComponent(key)}`);
  const headers = { 'content-type': 'application/pdf', 'x-ms-blob-type': 'BlockBlob' };
  return (await fetch(new URL(body.url, studio.origin), { method: 'PUT', headers, body: new Uint8Array(bytes) }))
    .status;
}

describe('the size of documents is limited', () => {
  const MB = 1024 ** 2;
  const TOO_LARGE = 'File size must be less than 100MB';
  const insert = (id: string, sizeBytes: number, companyId = 'northline') =>
    studio.db.insert(documents).values({
      id,
      companyId,
      createdById: records.people.Member,
      name: `${id}.pdf`,
      mime: 'application/pdf',
      sizeBytes,
      storageKey: `documents/${companyId}/${id}.pdf`,
    });

  it('one of 100 MB is not registered, nor those sent with it', async () => {
    const { status, body } = await member('POST', 'documents', [meta('a.pdf'), meta('b.pdf', 100 * MB)]);
    expect([status, body.message, body.issues]).toEqual([
      400,
      TOO_LARGE,
      [{ path: 'payload.1.size', message: TOO_LARGE }],
    ]);
    expect(await studio.db.$count(documents)).toBe(0);
    await register(meta('c.pdf', 100 * MB - 1));
  });

  it('one registered when the limit was higher gets no upload URL', async () => {
    await insert('old', 200 * MB);
    const { status, body } = await member(
      'GET',
      'upload?content_type=application/pdf&prefix=documents/northline/old.pdf',
    );
    expect([status, body.message]).toEqual([409, TOO_LARGE]);
  });

  it('a larger file of an inspection gets one', async () => {
    await studio.db
      .update(projectFiles)
      .set({ sizeBytes: 200 * MB })
      .where(eq(projectFiles.id, records.fileId));
    expect((await member('GET', `upload?content_type=image/jpeg&prefix=${records.storageKey}`)).status).toBe(200);
  });

  it('one that is stored with 100 MB all the same is refused and deleted', async () => {
    await insert('large', 100 * MB);
    const [key, bytes] = ['documents/northline/large.pdf', Buffer.alloc(100 * MB)];
    await studio.store.put(key, bytes, 'application/pdf');
    const { status, body } = await member('PUT', 'documents/large/uploaded');
    expect([status, body.message]).toEqual([409, TOO_LARGE]);
    expect(await studio.store.head(key)).toBeNull();
  });

  it('the upload URL takes no byte more than registered', async () => {
    const [document] = await register(meta('a.pdf'));
    expect(await store(document!.s3Key, Buffer.concat([PDF, Buffer.from('x')]))).toBe(413);
  });

  it('a company cannot exceed its quota, also with registrations at the same time', async () => {
    await insert('most', 1024 * MB - 150 * MB);
    const answers = await Promise.all([1, 2, 3].map((n) => member('POST', 'documents', [meta(`${n}.pdf`, 70 * MB)])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'The documents of a company can use 1 GB. Delete documents to make room.',
    );
    await studio.db.delete(documents).where(eq(documents.id, 'most'));
    await register(meta('4.pdf', 70 * MB));
  });

  it('the documents of another company do not count', async () => {
    const other = await insertCompany(studio.db, 'southbank');
    await studio.db.insert(documents).values({
      id: 'theirs',
      companyId: 'southbank',
      createdById: other.people.Member,
      name: 'theirs.pdf',
      mime: 'application/pdf',
      sizeBytes: 1024 * MB,
      storageKey: 'documents/southbank/theirs.pdf',
    });
    expect(await register(meta('a.pdf', 99 * MB))).toHaveLength(1);
  });
});
