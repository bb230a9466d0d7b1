import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewSetupLink } from '../company/first-company.ts';
import { auditEvents } from '../database/schema/index.ts';
import { PUBLIC_URL, REDIRECT } from '../identity/testing/provider-client.ts';
import { hiddenValue, shownCodes, shownSecret, totpCode } from '../identity/testing/read-page.ts';
import { linkIn, readOutbox } from '../mail/testing/read-outbox.ts';
import { collectSecrets } from './testing/collect-secrets.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';
import { watchBrowser, type WatchedBrowser } from './testing/watch-browser.ts';

const ADA = 'ada@northline.example';
const BO = 'bo@northline.example';
const PASSWORD = 'kittiwakes over the firth';
const NEW_PASSWORD = 'guillemots on the ledge';

const secrets = collectSecrets();
let server: TestServer;
let requests = 0;
beforeAll(async () => {
  server = await startTestServer({ STUDIO_SEED: 'none', STUDIO_PUBLIC_URL: PUBLIC_URL });
});
afterAll(() => server?.close());

const tokenIn = (link: string) => /\/idp\/(?:setup|enrol)\/([\w-]{43})$/.exec(link)?.[1] ?? '';

const open = () => watchBrowser(server, secrets, () => (requests += 1));

async function call(token: string, path: string, body?: object): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  requests += 1;
  return (await fetch(`${server.origin}/api/v2/${path}`, init)).status;
}

/** Waits for the newest link that was mailed to an address. */
async function mailedLink(address: string, count: number): Promise<string> {
  const links = async () => (await readOutbox(server.dataDir, address)).map(linkIn).filter(Boolean);
  await expect.poll(async () => (await links()).length).toBe(count);
  return (await links()).at(-1)!;
}

const setPassword = (browser: WatchedBrowser, link: string, password: string) =>
  browser.send(`${link}/password`, { password, repeated: password });

const logged = async () => {
  // A request is logged after its response was sent.
  const lines = () => server.log.filter((line) => line.includes('"msg":"request"'));
  await expect.poll(() => lines().length).toBe(requests);
  return server.log.join('\n');
};
const audited = async () => JSON.stringify(await server.db.select().from(auditEvents));

async function expectNoSecret(): Promise<void> {
  expect(secrets.foundIn(await logged())).toEqual([]);
  expect(secrets.foundIn(await audited())).toEqual([]);
}

