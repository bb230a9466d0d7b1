import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { EICAR } from '../../packages/studio-server/src/scanning/testing/start-fake-clamd.ts';
import { type Clamd, startClamd, STREAM_MAX_MEGABYTES } from './start-clamd.ts';

const PDF = Buffer.from('%PDF-1.7\n%access plan\n%%EOF\n');
const KEY = 'documents/northline/plan.pdf';
const MEGABYTE = 1024 ** 2;

let clamd: Clamd;
beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd?.close());

describe.each(['tcp', 'unix'] as const)('a document is scanned by a real clamd over %s', (protocol) => {
  let studio: TestStudio;
  let records: CompanyRecords;
  beforeAll(async () => {
    studio = await startTestStudio({ environment: { STUDIO_CLAMD_URL: clamd.urls[protocol] } });
    records = await insertCompany(studio.db, 'northline');
  });
  afterAll(() => studio?.close());

  /** Registers, stores and confirms a document with this content. */
  async function upload(content: Buffer) {
    await studio.db.execute('delete from documents');
    await studio.db.execute(
      `insert into documents (id, company_id, name, mime, size_bytes, storage_key, created_by_id) values
       ('plan', 'northline', 'plan.pdf', 'application/pdf', ${content.length}, '${KEY}', '${records.people.Member}')`,
    );
    await studio.store.put(KEY, content, 'application/pdf');
    const { status, body } = await studio.send(records.people.Admin, 'PUT', 'documents/plan/uploaded');
    return { status, message: body?.message, isStored: (await studio.store.head(KEY)) !== null };
  }

  it('clean: it counts as uploaded', async () => {
    expect(await upload(PDF)).toMatchObject({ status: 204, isStored: true });
    expect(await upload(Buffer.concat([PDF, randomBytes(15 * MEGABYTE)]))).toMatchObject({ status: 204 });
  });

  it.each([
    ['at its start', Buffer.concat([PDF, EICAR])],
    ['after 10 MiB', Buffer.concat([PDF, randomBytes(10 * MEGABYTE), EICAR])],
  ])('infected %s: it is deleted and refused', async (_where, content) => {
    expect(await upload(content)).toEqual({
      status: 409,
      message: 'The malware scan found Eicar-Test-Signature.UNOFFICIAL in plan.pdf. The file was deleted.',
      isStored: false,
    });
  });

  it('larger than clamd takes: it is kept and refused until clamd takes it', async () => {
    expect(await upload(Buffer.concat([PDF, Buffer.alloc((STREAM_MAX_MEGABYTES + 5) * MEGABYTE)]))).toEqual({
      status: 503,
      message: 'The malware scan of plan.pdf did not finish. Try again in a moment.',
      isStored: true,
    });
  });
});
