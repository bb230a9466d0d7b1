import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_COMPANY_ID } from '../identity/demo-company.ts';
import type { DeviceCodes } from '../identity/testing/device-client.ts';
import { hiddenValue } from '../identity/testing/read-page.ts';
import { readOutbox } from '../mail/testing/read-outbox.ts';
import { insertCompany } from '../resources/testing/insert-company.ts';
import { openBrowser, type ServerBrowser, type SignInTokens } from './testing/open-browser.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let server: TestServer;
let browser: ServerBrowser;
let admin: string;
/** Token of the command line, after an Admin has allowed it. */
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  const { people } = await insertCompany(server.db, DEMO_COMPANY_ID);
  admin = people.Admin;
  browser = openBrowser(server);
  token = await deviceToken();
});
afterAll(() => server?.close());

/** Signs in by device code at the page of the demo. */
async function deviceToken(): Promise<string> {
  const form = { client_id: 'studio-cli', scope: 'read write' };
  const codes = (await (await browser.send('/idp/device/auth', form, { accept: '*/*' })).json()) as DeviceCodes;
  const page = await (await browser.send('/idp/device')).text();
  const entered = { xsrf: hiddenValue(page, 'xsrf'), user_code: codes.user_code };
  const confirmation = await (await browser.send('/idp/device', entered)).text();
  const allowed = { ...entered, xsrf: hiddenValue(confirmation, 'xsrf'), confirm: 'yes' };
  let answer = await browser.send('/idp/device', allowed);
  // Nobody is signed in yet.
  if (answer.status === 303) answer = await browser.send(answer.headers.get('location') ?? '', { person: admin });
  while (answer.status === 303) answer = await browser.send(answer.headers.get('location') ?? '');
  expect(await answer.text()).toContain('Return to your terminal.');
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: codes.device_code };
  const tokens = (await (await browser.redeem({ ...grant, client_id: 'studio-cli' })).json()) as SignInTokens;
  return tokens.access_token;
}

async function call(bearer: string, method: string, path: string, payload?: object) {
  const answer = await fetch(`${server.origin}/api/v2/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      'user-agent': 'node',
      ...(payload && { 'content-type': 'application/json' }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}
const createToken = (rights: string, days: number, bearer = token) =>
  call(bearer, 'POST', `users/${admin}/tokens`, { name: 'Field laptop', rights, days });

describe('the token of the command line after a sign-in by device code', () => {
  it('says who has signed in', async () =>
    expect((await call(token, 'GET', 'users/whoami')).body).toMatchObject({ id: admin }));

  it('creates an access token for uploads, for 30 days at most, and no other one', async () => {
    expect((await createToken('Upload', 30)).body).toMatchObject({ rights: 'Upload', token: expect.any(String) });
    for (const [rights, days] of [
      ['Upload', 90],
      ['All', 7],
    ] as const) {
      expect(await createToken(rights, days)).toMatchObject({
        status: 403,
        body: { message: 'The command line creates tokens for uploads, for at most 30 days.' },
      });
    }
  });

  it('has each access token that it creates mailed to the person', async () => {
    const { email } = (await call(token, 'GET', 'users/whoami')).body;
    await call(token, 'POST', `users/${admin}/tokens`, { name: 'Harbour tablet', rights: 'Upload', days: 30 });
    const mails = async () => (await readOutbox(server.dataDir, email)).join('\n');
    await expect.poll(mails).toContain('An access token was created: Harbour tablet. It is for uploads only.');
  });

  it.each([
    ['GET', 'users'],
    ['GET', 'users/admin/tokens'],
    ['POST', 'sites', { name: 'Tay Valley' }],
    ['PUT', 'sign-in-settings', { requiresTotp: true }],
  ])('of an Admin is refused: %s %s', async (method, path, payload?: object) =>
    expect((await call(token, method, path.replace('admin', admin), payload)).status).toBe(403),
  );

  it('ends with the session of the browser', async () => {
    const other = await deviceToken();
    const page = await (await browser.send('/idp/session/end')).text();
    await browser.send('/idp/session/end/confirm', { xsrf: hiddenValue(page, 'xsrf'), logout: 'yes' });
    await expect.poll(async () => (await call(other, 'GET', 'users/whoami')).status).toBe(401);
    expect((await createToken('Upload', 30, other)).status).toBe(401);
  });
});

describe('an access token', () => {
  it('revokes itself, and no other one', async () => {
    const session = await server.tokenOf(admin);
    const create = async () => (await createToken('Upload', 7, session)).body as { id: string; token: string };
    const [one, other] = [await create(), await create()];
    const revoke = (bearer: string, id: string) => call(bearer, 'DELETE', `users/${admin}/tokens/${id}`);
    expect((await revoke(one.token, other.id)).status).toBe(403);
    expect((await revoke(one.token, one.id)).status).toBe(204);
    expect((await call(one.token, 'GET', 'users/whoami')).status).toBe(401);
    expect((await call(other.token, 'GET', 'users/whoami')).status).toBe(200);
  });
});
