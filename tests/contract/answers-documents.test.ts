import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  type Answer,
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { RECORDS } from './expectations/records.ts';
import { anInstant, expectFields } from './world/fields.ts';
import { upload } from './world/upload.ts';

let studio: TestStudio;
let own: CompanyRecords;
const send = (...rest: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown]) =>
  studio.send(own.people.Manager, ...rest);

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

describe('documents', () => {
  const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const ITEMS = ['Permit.pdf', 'Report 2026.pdf'].map((name) => ({
    name,
    size: PDF.length,
    mime: 'application/pdf',
    type: 4,
  }));
  let answer: Answer;
  let listed: Record<string, unknown>[];
  const listOf = async () => (await send('GET', 'documents')).body as Record<string, unknown>[];
  beforeAll(async () => {
    await studio.db.execute('delete from documents');
    answer = await send('POST', 'documents', ITEMS);
  });

  it('POST documents: body is a list, and nothing is listed before it is uploaded', async () => {
    expect(answer.status).toBe(200);
    expect(await listOf()).toEqual([]);
  });

  it.each([
    ['an id', 'id'],
    ['an s3Key', 's3Key'],
  ])('POST documents returns %s per item', (_name, key) => {
    const values = answer.body.map((item: Record<string, string>) => item[key]);
    expect(values).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    expect(new Set(values).size).toBe(2);
    expect(Object.keys(answer.body[0]).toSorted()).toEqual(['id', 's3Key']);
  });

  it('PUT documents/{id}/uploaded: no payload; the bytes are there before', async () => {
    const [{ id, s3Key }] = answer.body;
    expect((await send('PUT', `documents/${id}/uploaded`)).status).toBe(409);
    expect((await upload(studio, own.people.Manager, s3Key, 'application/pdf', PDF)).status).toBe(201);
    expect(await send('PUT', `documents/${id}/uploaded`)).toEqual({ status: 204, body: null });
    listed = await listOf();
    expect(listed.map((document) => document['id'])).toEqual([id]);
    expectFields(listed[0], RECORDS.document);
    expect(listed[0]).toMatchObject({ modified: anInstant, key: expect.stringMatching(/./) });
    expect(listed[0]!['createdBy']).toEqual({ id: own.people.Manager, name: 'Manager northline', thumbnail: null });
  });

  it.each([
    ['name', 'Permit.pdf'],
    ['size', PDF.length],
    ['mime', 'application/pdf'],
    ['type', 4],
  ])('POST documents: each item has %s', (key, value) => expect(listed[0]![key]).toBe(value));

  it('DELETE documents/{id}: no payload', async () => {
    expect(await send('DELETE', `documents/${answer.body[0].id}`)).toEqual({ status: 204, body: null });
    expect(await listOf()).toEqual([]);
    expect((await send('DELETE', `documents/${answer.body[0].id}`)).status).toBe(404);
  });
});
