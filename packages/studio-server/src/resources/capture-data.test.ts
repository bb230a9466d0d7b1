import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureData, projects } from '../database/schema/index.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;
let path: string;
let payload: ReturnType<typeof payloadsOf>['captureData'];

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
  path = `projects/${records.projectId}/capturedata`;
  payload = payloadsOf(records).captureData;
});
afterAll(() => studio?.close());
beforeEach(() => studio.db.delete(captureData));

const member = (...[method, body]: ['GET' | 'POST' | 'PUT' | 'DELETE', unknown?]) =>
  studio.send(records.people.Member, method, path, body);

describe('one capture data record per inspection', () => {
  it('an inspection without any answers an empty JSON text', async () => {
    const reply = await studio.app.inject({ url: `/api/v2/${path}`, headers: bearer(records.people.Member) });
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'application/json; charset=utf-8',
      '""',
    ]);
  });

  it('what is recorded is read back as it was sent', async () => {
    expect(await member('POST', payload)).toEqual({ status: 200, body: payload });
    expect(await member('GET')).toEqual({ status: 200, body: payload });
  });

  it('a change replaces every field', async () => {
    await member('POST', payload);
    const changed = {
      ...payload,
      captureDate: '',
      airTemperature: null,
      geotagged: 0,
      acquisitionTeam: ['Isla Munro'],
    };
    expect(await member('PUT', changed)).toEqual({ status: 200, body: changed });
    expect(await member('GET')).toEqual({ status: 200, body: changed });
  });

  it('after deletion there is none, and a new one can be recorded', async () => {
    await member('POST', payload);
    expect((await member('DELETE')).status).toBe(204);
    expect((await member('GET')).body).toBe('');
    expect((await member('POST', payload)).status).toBe(200);
  });

  it('a second record is 409 and leaves the first', async () => {
    await member('POST', payload);
    const { status, body } = await member('POST', { ...payload, location: 'North abutment' });
    expect([status, body.message]).toEqual([409, 'This inspection has capture data already.']);
    expect((await member('GET')).body.location).toBe(payload.location);
  });

  it('of ten asked for at once one is recorded and nine are 409', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => member('POST', payload)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await studio.db.$count(captureData)).toBe(1);
  });

  it.each(['PUT', 'DELETE'] as const)('%s without a record is 404', async (method) => {
    expect((await member(method, method === 'PUT' ? payload : undefined)).status).toBe(404);
    expect(await studio.db.$count(captureData)).toBe(0);
  });

  it('goes with its inspection', async () => {
    const id = 'shortlived';
    await studio.db.insert(projects).values({
      id,
      companyId: records.companyId,
      assetId: records.assetId,
      name: 'Shortlived',
      createdById: records.people.Uploader,
    });
    await studio.send(records.people.Manager, 'POST', `projects/${id}/capturedata`, payload);
    const answers = await Promise.all([
      studio.send(records.people.Manager, 'DELETE', `projects/${id}`),
      studio.send(records.people.Manager, 'PUT', `projects/${id}/capturedata`, payload),
    ]);
    expect(answers[0]!.status).toBe(204);
    expect([200, 404]).toContain(answers[1]!.status);
    expect(await studio.db.$count(captureData)).toBe(0);
  });
});

describe('capture data is read and changed by those who are involved, and by managers', () => {
  it.each([
    ['Viewer', 403],
    ['Trial', 403],
    ['Uploader', 200],
    ['Member', 200],
    ['Manager', 200],
    ['Admin', 200],
  ] as const)('%s: %i', async (role, status) => {
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: unknown) =>
      studio.send(records.people[role], method, path, body);
    expect((await send('GET')).status).toBe(status);
    expect((await send('POST', payload)).status).toBe(status);
    if (status === 403) await member('POST', payload);
    expect((await send('PUT', payload)).status).toBe(status);
    expect((await send('DELETE')).status).toBe(status === 200 ? 204 : status);
  });
});

describe('values that are not capture data are 400', () => {
  it.each<[string, object, string]>([
    ['a team without a name', { acquisitionTeam: [' '] }, 'payload.acquisitionTeam'],
    ['a day instead of a moment', { captureDate: '2026-11-20' }, 'payload.captureDate'],
    ['a temperature that is a text', { airTemperature: '3' }, 'payload.airTemperature'],
    ['an unknown choice', { geotagged: 9 }, 'payload.geotagged'],
  ])('%s', async (_case, change, field) => {
    const { status, body } = await member('POST', { ...payload, ...change });
    expect([status, body.issues?.[0]?.path]).toEqual([400, field]);
    expect(await studio.db.$count(captureData)).toBe(0);
  });
});
