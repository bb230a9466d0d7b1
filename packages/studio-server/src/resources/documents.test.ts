import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents } from '../database/schema/index.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
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

const listed = async (query = '') => (await member('GET', `documents${query}`)).body as { id: string; name: string }[];
const files = async () => (await studio.stored())['files'];

describe('a document is registered, uploaded, confirmed, listed and deleted', () => {
  it('registration answers an id and a key per item, in their order', async () => {
    const names = ['Access plan.pdf', 'Method statement.PDF', 'Access plan.pdf'];
    const registered = await register(...names.map((name) => meta(name)));
    expect(registered.map(({ id }) => id.slice(0, -11))).toEqual(['access-plan', 'method-statement', 'access-plan']);
    expect(registered.map(({ id, s3Key }) => s3Key === `documents/northline/${id}.pdf`)).toEqual([true, true, true]);
    expect(new Set(registered.map(({ id }) => id)).size).toBe(3);
  });

  it('is listed with its fields once its bytes are confirmed', async () => {
    const [document] = await register(meta('Access plan.pdf'));
    expect(await listed()).toEqual([]);
    expect(await store(document!.s3Key, PDF)).toBe(201);
    expect(await listed()).toEqual([]);
    expect(await member('PUT', `documents/${document!.id}/uploaded`)).toEqual({ status: 204, body: null });
    expect(await listed()).toEqual([
      {
        id: document!.id,
        name: 'Access plan.pdf',
        size: PDF.length,
        mime: 'application/pdf',
        type: 4,
        key: document!.s3Key,
        modified: expect.any(String),
        createdBy: { id: records.people.Member, name: 'Member northline', thumbnail: null },
      },
    ]);
  });

  it('a repeated confirmation changes nothing', async () => {
    const [document] = await register(meta('Access plan.pdf'));
    await store(document!.s3Key, PDF);
    await member('PUT', `documents/${document!.id}/uploaded`);
    const before = await studio.db.select().from(documents);
    expect((await member('PUT', `documents/${document!.id}/uploaded`)).status).toBe(204);
    expect(await studio.db.select().from(documents)).toEqual(before);
  });

  it('deletion removes the row and the bytes', async () => {
    const before = await files();
    const [document] = await register(meta('Access plan.pdf'));
    await store(document!.s3Key, PDF);
    expect(await files()).toBe(before! + 1);
    const path = `documents/${document!.id}`;
    expect((await studio.send(records.people.Manager, 'DELETE', path)).status).toBe(204);
    expect(await studio.db.$count(documents, eq(documents.id, document!.id))).toBe(0);
    expect(await files()).toBe(before);
    expect((await studio.send(records.people.Manager, 'DELETE', path)).status).toBe(404);
  });
});

describe('a confirmation looks at the stored bytes: refused ones are dropped and can be sent again', () => {
  it.each<[string, Buffer | null, string]>([
    ['none', null, 'The bytes of this file are not stored yet.'],
    ['fewer than announced', PDF.subarray(0, 20), `The stored file has 20 bytes, not the ${PDF.length} announced.`],
    ['a page that calls itself a PDF', Buffer.from('<script>'.padEnd(PDF.length)), 'The stored file is not a PDF.'],
  ])('%s', async (_case, bytes, message) => {
    const before = await files();
    const [document] = await register(meta('Access plan.pdf'));
    if (bytes) await store(document!.s3Key, bytes);
    const refused = await member('PUT', `documents/${document!.id}/uploaded`);
    expect(refused).toMatchObject({ status: 409, body: { message, issues: [{ path: 'payload', message }] } });
    expect([await files(), await listed()]).toEqual([before, []]);
    expect(await store(document!.s3Key, PDF)).toBe(201);
    expect((await member('PUT', `documents/${document!.id}/uploaded`)).status).toBe(204);
  });

  it('an empty file is no PDF', async () => {
    const [document] = await register(meta('Access plan.pdf', 0));
    await store(document!.s3Key, Buffer.alloc(0));
    const refused = await member('PUT', `documents/${document!.id}/uploaded`);
    expect([refused.status, refused.body.message]).toEqual([409, 'The stored file is not a PDF.']);
  });
});