describe('accounts of this server: neither a log line, at any level, nor an audit event contains a secret', () => {
  let token: string;
  let recoveryCode: string;

  it('of a setup and the first sign-in', async () => {
    const browser = open();
    const setup = (await renewSetupLink(server.db, PUBLIC_URL))!;
    secrets.add('setup link', tokenIn(setup));
    secrets.add('password', PASSWORD);
    await browser.send(setup);
    const person = { company: 'Northline', firstName: 'Ada', lastName: 'Holm', email: ADA };
    const enrol = (await browser.send(setup, person)).location;
    secrets.add('setup link', tokenIn(enrol));
    await browser.send(enrol);
    expect((await setPassword(browser, enrol, PASSWORD)).status).toBe(303);

    const { path, verifier } = await browser.openSignIn();
    await browser.send(path);
    await browser.send(`${path}/email`, { email: ADA });
    const wrong = secrets.add('wrong password', 'razorbills in the bay');
    expect((await browser.send(`${path}/password`, { email: ADA, password: wrong })).status).toBe(401);
    const done = await browser.follow(await browser.send(`${path}/password`, { email: ADA, password: PASSWORD }));
    token = await browser.redeem(done.location, verifier);
    expect(await call(token, 'users/whoami')).toBe(200);
    await expectNoSecret();
  });

  it('of an authenticator app, its recovery codes and a new password', async () => {
    const browser = open();
    const { location } = await browser.send((await browser.send('/idp/account')).location);
    const page = await browser.follow(await browser.send(`${location}/password`, { email: ADA, password: PASSWORD }));
    const form = secrets.add('form token', hiddenValue(page.body, 'form'));
    const setup = (await browser.send('/idp/account/totp', { form })).body;
    const secret = secrets.add('authenticator secret', shownSecret(setup).replace(/\s/g, ''));
    secrets.add('authenticator secret', shownSecret(setup));
    const sealed = secrets.add('sealed authenticator secret', hiddenValue(setup, 'secret'));
    const code = totpCode(secret, new Date());
    await browser.send('/idp/account/totp-confirmation', { form, secret: sealed, code: '000000' });
    const { body } = await browser.send('/idp/account/totp-confirmation', { form, secret: sealed, code });
    const codes = shownCodes(body).map((each) => secrets.add('recovery code', each));
    recoveryCode = codes[0]!;
    secrets.add('password', NEW_PASSWORD);
    const change = { form, current: PASSWORD, password: NEW_PASSWORD, repeated: NEW_PASSWORD };
    expect((await browser.send('/idp/account/password', change)).status).toBe(303);
    await expectNoSecret();
  });

  it('of a sign-in with a recovery code', async () => {
    const browser = open();
    const { path, verifier } = await browser.openSignIn();
    const { body } = await browser.send(`${path}/password`, { email: ADA, password: NEW_PASSWORD });
    const proof = secrets.add('proof of the password', hiddenValue(body, 'proof'));
    const wrong = secrets.add('wrong recovery code', 'aaaa-bbbb-cccc');
    expect((await browser.send(`${path}/code`, { proof, code: wrong })).status).toBe(401);
    const done = await browser.follow(await browser.send(`${path}/code`, { proof, code: recoveryCode }));
    token = await browser.redeem(done.location, verifier);
    await expectNoSecret();
  });

  it('of an invitation and a reset', async () => {
    const browser = open();
    expect(await call(token, 'users', { emails: [BO], role: 6, message: '' })).toBe(200);
    const invitation = await mailedLink(BO, 1);
    secrets.add('invitation link', tokenIn(invitation));
    await browser.send(invitation);
    expect((await setPassword(browser, invitation, PASSWORD)).status).toBe(303);
    expect((await setPassword(browser, invitation, PASSWORD)).status).toBe(404);

    expect((await browser.send('/idp/recover', { email: BO })).status).toBe(200);
    const reset = await mailedLink(BO, 2);
    secrets.add('reset link', tokenIn(reset));
    expect((await setPassword(browser, reset, 'short')).status).toBe(422);
    expect((await setPassword(browser, reset, NEW_PASSWORD)).status).toBe(303);
    await expectNoSecret();
  });

  it('that is sent to a wrong place', async () => {
    const browser = open();
    const link = tokenIn(await mailedLink(BO, 2));
    for (const address of [
      `/idp/recover/${link}`,
      `/elsewhere/${link}`,
      `/idp/%65nrol/${link}/x`,
      `/?password=${link}`,
    ])
      await browser.send(address);
    expect(await call(`${token}x`, `users/whoami?access_token=${token}`)).toBe(401);
    await expectNoSecret();
  });

  it('and all kinds were looked for, among lines and events of these steps', async () => {
    expect(secrets.names()).toEqual([
      'access_token',
      'authenticator secret',
      'authorization code',
      'code verifier',
      'cookie _interaction',
      'cookie _interaction.sig',
      'cookie _interaction_resume',
      'cookie _interaction_resume.sig',
      'cookie _session',
      'cookie _session.sig',
      'cookie studio_device',
      'form token',
      'id_token',
      'invitation link',
      'nonce',
      'password',
      'proof of the password',
      'recovery code',
      'refresh_token',
      'reset link',
      'sealed authenticator secret',
      'setup link',
      'signature of access_token',
      'signature of id_token',
      'state',
      'wrong password',
      'wrong recovery code',
    ]);
    const log = await logged();
    for (const path of ['/idp/setup/[token]', '/idp/enrol/[token]', '/idp/token', '/idp/account/totp', '/idp/recover'])
      expect(log).toContain(path);
    const events = await audited();
    for (const action of ['signIn', 'refuseSignIn', 'addSignInMethod', 'requestRecovery', 'recoverAccount'])
      expect(events).toContain(`"action":"${action}"`);
  });

  // Last, because it breaks the database.
  it('of requests that fail because the database does', async () => {
    const browser = open();
    const { path, verifier } = await browser.openSignIn();
    const code = secrets.add('authorization code', randomBytes(32).toString('base64url'));
    const link = secrets.add('reset link', randomBytes(32).toString('base64url'));
    await server.db.execute(sql`drop table passwords, account_links cascade`);
    const signIn = await browser.send(`${path}/password`, { email: ADA, password: NEW_PASSWORD });
    const enrol = await setPassword(browser, `/idp/enrol/${link}`, NEW_PASSWORD);
    await server.db.execute(sql`drop table oidc_payloads cascade`);
    const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: REDIRECT };
    const redeemed = await browser.send('/idp/token', { client_id: 'studio-app', ...form });
    const resumed = await browser.send(path);
    expect([signIn, enrol, redeemed, resumed].map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect(await logged()).toContain('A sign-in page failed');
    expect(await logged()).toContain('Sign-in failed');
    await expectNoSecret();
    for (const { body } of [signIn, enrol, redeemed, resumed]) expect(secrets.foundIn(body)).toEqual([]);
  });
});
