import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../../packages/studio-server/src/http/testing/start-test-app.ts';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { ADDED_CALLS, FORGOTTEN_CALLS, SPECIFIED_CALLS } from './expectations/calls.ts';
import { STATUS_TEXTS } from './expectations/verdict.ts';
import { fingerprint } from './world/fingerprint.ts';

// Hundreds of requests in one test.
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let studio: TestStudio;
let own: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

const CALLS = [...SPECIFIED_CALLS, ...FORGOTTEN_CALLS, ...ADDED_CALLS];

/** Every call, with `x` for its ids and no body: what is said before anything about the record or the body is. */
async function askAll(calls: readonly string[], headers: Record<string, string>) {
  const answers: [call: string, status: number, body: { code?: number; message: string }][] = [];
  for (const call of calls) {
    const [method, path] = call.split(' ') as [Method, string];
    const reply = await studio.app.inject({ method, url: `/api/v2/${path.replace('{id}', 'x')}`, headers });
    answers.push([call, reply.statusCode, reply.json()]);
  }
  return answers;
}

/** Tables with the refused sign-ins of known people. */
const REFUSALS = ['audit_events', 'sign_in_throttle'];

describe('who asks', () => {
  it.each([
    ['without a token', {}],
    ['with a token of another kind', { authorization: 'Basic bWlhOm1pYQ==' }],
    ['with a token nobody has issued', { authorization: 'Bearer 12345' }],
    ['with nothing behind the word', { authorization: 'Bearer ' }],
  ])('%s every call is 401 in the words of the catalogue', async (_case, headers) => {
    const before = await fingerprint(studio);
    for (const [call, status, { code, message }] of await askAll(CALLS, headers as Record<string, string>)) {
      expect({ call, status, code, message }).toEqual({
        call,
        status: 401,
        code: undefined,
        message: STATUS_TEXTS[401],
      });
    }
    expect(await fingerprint(studio)).toBe(before);
  });

  it('a 401 says how to sign in', async () => {
    const { headers } = await studio.app.inject('/api/v2/users/whoami');
    expect(headers['www-authenticate']).toMatch(/^Bearer/);
  });

  it.each(['Deactivated', 'Deleted'])('every call of somebody %s is 403 code 33', async (status) => {
    await studio.db.execute(`update users set status = '${status}' where id = '${own.people.Trial}'`);
    const before = await fingerprint(studio, REFUSALS);
    for (const [call, answered, { code }] of await askAll(CALLS, bearer(own.people.Trial))) {
      expect({ call, answered, code }).toEqual({ call, answered: 403, code: 33 });
    }
    expect(await fingerprint(studio, REFUSALS)).toBe(before);
    const { rows } = await studio.db.execute('select distinct action, subject_id from audit_events');
    expect(rows).toEqual([{ action: 'refuseSignIn', subject_id: own.people.Trial }]);
    await studio.db.execute(`update users set status = 'Activated' where id = '${own.people.Trial}'`);
  });

  it('every call of somebody with a good token and no account is 403 code 33', async () => {
    for (const [call, status, { code }] of await askAll(CALLS, bearer('stranger'))) {
      expect({ call, status, code }).toEqual({ call, status: 403, code: 33 });
    }
  });

  it('somebody invited is Activated when they first sign in', async () => {
    await studio.db.execute(`update users set status = 'Pending' where id = '${own.people.Trial}'`);
    const { status, body } = await studio.send(own.people.Trial, 'GET', 'users/whoami');
    expect({ status, userStatus: body.status }).toEqual({ status: 200, userStatus: 1 });
  });
});

describe('scopes: read, write, delete, file download and upload open what they say', () => {
  const DOWNLOADS = ['GET download', 'GET images/download', 'GET images/thumbnail'];
  const SCOPE_OF = (call: string) => {
    if (call === 'GET upload') return 'file.upload';
    if (DOWNLOADS.includes(call)) return 'file.download';
    if (call.startsWith('DELETE')) return 'delete';
    // A question that is too long for a URL.
    if (call === 'POST assets/{id}/known-files') return 'read';
    return call.startsWith('GET') ? 'read' : 'write';
  };
  it.each(['read', 'write', 'delete', 'file.upload', 'file.download'])('%s', async (scope) => {
    for (const [call, status, { code }] of await askAll(CALLS, bearer(`${own.people.Admin}~${scope}`))) {
      const isOpen = SCOPE_OF(call) === scope;
      expect({ call, isRefused: status === 403 && code === undefined }).toEqual({ call, isRefused: !isOpen });
    }
  });
});