describe('the list', () => {
  const DAY_MS = 86_400_000;
  const insert = (count: number) =>
    studio.db.insert(documents).values(
      Array.from({ length: count }, (_, index) => ({
        id: `doc${index}`,
        companyId: records.companyId,
        name: `Plan ${index}.pdf`,
        sizeBytes: 1000 + index,
        mime: 'application/pdf',
        storageKey: `documents/northline/doc${index}.pdf`,
        uploadedAt: new Date(),
        createdById: records.people.Member,
        modified: new Date(Date.UTC(2026, 0, 1) + index * DAY_MS),
      })),
    );

  it('comes 50 to a page, newest first', async () => {
    await insert(53);
    const ask = (query: string) =>
      studio.app.inject({ url: `/api/v2/documents?count=true${query}`, headers: bearer(records.people.Member) });
    const first = await ask('');
    expect(first.json<{ id: string }[]>().map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => `doc${52 - index}`),
    );
    expect(JSON.parse(String(first.headers['x-pagination']))).toMatchObject({
      top: 50,
      skip: 0,
      count: 53,
      pages: 2,
      hasNext: true,
    });
    const second = await ask('&skip=50');
    expect(second.json<{ id: string }[]>().map(({ id }) => id)).toEqual(['doc2', 'doc1', 'doc0']);
  });

  it.each([
    ['by name', '?orderBy=name', ['doc0', 'doc1', 'doc2']],
    ['by size, largest first', '?orderBy=size desc', ['doc2', 'doc1', 'doc0']],
    ['whose name contains a text', "?filter=contains(name,'PLAN 1')", ['doc1']],
  ])('%s', async (_case, query, ids) => {
    await insert(3);
    expect((await listed(query)).map(({ id }) => id)).toEqual(ids);
  });
});

describe('members read and add documents, managers delete them', () => {
  it.each([
    ['Viewer', [403, 403, 403, 403]],
    ['Trial', [403, 403, 403, 403]],
    ['Uploader', [403, 403, 403, 403]],
    ['Member', [200, 200, 409, 403]],
    ['Manager', [200, 200, 409, 204]],
    ['Admin', [200, 200, 409, 204]],
  ] as const)('%s: %j', async (role, expected) => {
    const [document] = await register(meta('Access plan.pdf'));
    const requests: Parameters<typeof member>[] = [
      ['GET', 'documents'],
      ['POST', 'documents', [meta('Method statement.pdf')]],
      ['PUT', `documents/${document!.id}/uploaded`],
      ['DELETE', `documents/${document!.id}`],
    ];
    const statuses: number[] = [];
    for (const request of requests) statuses.push((await studio.send(records.people[role], ...request)).status);
    expect(statuses).toEqual(expected);
  });
});

describe('only PDFs are registered', () => {
  it.each<[string, unknown, string]>([
    ['another type', [{ ...meta('a.png'), mime: 'image/png' }], 'payload.0.mime'],
    ['another kind', [{ ...meta('a.pdf'), type: 1 }], 'payload.0.type'],
    ['no name', [meta(' ')], 'payload.0.name'],
    ['a negative size', [meta('a.pdf', -1)], 'payload.0.size'],
    ['nothing at all', [], 'payload'],
    ['a thousand and one', Array.from({ length: 1001 }, () => meta('a.pdf')), 'payload'],
  ])('%s', async (_case, payload, field) => {
    const { status, body } = await member('POST', 'documents', payload);
    expect([status, body.issues?.[0]?.path]).toEqual([400, field]);
    expect(await studio.db.$count(documents)).toBe(0);
  });

  it('a thousand at once', async () => {
    expect(await register(...Array.from({ length: 1000 }, (_, index) => meta(`Plan ${index}.pdf`)))).toHaveLength(1000);
  });
});
