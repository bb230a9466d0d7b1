import { API_BASE_PATH, type Method } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../database/schema/index.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const ADMIN = 'adminnorthline';
/** Another person with every permission. */
const DEPUTY = 'deputynorthline';

let studio: TestStudio;
let own: CompanyRecords;

/** Sends a call and returns status, body and entity tag. */
async function call(method: Method, path: string, payload?: unknown, ifMatch?: string, token = ADMIN) {
  const headers = { ...bearer(token), ...(ifMatch !== undefined && { 'if-match': ifMatch }) };
  const reply = await studio.app.inject({ method, url: API_BASE_PATH + path, headers, payload: payload as object });
  const body = reply.body === '' ? null : JSON.parse(reply.body);
  return { status: reply.statusCode, body, etag: reply.headers.etag as string | undefined, headers: reply.headers };
}
const tagOf = async (path: string) => (await call('GET', path)).etag!;

interface Case {
  record: string;
  path: string;
  /** Address of the change, if it is another one. */
  put?: string;
  /** Payload of the person who saves first and of the one who saves later. */
  first: unknown;
  later: unknown;
}

const cases: Case[] = [];
beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  await studio.db.insert(users).values({
    id: DEPUTY,
    companyId: 'northline',
    firstName: 'Deputy',
    lastName: 'northline',
    email: `${DEPUTY}@demo.example`,
    role: 'Admin',
    status: 'Activated',
  });
  const { body: tag } = await call('POST', 'tags', { name: 'Rope access' });
  const layerPayload = (name: string) => ({
    name,
    isSegmented: false,
    layoutId: own.layoutId,
    sections: [{ name: 'North' }],
  });
  const { body: layer } = await call('POST', 'layers', layerPayload('Faces'));
  const north = layer.sections[0];
  const captureData = (supervisor: string) => ({
    ...payloadsOf(own).captureData,
    supervisor,
  });
  await call('POST', `projects/${own.projectId}/capturedata`, captureData('Nobody'));
  const asset = (members: string[]) => ({ ...payloadsOf(own).asset, members });
  const project = (description: string) => ({ ...payloadsOf(own).project, description });
  const person = (phoneNumber: string) => ({ firstName: 'Member', lastName: 'Northline', phoneNumber });
  const category = (colour: string) => ({ name: 'Weld crack', model: null, colour });
  const checklist = (title: string) => ({
    name: 'Bridge general',
    sections: [{ identifier: 's', title, items: [{ identifier: 'i', description: 'Joints' }] }],
  });
  const layerUpdate = (name: string) => ({ name: 'Faces', sections: [{ id: north.id, name }] });
  const map = [{ sectionId: north.id, nodes: [] }];
  cases.push(
    { record: 'site', path: `sites/${own.siteId}`, first: { name: 'Forth North' }, later: { name: 'Forth South' } },
    { record: 'asset', path: `assets/${own.assetId}`, first: asset([own.people.Member]), later: asset([]) },
    { record: 'inspection', path: `projects/${own.projectId}`, first: project('Rain'), later: project('Sun') },
    {
      record: 'capture data',
      path: `projects/${own.projectId}/capturedata`,
      first: captureData('A'),
      later: captureData('B'),
    },
    { record: 'user', path: `users/${own.people.Member}`, first: person('1'), later: person('2') },
    { record: 'tag', path: `tags/${tag.id}`, first: { name: 'Scaffold' }, later: { name: 'Crane' } },
    {
      record: 'category',
      path: `categories/${own.categoryId}`,
      first: category('#37a9a3'),
      later: category('#d9480f'),
    },
    { record: 'checklist', path: `checklists/${own.checklistId}`, first: checklist('Deck'), later: checklist('Pier') },
    { record: 'layer', path: `layers/${layer.id}`, first: layerUpdate('South'), later: layerUpdate('East') },
    { record: 'mapping', path: `layouts/${own.layoutId}`, put: `layouts/${own.layoutId}/map`, first: map, later: [] },
    { record: 'layout', path: `layouts/${own.layoutId}`, first: { name: 'Piers' }, later: { name: 'Decks' } },
  );
});
afterAll(() => studio?.close());

const RECORDS = [
  'site',
  'asset',
  'inspection',
  'capture data',
  'user',
  'tag',
  'category',
  'checklist',
  'layer',
  'mapping',
  'layout',
];
const caseOf = (record: string) => cases.find((one) => one.record === record)!;

describe('two people edit one record', () => {
  it.each(RECORDS)('the later save of a %s is refused, and nothing of it is stored', async (record) => {
    const { path, put = path, first, later } = caseOf(record);
    const opened = await tagOf(path);
    expect(opened).toMatch(/^"[\w-]+"$/);
    const began = Date.now();
    const saved = await call('PUT', put, first, opened, DEPUTY);
    expect(saved).toMatchObject({ status: 200, etag: await tagOf(path) });
    expect(saved.etag).not.toBe(opened);
    const { body: before } = await call('GET', path);
    const ended = Date.now();

    const refused = await call('PUT', put, later, opened);
    expect(refused).toMatchObject({
      status: 412,
      body: {
        name: 'Precondition Failed',
        message: 'Someone else changed this record after you opened it.',
        changed: { by: { id: DEPUTY, name: 'Deputy northline' }, at: expect.any(String) },
      },
    });
    const changed = Date.parse(refused.body.changed.at);
    expect(changed >= began && changed <= ended).toBe(true);
    expect((await call('GET', path)).body).toEqual(before);

    expect((await call('PUT', put, later, saved.etag)).status).toBe(200);
  });

  it.each(RECORDS)('without If-Match the last save of a %s wins', async (record) => {
    const { path, put = path, first, later } = caseOf(record);
    expect((await call('PUT', put, first)).status).toBe(200);
    const tag = await tagOf(path);
    expect((await call('PUT', put, later)).status).toBe(200);
    expect(await tagOf(path)).not.toBe(tag);
  });

  it.each(RECORDS)('of two simultaneous saves of one %s one is refused', async (record) => {
    const { path, put = path, first, later } = caseOf(record);
    await call('PUT', put, later);
    await call('PUT', put, first);
    const opened = await tagOf(path);
    const replies = await Promise.all([call('PUT', put, later, opened), call('PUT', put, later, opened, DEPUTY)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });
});
