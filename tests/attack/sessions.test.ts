/* oxlint-disable max-lines -- one set of attacks on the sessions of two instances */
import type { JWTPayload } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startIssuer, type TestIssuer } from '../../packages/studio-server/src/identity/testing/start-issuer.ts';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import { startTestServer, type TestServer } from '../../packages/studio-server/src/start/testing/start-test-server.ts';

type Role = keyof CompanyRecords['people'];

let issuer: TestIssuer;
/** Two instances on one database. */
let here: TestServer;
let there: TestServer;
let own: CompanyRecords;
let foreign: CompanyRecords;
let signIns = 0;

beforeAll(async () => {
  // Instances learn of each other's ended sessions on a schedule: only when a test lets time pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  issuer = await startIssuer();
  here = await startTestServer(issuer.environment);
  there = await startTestServer(issuer.environment, here.database);
  own = await insertCompany(here.db, 'northline');
  foreign = await insertCompany(here.db, 'meridian');
});
afterAll(async () => {
  await there?.close();
  await here?.close();
  await issuer?.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  await here.db.$client.query("update users set status = 'Activated', issuer = null, subject = null");
});

interface SignIn {
  token: string;
  claims: JWTPayload;
  userAgent?: string;
}

/** Signs a person in anew: a session of its own. */
async function signIn(person: string, extra: JWTPayload = {}): Promise<SignIn> {
  signIns += 1;
  const claims = { sub: person, email: `${person}@demo.example`, sid: `sid-${signIns}`, ...extra };
  return { token: await issuer.sign(claims), claims };
}