describe('an id nobody has is 404, whatever it looks like', () => {
  /** What is asked before the record: the type of a file, and which images. */
  const PAYLOADS: Record<string, unknown> = {
    'PUT images/{id}/uploaded': { type: 1 },
    'PUT projects/{id}/images/flags': { ids: ['x'], isFlagged: true },
  };
  const withId = CALLS.filter(
    (call) =>
      call.includes('{id}') &&
      !call.startsWith('POST') &&
      !/^PUT (?!users\/\{id\}\/|.*(uploaded|restore|flags))/.test(call),
  );
  it.each(['unknown', 'x'.repeat(81), '%2e%2e%2fetc', "a'or'1'%3d'1", '%F0%9F%8C%89'])('%s', async (id) => {
    for (const call of withId) {
      const [method, path] = call.split(' ') as [Method, string];
      // An image is asked for with its inspection.
      const query = /^images\/\{id\}\/(page|facts)$/.test(path) ? `?projectId=${own.projectId}` : '';
      const address = path.replace('{id}', id) + query;
      const { status, body } = await studio.send(own.people.Admin, method, address, PAYLOADS[call]);
      expect({ call, status, code: body?.code, message: body?.message }).toEqual({
        call,
        status: 404,
        code: undefined,
        message: STATUS_TEXTS[404],
      });
    }
  });
});

describe('the licence', () => {
  const setLicence = (start: string, expiry: string) =>
    studio.db.execute(
      `update companies set licence_start = '${start}', licence_expiry = '${expiry}' where id = 'northline'`,
    );
  const READS = [
    'users/whoami',
    'users',
    'companies',
    'sites',
    'assets',
    'projects',
    'tags',
    'categories',
    'documents',
  ];

  it.each([
    ['expired', 7, '2025-01-01', '2026-01-02'],
    ['not begun', 6, '2098-01-01', '2099-01-01'],
  ])('%s: every change is refused with code %i, and everything can be read', async (_state, code, start, expiry) => {
    await setLicence(start, expiry);
    const before = await fingerprint(studio);
    const site = { name: 'Tay Valley' };
    const changes: [Method, string, unknown?][] = [
      ['POST', 'sites', site],
      ['PUT', `sites/${own.siteId}`, site],
      ['DELETE', `sites/${own.siteId}`],
      ['DELETE', `assets/${own.assetId}`],
      ['POST', 'tags', site],
      ['POST', 'layouts', site],
      ['PUT', `projects/${own.projectId}/uploaded`],
      ['PUT', `projects/${own.projectId}/images/flags`, { ids: [own.fileId], isFlagged: true }],
      ['POST', `projects/${own.projectId}/process`],
      ['DELETE', `projects/${own.projectId}`],
      ['DELETE', `categories/${own.categoryId}`],
      ['PUT', `users/${own.people.Viewer}/deactivate`],
      ['POST', 'users', { emails: ['guest@demo.example'], role: 6, message: '' }],
    ];
    for (const change of changes) {
      const { status, body } = await studio.send(own.people.Admin, ...change);
      expect({ change, status, code: body?.code }).toEqual({ change, status: 403, code });
    }
    expect(await fingerprint(studio)).toBe(before);
    for (const path of READS) expect((await studio.send(own.people.Admin, 'GET', path)).status).toBe(200);
    await setLicence('2026-01-01', '2099-12-31');
    expect((await studio.send(own.people.Admin, 'POST', 'sites', site)).status).toBe(200);
  });
});

describe('too many calls', () => {
  it('are 429 with the time to wait, in the words of the catalogue, for that person alone', async () => {
    const busy = await startTestStudio({ callsPerMinute: 2 });
    try {
      const { people } = await insertCompany(busy.db, 'northline');
      const whoami = (token: string) => busy.app.inject({ url: '/api/v2/users/whoami', headers: bearer(token) });
      const statuses = [await whoami(people.Member), await whoami(people.Member)].map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([200, 200]);
      const reply = await whoami(people.Member);
      expect(reply.statusCode).toBe(429);
      expect(reply.json()).toMatchObject({ name: 'Too Many Requests', message: STATUS_TEXTS[429] });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect((await whoami(people.Admin)).statusCode).toBe(200);
    } finally {
      await busy.close();
    }
  });
});
