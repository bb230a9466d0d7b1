import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { auditEvents } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { DEMO_COMPANY_ID } from '../identity/demo-company.ts';
import { deleteIdentityKeys } from '../identity/identity-keys.ts';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import { openBrowser } from './testing/open-browser.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let database: OpenDatabase;
let dataDir: string;
let server: TestServer;
let records: CompanyRecords;

beforeAll(async () => {
  database = await openTestDatabase();
  records = await insertCompany(database.db, DEMO_COMPANY_ID);
  dataDir = await mkdtemp(join(tmpdir(), 'studio-deleted-keys-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await database?.close();
});

/** Each start has another port, and the same address for people. */
const start = async () => {
  const environment = { STUDIO_DATA_DIR: dataDir, STUDIO_PUBLIC_URL: 'http://localhost:4173' };
  server = await startTestServer(environment, database);
};

/** Signs in and creates an access token; returns how each is accepted now. */
async function signIn() {
  const { Member } = records.people;
  const browser = openBrowser({
    ...server,
    get origin() {
      return server.origin;
    },
  });
  const tokens = await browser.signIn(Member);
  const call = (token: string, path: string, init: RequestInit = {}) =>
    fetch(`${server.origin}/api/v2/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const body = JSON.stringify({ name: 'Field laptop', rights: 'All', days: 365 });
  const created = await call(tokens.access_token, `users/${Member}/tokens`, { method: 'POST', body });
  const { token: accessToken } = (await created.json()) as { token: string };
  return async () => ({
    token: (await call(tokens.access_token, 'users/whoami')).status,
    accessToken: (await call(accessToken, 'users/whoami')).status,
    silent: (await browser.silently()).get('error'),
    refresh: (await browser.redeem({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status,
  });
}

describe('what a sign-in left', () => {
  beforeEach(async () => {
    await start();
    return () => server.close();
  });

  it('works after a restart', async () => {
    const ask = await signIn();
    await server.close();
    await start();
    expect(await ask()).toEqual({ token: 200, accessToken: 200, silent: null, refresh: 200 });
  });

  it('ends when the keys were deleted, with one event, and people sign in again', async () => {
    const ask = await signIn();
    await server.close();
    await deleteIdentityKeys(dataDir);
    await start();
    expect(await ask()).toEqual({ token: 401, accessToken: 401, silent: 'login_required', refresh: 400 });
    const events = await database.db.select().from(auditEvents).where(eq(auditEvents.action, 'endSession'));
    expect(events).toMatchObject([
      { companyId: DEMO_COMPANY_ID, actorName: 'Operator', subjectKind: 'company', userAgent: 'npm start' },
    ]);
    expect(await (await signIn())()).toMatchObject({ token: 200, accessToken: 200 });
  });
});
