import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEvents, documents, projectFiles } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const PDF = Buffer.from('%PDF-1.7\n%access plan\n%%EOF\n');
const OTHER = Buffer.from('%PDF-1.7\n%something else'.padEnd(PDF.length));
const BLOCK_ID = Buffer.from('block-1').toString('base64');
const BLOCK_LIST = `<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>${BLOCK_ID}</Latest></BlockList>`;

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

/** An inspection file and a document with the same bytes, each with an upload URL. */
const KINDS = {
  'a file of an inspection': {
    key: () => `projects/${records.projectId}/plan.pdf`,
    register: (storageKey: string) =>
      studio.db.insert(projectFiles).values({
        id: 'plan',
        companyId: 'northline',
        projectId: records.projectId,
        kind: 'two',
        fileType: 'Pdf',
        name: 'plan.pdf',
        mime: 'application/pdf',
        sizeBytes: 1024,
        storageKey,
      }),
    remove: () => studio.db.delete(projectFiles).where(eq(projectFiles.id, 'plan')),
    confirm: () => studio.send(records.people.Admin, 'PUT', 'images/plan/uploaded', { type: 4 }),
    confirmed: async () =>
      (await studio.db.select().from(projectFiles).where(eq(projectFiles.id, 'plan')))[0]!.uploadedAt,
    confirmElsewhere: (uploadedAt: Date) =>
      studio.db.update(projectFiles).set({ uploadedAt }).where(eq(projectFiles.id, 'plan')),
  },
  'a document': {
    key: () => 'documents/northline/plan.pdf',
    register: (storageKey: string) =>
      studio.db.insert(documents).values({
        id: 'plan',
        companyId: 'northline',
        name: 'plan.pdf',
        mime: 'application/pdf',
        sizeBytes: PDF.length,
        storageKey,
        createdById: records.people.Member,
      }),
    remove: () => studio.db.delete(documents).where(eq(documents.id, 'plan')),
    confirm: () => studio.send(records.people.Admin, 'PUT', 'documents/plan/uploaded'),
    confirmed: async () => (await studio.db.select().from(documents).where(eq(documents.id, 'plan')))[0]!.uploadedAt,
    confirmElsewhere: (uploadedAt: Date) =>
      studio.db.update(documents).set({ uploadedAt }).where(eq(documents.id, 'plan')),
  },
};

describe.each(Object.entries(KINDS))('%s', (_kind, { key, register, remove, confirm, confirmed, confirmElsewhere }) => {
  let url: URL;

  beforeEach(async () => {
    await remove();
    await studio.store.delete(key());
    await register(key());
    const { body } = await studio.send(
      records.people.Admin,
      'GET',
      `upload?content_type=application/pdf&prefix=${encodeURIComponent(key())}`,
    );
    url = new URL(body.url, studio.origin);
  });

  const put = (body: Buffer | ReadableStream | string, query = '', headers: Record<string, string> = {}) =>
    fetch(url.href + query, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf', 'x-ms-blob-type': 'BlockBlob', ...headers },
      body,
      duplex: 'half',
    } as RequestInit);
  const stored = async () => Buffer.concat(await (await studio.store.get(key()))!.stream.toArray());

  it('takes other bytes until it is confirmed, and none afterwards, whole, as a block or as a list of blocks', async () => {
    expect((await put(OTHER)).status).toBe(201);
    expect((await put(PDF)).status).toBe(201);
    expect((await confirm()).status).toBe(204);

    const refused = await put(OTHER);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { name: 'Conflict', message: 'This file is already uploaded.' },
    ]);
    expect((await put(OTHER, `&comp=block&blockid=${encodeURIComponent(BLOCK_ID)}`)).status).toBe(409);
    expect((await put(BLOCK_LIST, '&comp=blocklist', { 'x-ms-blob-content-type': 'application/pdf' })).status).toBe(
      409,
    );
    expect(await stored()).toEqual(PDF);
  });

  it('what was on its way while it was confirmed does not take its place', async () => {
    await put(PDF);
    let end = () => {};
    const slow = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(OTHER.subarray(0, 10)));
        end = () => {
          controller.enqueue(new Uint8Array(OTHER.subarray(10)));
          controller.close();
        };
      },
    });
    const arriving = put(slow);
    expect((await confirm()).status).toBe(204);
    end();
    expect((await arriving).status).toBe(409);
    expect(await stored()).toEqual(PDF);
  });

  it('a block that was on its way while it was confirmed is not kept', async () => {
    await put(PDF);
    const block = `&comp=block&blockid=${encodeURIComponent(BLOCK_ID)}`;
    const sending = httpRequest(url.href + block, { method: 'PUT', headers: { 'content-length': OTHER.length } });
    const answered = once(sending, 'response');
    sending.write(OTHER.subarray(0, 10));
    const incoming = join(studio.dataDir, 'files/.incoming');
    await expect.poll(async () => (await readdir(incoming)).length).toBe(1);
    expect((await confirm()).status).toBe(204);
    sending.end(OTHER.subarray(10));
    const [response] = (await answered) as [IncomingMessage];
    expect(response.statusCode).toBe(409);
    const list = await fetch(`${url.href}&comp=blocklist&blocklisttype=uncommitted`);
    expect(await list.text()).not.toContain(BLOCK_ID);
    expect(await readdir(incoming)).toEqual([]);
  });

  it('confirmed by several at once it is confirmed once', async () => {
    await put(PDF);
    const answers = await Promise.all(Array.from({ length: 6 }, confirm));
    expect(answers).toEqual(answers.map(() => ({ status: 204, body: null })));
    const moment = await confirmed();
    expect(moment).not.toBeNull();
    expect((await confirm()).status).toBe(204);
    expect(await confirmed()).toEqual(moment);
    expect(await stored()).toEqual(PDF);
  });

  it('confirmed on another instance meanwhile it keeps that confirmation, without a second audit event', async () => {
    await put(PDF);
    const moment = new Date('2026-11-20T08:00:00Z');
    const events = await studio.db.$count(auditEvents);
    const { fingerprint } = studio.store;
    const reading = vi.spyOn(studio.store, 'fingerprint').mockImplementationOnce(async (...asked) => {
      await confirmElsewhere(moment);
      return fingerprint(...asked);
    });
    expect((await confirm()).status).toBe(204);
    reading.mockRestore();
    expect(await confirmed()).toEqual(moment);
    expect(await studio.db.$count(auditEvents)).toBe(events);
  });

  it('is not confirmed when its bytes are gone before they were read', async () => {
    await put(PDF);
    const reading = vi.spyOn(studio.store, 'fingerprint').mockResolvedValueOnce(null);
    const refused = await confirm();
    reading.mockRestore();
    expect([refused.status, refused.body?.message]).toEqual([409, 'The bytes of this file are not stored yet.']);
    expect(await confirmed()).toBeNull();
  });

  it('an address of what is registered no more takes nothing', async () => {
    await remove();
    expect((await put(PDF)).status).toBe(409);
    expect(await studio.store.head(key())).toBeNull();
  });
});
