import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, damagedFiles, documents, projectFiles } from '../database/schema/index.ts';
import type { RecordedContent } from '../storage/file-damage.ts';
import { checkOriginal } from './check-original.ts';
import type { Services } from './services.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const PDF = Buffer.from('%PDF-1.7\n%access plan\n%%EOF\n');
const CHECKSUM = `sha256:${createHash('sha256').update(PDF).digest('hex')}`;
const DAMAGED = 'This file is damaged. An administrator can restore it from a backup.';

let studio: TestStudio;
let records: CompanyRecords;
beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

const file = { companyId: 'northline', name: 'plan.pdf', mime: 'application/pdf', sizeBytes: PDF.length };

/** An original of each kind, registered but not uploaded. */
const KINDS = {
  'a file of an inspection': {
    key: 'projects/pier/plan.pdf',
    register: (storageKey: string) =>
      studio.db
        .insert(projectFiles)
        .values({ ...file, id: 'plan', projectId: records.projectId, kind: 'two', fileType: 'Pdf', storageKey }),
    remove: () => studio.db.delete(projectFiles).where(eq(projectFiles.id, 'plan')),
    change: (recorded: Partial<RecordedContent>) =>
      studio.db.update(projectFiles).set(recorded).where(eq(projectFiles.id, 'plan')),
    confirm: () => studio.send(records.people.Admin, 'PUT', 'images/plan/uploaded', { type: 4 }),
    checksum: async () => (await studio.db.select().from(projectFiles).where(eq(projectFiles.id, 'plan')))[0]!.checksum,
  },
  'a document': {
    key: 'documents/northline/plan.pdf',
    register: (storageKey: string) =>
      studio.db.insert(documents).values({ ...file, id: 'plan', storageKey, createdById: records.people.Member }),
    remove: () => studio.db.delete(documents).where(eq(documents.id, 'plan')),
    change: (recorded: Partial<RecordedContent>) =>
      studio.db.update(documents).set(recorded).where(eq(documents.id, 'plan')),
    confirm: () => studio.send(records.people.Admin, 'PUT', 'documents/plan/uploaded'),
    checksum: async () => (await studio.db.select().from(documents).where(eq(documents.id, 'plan')))[0]!.checksum,
  },
};

describe.each(Object.entries(KINDS))('%s', (_kind, { key, register, remove, change, confirm, checksum }) => {
  beforeEach(async () => {
    await remove();
    await register(key);
    await studio.store.put(key, PDF, 'application/pdf');
    await confirm();
  });

  const link = () => studio.send(records.people.Admin, 'GET', `download?prefix=${key}`);
  const path = () => studio.store.pathOf(key)!;
  const damages = () => studio.db.select().from(damagedFiles).where(eq(damagedFiles.storageKey, key));
  async function flipBit() {
    const bytes = await readFile(path());
    bytes[12]! ^= 1;
    await writeFile(path(), bytes);
  }

  it('has the checksum of its bytes once it is confirmed', async () => expect(await checksum()).toBe(CHECKSUM));

  it('gets no link and no audit event when a bit of it changed on the disk, and is noted as damaged', async () => {
    expect((await link()).status).toBe(200);
    await flipBit();
    const events = await studio.db.$count(auditEvents);
    expect(await link()).toEqual({
      status: 409,
      body: { name: 'Conflict', message: DAMAGED, issues: [{ path: 'query', message: DAMAGED }] },
    });
    expect(await damages()).toMatchObject([{ companyId: 'northline', damage: 'content' }]);
    expect(await studio.db.$count(auditEvents)).toBe(events);
  });

  it('gets no link when it is missing from the storage', async () => {
    await rm(path());
    expect(await link()).toMatchObject({ status: 409, body: { message: DAMAGED } });
    expect(await damages()).toMatchObject([{ damage: 'missing' }]);
  });

  const MIB = 1024 ** 2;
  it.each([
    ['up to 256 MiB is read before its link is signed', { sizeBytes: 256 * MIB }, 409],
    ['above 256 MiB gets its link unread: it is checked when it is sent', { sizeBytes: 256 * MIB + 1 }, 200],
    ['of an earlier version, without a checksum, gets its link unread', { sizeBytes: 1, checksum: null }, 200],
  ])('%s', async (_rule, recorded, status) => {
    await change(recorded);
    expect((await link()).status).toBe(status);
  });

  it('is never sent with a link from before the damage', async () => {
    const url = new URL((await link()).body.url, studio.origin);
    await flipBit();
    const reply = await fetch(url);
    expect([reply.status, await reply.json()]).toEqual([502, { name: 'Bad Gateway', message: DAMAGED }]);
    expect(await damages()).toMatchObject([{ damage: 'content' }]);
  });

  it('takes the note of its damage along when it is deleted', async () => {
    await flipBit();
    await link();
    await remove();
    expect(await damages()).toEqual([]);
  });
});

it.each([
  ['the same checksum', 'md5:aa', null],
  ['another checksum', 'md5:bb', 409],
])('a file in Azure is compared before its link is signed, however large it is: %s', async (_case, stored, status) => {
  const sizeBytes = 1024 ** 4;
  const azure = { ...studio.store, pathOf: () => null, fingerprint: async () => ({ sizeBytes, checksum: stored }) };
  const original = { storageKey: 'projects/pier/scan.e57', sizeBytes, checksum: 'md5:aa' };
  const checked = checkOriginal({ db: studio.db, services: { store: azure } as unknown as Services }, original);
  expect(
    await checked.then(
      () => null,
      (error) => error.status,
    ),
  ).toBe(status);
});
