import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../../packages/studio-server/src/http/testing/start-test-app.ts';
import {
  type CompanyRecords,
  insertCompany,
  payloadsOf,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { FIELD_REFUSALS } from './expectations/field-refusals.ts';
import { ROLE_IDS } from './expectations/roles.ts';
import { CAPTURE_DATA } from './world/capture-data.ts';
import { fingerprint } from './world/fingerprint.ts';
import { insertInspections } from './world/inspections.ts';
import { makeRecords } from './world/library.ts';

// Hundreds of requests in one test.
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let studio: TestStudio;
let own: CompanyRecords;
/** Address and good body of every call with a body. */
let good: Record<string, [path: string, payload: Record<string, unknown>]>;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  const records = makeRecords(studio.db, own);
  const { site, asset, project, user } = payloadsOf(own);
  const named = { name: 'Tay Valley' };
  const category = { ...named, model: null, colour: '#ce2a29' };
  const checklist = {
    ...named,
    sections: [{ identifier: 's', title: 'Steel', items: [{ identifier: 'i', description: 'Look' }] }],
  };
  const { layoutId, layerIds } = await records.layout();
  const [withData] = await insertInspections(studio.db, own, [{ captureData: CAPTURE_DATA }]);
  good = {
    'POST sites': ['sites', site],
    'PUT sites/{id}': [`sites/${own.siteId}`, site],
    'POST tags': ['tags', named],
    'PUT tags/{id}': [`tags/${await records.tag()}`, named],
    'POST layouts': ['layouts', named],
    'PUT layouts/{id}': [`layouts/${layoutId}`, named],
    'POST assets': ['assets', asset],
    'PUT assets/{id}': [`assets/${own.assetId}`, asset],
    'POST projects': ['projects', project],
    'PUT projects/{id}': [`projects/${own.projectId}`, project],
    'POST categories': ['categories', category],
    'PUT categories/{id}': [`categories/${await records.category()}`, category],
    'POST checklists': ['checklists', checklist],
    'PUT checklists/{id}': [`checklists/${await records.checklist()}`, checklist],
    'POST projects/{id}/capturedata': [`projects/${own.projectId}/capturedata`, CAPTURE_DATA],
    'PUT projects/{id}/capturedata': [`projects/${withData!.projectId}/capturedata`, CAPTURE_DATA],
    'POST categorypresets': ['categorypresets', { ...named, categories: [own.categoryId] }],
    'POST severityscales': ['severityscales', { ...named, isNumerical: false, severities: [{ name: 'Low', icon: 0 }] }],
    'POST layers': ['layers', { ...named, isSegmented: false, layoutId, sections: [{ name: 'North' }] }],
    'PUT layers/{id}': [`layers/${layerIds[0]}`, { ...named, sections: [{ name: 'North' }] }],
    'PUT users/{id}': [`users/${own.people.Viewer}`, user],
    'POST users': ['users', { emails: ['guest@demo.example'], role: ROLE_IDS.Viewer, message: '' }],
    'PUT sign-in-settings': ['sign-in-settings', { requiresTotp: true }],
    'PUT projects/{id}/images/flags': [
      `projects/${own.projectId}/images/flags`,
      { ids: [own.fileId], isFlagged: true },
    ],
    'PUT images/{id}/uploaded': [`images/${own.fileId}/uploaded`, { type: 1 }],
  };
});
afterAll(() => studio?.close());

const send = (call: string, payload: unknown) =>
  studio.send(own.people.Admin, call.split(' ')[0] as Method, good[call]![0], payload);

const ANY_WORDS = expect.stringMatching(/./);
const calls = [...new Set(FIELD_REFUSALS.map(({ call }) => call))];

describe('a wrong value is refused with 400, by its field and in the words of the specification', () => {
  it.each(calls)('%s', async (call) => {
    const before = await fingerprint(studio);
    for (const refusal of FIELD_REFUSALS.filter((each) => each.call === call)) {
      const { status, body } = await send(call, { ...good[call]![1], ...refusal.change });
      expect({ change: refusal.change, status, body }).toEqual({
        change: refusal.change,
        status: 400,
        body: {
          name: 'Bad Request',
          message: '400 Something went wrong.',
          issues: [{ path: refusal.path, message: refusal.message ?? ANY_WORDS }],
        },
      });
    }
    expect(await fingerprint(studio)).toBe(before);
  });

  it('reports all problems together', async () => {
    const { body } = await send('POST sites', {});
    expect(body.issues).toEqual([{ path: 'payload.name', message: 'Required' }]);
    const { body: two } = await send('POST tags', { name: 'x' });
    expect(two.issues).toHaveLength(1);
    const { body: asset } = await send('POST assets', { ...good['POST assets']![1], name: 'x', siteId: '' });
    expect(asset.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'payload.name',
      'payload.siteId',
    ]);
  });
});

describe('what is no JSON object is refused with 400 or 415', () => {
  const BODIES: [kind: string, body: string, type: string, status: number][] = [
    ['nothing', '', 'application/json', 400],
    ['half a body', '{"name":"Tay', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a text', '"Tay Valley"', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['another type', '<name>Tay Valley</name>', 'application/xml', 415],
    ['a form', 'name=Tay+Valley', 'application/x-www-form-urlencoded', 415],
  ];
  it.each(BODIES)('%s', async (_kind, body, type, status) => {
    const before = await fingerprint(studio);
    for (const call of calls) {
      const [method] = call.split(' ') as [Method];
      const headers = { ...bearer(own.people.Admin), 'content-type': type };
      const reply = await studio.app.inject({ method, url: `/api/v2/${good[call]![0]}`, headers, payload: body });
      expect({ call, status: reply.statusCode }).toEqual({ call, status });
      expect(reply.json()).toMatchObject({ name: expect.any(String), message: expect.any(String) });
    }
    expect(await fingerprint(studio)).toBe(before);
  });
});

describe('the longest and the shortest values are taken', () => {
  it.each([
    ['POST sites', { name: 'x'.repeat(30) }],
    ['POST sites', { name: 'xy' }],
    ['POST tags', { name: 'x'.repeat(30) }],
    ['POST projects', { name: 'x'.repeat(35), description: 'x'.repeat(999) }],
    ['POST projects', { name: 'Brücke7', description: '' }],
    ['POST users', { message: 'x'.repeat(300) }],
  ])('%s %j', async (call, change) => expect((await send(call, { ...good[call]![1], ...change })).status).toBe(200));
});
