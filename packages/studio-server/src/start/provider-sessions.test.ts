import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_COMPANY_ID } from '../identity/demo-company.ts';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import { openBrowser } from './testing/open-browser.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
let records: CompanyRecords;

beforeAll(async () => {
  server = await startTestServer();
  records = await insertCompany(server.db, DEMO_COMPANY_ID);
});
afterAll(() => server?.close());

const ask = (token: string, path = 'users/whoami', method = 'GET') =>
  fetch(`${server.origin}/api/v2/${path}`, { method, headers: { authorization: `Bearer ${token}` } });

const untilRefused = (token: string) => vi.waitFor(async () => expect((await ask(token)).status).toBe(401));

it('ending a session rejects its tokens, and the provider neither renews them nor signs in silently', async () => {
  const browser = openBrowser(server);
  const tokens = await browser.signIn(records.people.Member);
  expect((await ask(tokens.access_token)).status).toBe(200);
  const renewed = await browser.redeem({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
  const { access_token: next, refresh_token: nextRefresh } = (await renewed.json()) as typeof tokens;
  const sessions = (await (await ask(next, `users/${records.people.Member}/sessions`)).json()) as { id: string }[];
  expect(sessions).toHaveLength(1);
  expect((await ask(next, `users/${records.people.Member}/sessions/${sessions[0]!.id}`, 'DELETE')).status).toBe(204);
  await untilRefused(next);
  expect((await ask(tokens.access_token)).status).toBe(401);
  const refused = await browser.redeem({ grant_type: 'refresh_token', refresh_token: nextRefresh });
  expect(await refused.json()).toMatchObject({ error: 'invalid_grant' });
  expect((await browser.silently()).get('error')).toBe('login_required');
  expect((await ask((await browser.signIn(records.people.Member)).access_token)).status).toBe(200);
});

it('signing out at the provider rejects the tokens of the session', async () => {
  const browser = openBrowser(server);
  const other = await openBrowser(server).signIn(records.people.Member);
  const tokens = await browser.signIn(records.people.Member);
  expect((await ask(tokens.access_token)).status).toBe(200);
  const page = await (await browser.send(`/idp/session/end?id_token_hint=${tokens.id_token}`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await browser.send('/idp/session/end/confirm', { xsrf, logout: 'yes' });
  await untilRefused(tokens.access_token);
  expect((await ask(other.access_token)).status).toBe(200);
});