async function ask(server: TestServer, { token }: SignIn, path = 'users/whoami', method = 'GET', headers = {}) {
  const answer = await fetch(`${server.origin}/api/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}
const statusOf = async (...request: Parameters<typeof ask>) => (await ask(...request)).status;

/** Time within which other instances learn of an ended session, in milliseconds. */
const NOTICED_MS = 5_000;
const letTimePass = () => vi.advanceTimersByTimeAsync(NOTICED_MS);
/** Waits until an instance refuses a token. The interval is the time that this lets pass. */
const untilRefused = (server: TestServer, signedIn: SignIn) =>
  expect.poll(() => statusOf(server, signedIn), { interval: 0 }).toBe(401);

/** Counts how often the instances load what has ended. */
function countLoads() {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const isLoad = ([statement]: unknown[]) =>
    (statement as { text?: string }).text?.startsWith('select "id", "ended" from "sign_in_sessions"');
  return { loadCount: () => query.mock.calls.filter(isLoad).length, stop: () => query.mockRestore() };
}

/** Sessions of a person as seen by a caller, with that of another sign-in. */
async function sessionsOf(person: string, caller: SignIn) {
  const { body } = await ask(here, caller, `users/${person}/sessions`);
  return body as { id: string; device: string; browser: string; address: string; isCurrent: boolean }[];
}
const currentOf = async (person: string, caller: SignIn) =>
  (await sessionsOf(person, caller)).find(({ isCurrent }) => isCurrent)!;

describe('an ended session is refused on every instance within 5 s', () => {
  it.each<[attack: string, end: (thief: SignIn, thiefId: string) => Promise<unknown>]>([
    [
      'a stolen token whose session its owner ends',
      async (_thief, id) =>
        ask(here, await signIn(own.people.Member), `users/${own.people.Member}/sessions/${id}`, 'DELETE'),
    ],
    [
      'a stolen token whose owner ends all other sessions',
      async () => ask(here, await signIn(own.people.Member), `users/${own.people.Member}/sessions`, 'DELETE'),
    ],
    [
      'a stolen token whose session an Admin ends',
      async (_thief, id) =>
        ask(here, await signIn(own.people.Admin), `users/${own.people.Member}/sessions/${id}`, 'DELETE'),
    ],
    [
      'a token after signing out',
      async (thief) => ask(here, thief, `users/${own.people.Member}/sessions/current`, 'DELETE'),
    ],
    [
      'a token after an Admin unlinked the sign-in',
      async () => ask(here, await signIn(own.people.Admin), `users/${own.people.Member}/identity`, 'DELETE'),
    ],
  ])('%s', async (_attack, end) => {
    const thief = await signIn(own.people.Member);
    expect([await statusOf(here, thief), await statusOf(there, thief)]).toEqual([200, 200]);
    const { id } = await currentOf(own.people.Member, thief);
    expect(await end(thief, id)).toMatchObject({ status: 204 });
    await untilRefused(here, thief);
    await letTimePass();
    await untilRefused(there, thief);
  });

  it('a token that was never used before signing out', async () => {
    const thief = await signIn(own.people.Viewer);
    const path = `users/${own.people.Viewer}/sessions/current`;
    expect(await ask(here, thief, path, 'DELETE')).toMatchObject({ status: 204 });
    await untilRefused(here, thief);
    await letTimePass();
    await untilRefused(there, thief);
  });

  it('a token renewed after the end, of the same sign-in', async () => {
    const thief = await signIn(own.people.Member, { auth_time: 1_700_000_000 });
    await ask(here, thief, `users/${own.people.Member}/sessions/current`, 'DELETE');
    await untilRefused(here, thief);
    const renewed = { ...thief, token: await issuer.sign({ ...thief.claims, jti: 'renewed' }) };
    expect(await statusOf(here, renewed)).toBe(401);
    const again = { ...thief, token: await issuer.sign({ ...thief.claims, auth_time: 1_700_000_900 }) };
    expect(await statusOf(here, again)).toBe(200);
  });

  it('an instance that starts afterwards', async () => {
    const thief = await signIn(own.people.Member);
    await ask(here, thief, `users/${own.people.Member}/sessions/current`, 'DELETE');
    const later = await startTestServer(issuer.environment, here.database);
    try {
      expect(await statusOf(later, thief)).toBe(401);
    } finally {
      await later.close();
    }
  });

  it('requests sent all the time while it ends do not bring it back', async () => {
    const thief = await signIn(own.people.Member);
    const hammering = Array.from({ length: 4 }, async (_, lane) => {
      for (let times = 0; times < 40; times += 1) await statusOf(lane % 2 ? here : there, thief);
    });
    await ask(here, thief, `users/${own.people.Member}/sessions/current`, 'DELETE');
    await Promise.all(hammering);
    await letTimePass();
    await untilRefused(there, thief);
    const { loadCount, stop } = countLoads();
    // Both instances store what was used and load what has ended, several times.
    await expect.poll(async () => letTimePass().then(loadCount)).toBeGreaterThan(6);
    stop();
    expect([await statusOf(here, thief), await statusOf(there, thief)]).toEqual([401, 401]);
  });
});

describe('a change of the person counts at once on every instance', () => {
  const members = () => `users/${own.people.Viewer}`;

  it.each<[change: string, method: string, path: string]>([
    ['deactivated', 'PUT', '/deactivate'],
    ['deleted', 'DELETE', ''],
  ])('%s: 403 code 33', async (_change, method, path) => {
    const thief = await signIn(own.people.Viewer);
    expect(await statusOf(there, thief)).toBe(200);
    expect(await statusOf(here, await signIn(own.people.Admin), members() + path, method)).toBeLessThan(300);
    expect(await ask(there, thief)).toMatchObject({ status: 403, body: { code: 33 } });
  });

  it.each<[change: string, method: string, path: string]>([
    ['deactivated', 'PUT', '/deactivate'],
    ['deleted', 'DELETE', ''],
  ])('%s, then active again: a token from before stays refused', async (_change, method, path) => {
    const thief = await signIn(own.people.Viewer);
    const admin = await signIn(own.people.Admin);
    expect(await statusOf(there, thief)).toBe(200);
    expect(await currentOf(own.people.Viewer, thief)).toBeDefined();
    expect(await statusOf(here, admin, members() + path, method)).toBeLessThan(300);
    expect(await statusOf(here, admin, `${members()}/activate`, 'PUT')).toBe(200);
    await letTimePass();
    await untilRefused(there, thief);
    expect(await statusOf(here, thief)).toBe(401);
    expect(await statusOf(here, await signIn(own.people.Viewer))).toBe(200);
  });

  it('a lower role: what it does not allow is 403', async () => {
    const manager = await signIn(own.people.Manager);
    expect(await statusOf(there, manager, 'users')).toBe(200);
    await here.db.$client.query("update users set role = 'Viewer' where id = $1", [own.people.Manager]);
    expect(await statusOf(there, manager, 'users')).toBe(403);
    await here.db.$client.query("update users set role = 'Manager' where id = $1", [own.people.Manager]);
  });
});

describe('nobody reaches the sessions of somebody else', () => {
  const attempts: [method: string, path: (victim: string, session: string) => string][] = [
    ['GET', (victim) => `users/${victim}/sessions`],
    ['DELETE', (victim) => `users/${victim}/sessions`],
    ['DELETE', (victim, session) => `users/${victim}/sessions/${session}`],
    ['DELETE', (victim) => `users/${victim}/sessions/current`],
    ['DELETE', (victim) => `users/${victim}/identity`],
  ];
  const cases = attempts.flatMap(([method, path]) =>
    (['Viewer', 'Member', 'Manager'] as const).map(
      (role) => [method, path('{victim}', '{session}'), role, path] as const,
    ),
  );

  it.each(cases)('%s %s by a %s: 403', async (method, _title, role: Role, path) => {
    const victim = await signIn(own.people.Uploader);
    const { id } = await currentOf(own.people.Uploader, victim);
    expect(await statusOf(here, await signIn(own.people[role]), path(own.people.Uploader, id), method)).toBe(403);
    expect(await statusOf(here, victim)).toBe(200);
  });

  it.each(attempts)('%s %s by the Admin of another company: 404', async (method, path) => {
    const victim = await signIn(own.people.Uploader);
    const { id } = await currentOf(own.people.Uploader, victim);
    expect(await statusOf(here, await signIn(foreign.people.Admin), path(own.people.Uploader, id), method)).toBe(404);
    expect(await statusOf(here, victim)).toBe(200);
  });

  it.each(['{session}', 'null', '*', '%25', "'%20or%20true--", '..%2Fsessions', 'x'.repeat(81), 'CURRENT'])(
    'DELETE of the session %s under the own id: 404',
    async (name) => {
      const victim = await signIn(own.people.Uploader);
      const { id } = await currentOf(own.people.Uploader, victim);
      const path = `users/${own.people.Viewer}/sessions/${name.replace('{session}', id)}`;
      expect(await statusOf(here, await signIn(own.people.Viewer), path, 'DELETE')).toBe(404);
      expect(await statusOf(here, victim)).toBe(200);
    },
  );

  it('an Admin cannot unlink themselves', async () => {
    expect(await statusOf(here, await signIn(own.people.Admin), `users/${own.people.Admin}/identity`, 'DELETE')).toBe(
      403,
    );
  });
});

describe('what a request says about itself is stored harmlessly', () => {
  it.each<[attack: string, headers: Record<string, string>]>([
    ['a User-Agent with markup', { 'user-agent': '<img src=x onerror=alert(1)> Chrome/<b>1</b>' }],
    ['a User-Agent of 10 kB', { 'user-agent': `Mozilla/5.0 (${'x'.repeat(10_000)}) Chrome/1` }],
    ['a forged X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' }],
  ])('%s', async (_attack, headers) => {
    const caller = await signIn(own.people.Member);
    await ask(here, caller, 'users/whoami', 'GET', headers);
    const { device, browser, address } = await currentOf(own.people.Member, caller);
    expect(address).toBe('127.0.0.1');
    expect(`${device}${browser}`).not.toMatch(/[\p{C}]/u);
    expect(device.length + browser.length).toBeLessThanOrEqual(120);
  });

  it('neither the list nor the table has a token, its session or its subject', async () => {
    const caller = await signIn(own.people.Member, { sid: 'secret-session' });
    await currentOf(own.people.Member, caller);
    const { rows } = await here.db.$client.query('select * from sign_in_sessions');
    const texts = JSON.stringify([rows, await sessionsOf(own.people.Member, caller)]);
    expect(texts).not.toContain('secret-session');
    expect(texts).not.toContain(caller.token.slice(-20));
  });
});
