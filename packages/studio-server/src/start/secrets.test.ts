import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { startSmtpServer, type TestSmtpServer } from '../mail/testing/start-smtp-server.ts';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import { openStore } from '../storage/open-store.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const SMTP_PASSWORD = 'smtp-hunter2';

let smtp: TestSmtpServer;
let server: TestServer;
let records: CompanyRecords;
let token: string;

beforeAll(async () => {
  smtp = await startSmtpServer({
    disabledCommands: [],
    onAuth: (_auth, _session, callback) => callback(new Error('Wrong password')),
  });
  server = await startTestServer({
    STUDIO_SMTP_URL: `smtp://studio:${SMTP_PASSWORD}@127.0.0.1:${smtp.port}?tls.rejectUnauthorized=false`,
  });
  records = await insertCompany(server.db, 'northline');
  token = await server.tokenOf(`${records.people.Admin}@demo.example`);
});
afterAll(async () => {
  await server?.close();
  await smtp?.close();
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}/api/v2/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...(init.body && { 'content-type': 'application/json' }) },
  });

/** Log lines written for this many requests. */
async function logOf(requestCount: number, work: () => Promise<unknown>): Promise<string> {
  const before = server.log.length;
  await work();
  const lines = () => server.log.slice(before);
  // A request is logged after its response was sent.
  await expect.poll(() => lines().filter((line) => line.includes('"msg":"request"')).length).toBe(requestCount);
  return lines().join('\n');
}

describe('the log at its most verbose level contains no secrets', () => {
  it('valid and invalid tokens', async () => {
    const signature = token.split('.')[2]!;
    const log = await logOf(3, async () => {
      await call('users/whoami');
      await fetch(`${server.origin}/api/v2/users/whoami`, { headers: { authorization: `Bearer ${token}x` } });
      await fetch(`${server.origin}/api/v2/users/whoami?access_token=${token}`);
    });
    expect(log).toContain('users/whoami');
    expect(log).not.toContain(signature);
    expect(log).not.toMatch(/Bearer|eyJ/);
  });

  it('access tokens of people, also of the request that creates one', async () => {
    let secret = '';
    const log = await logOf(3, async () => {
      const body = JSON.stringify({ name: 'Field laptop', rights: 'All', days: 7 });
      const created = await call(`users/${records.people.Admin}/tokens`, { method: 'POST', body });
      ({ token: secret } = (await created.json()) as { token: string });
      const answer = await fetch(`${server.origin}/api/v2/tags`, { headers: { authorization: `Bearer ${secret}` } });
      expect(answer.status).toBe(200);
      await fetch(`${server.origin}/api/v2/tags`, { headers: { authorization: `Bearer ${secret}x` } });
    });
    expect(secret).toMatch(/^ist_/);
    expect(log).not.toContain(secret.slice(4, 20));
  });

  it('signatures of links', async () => {
    const { url } = (await (await call(`upload?content_type=image/jpeg&prefix=${records.storageKey}`)).json()) as {
      url: string;
    };
    const address = new URL(url, server.origin);
    const sig = address.searchParams.get('sig')!;
    const log = await logOf(3, async () => {
      await fetch(address, {
        method: 'PUT',
        headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'image/jpeg' },
        body: 'bytes',
      });
      await fetch(address);
      await fetch(`${server.origin}/files/nothing/at-all.jpg?sig=${sig}`);
    });
    expect(log).toContain('/files/');
    expect(log).not.toContain(sig);
    expect(log).not.toContain('sig=');
  });

  it('URLs, bodies and cookies of a sign-in', async () => {
    const log = await logOf(3, async () => {
      await fetch(
        `${server.origin}/idp/auth?client_id=studio-app&state=secret-state&nonce=secret-nonce&redirect_uri=x`,
      );
      await fetch(`${server.origin}/redirect.html?code=secret-code`, { redirect: 'manual' });
      await fetch(`${server.origin}/idp/token`, {
        method: 'POST',
        headers: { cookie: '_session=secret-session; _session.sig=secret-session-signature' },
        body: new URLSearchParams({
          client_id: 'studio-app',
          grant_type: 'refresh_token',
          refresh_token: 'secret-refresh',
          code_verifier: 'secret-verifier',
        }),
      });
    });
    expect(log).toContain('/idp/token');
    expect(log).not.toContain('secret-');
  });

  it('the password of the mail server and the recipients', async () => {
    const log = await logOf(1, async () => {
      const body = JSON.stringify({ emails: ['guest.person@new.example'], role: 6, message: 'a private word' });
      const answer = await call('users', { method: 'POST', body });
      expect(await answer.json()).toEqual([{ email: 'guest.person@new.example', code: 18 }]);
    });
    expect(log).toContain('The mail server rejected a mail.');
    expect(log).not.toContain(SMTP_PASSWORD);
    expect(log).not.toContain(Buffer.from(SMTP_PASSWORD).toString('base64'));
    expect(log).not.toContain('a private word');
    expect(log).not.toContain('guest.person');
  });

  it('the keys of the data folder', async () => {
    const secret = await readFile(join(server.dataDir, 'file-links.key'));
    const log = server.log.join('\n');
    for (const text of [
      secret.toString('base64url'),
      secret.toString('hex'),
      server.keys.signingKey.d as string,
      ...server.keys.cookieKeys,
    ]) {
      expect(log).not.toContain(text);
    }
  });

  // Last, because it breaks the database.
  it('user input when the database fails', async () => {
    await server.db.execute(sql`drop table sites cascade`);
    const log = await logOf(1, async () => {
      const answer = await call('sites', { method: 'POST', body: JSON.stringify({ name: 'Secret valley' }) });
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toMatch(/sites|select|insert/i);
    });
    expect(log).toContain('failed');
    expect(log).not.toContain('Secret valley');
  });
});

describe('terminal output about an unavailable part contains no password', () => {
  const said = async (work: () => Promise<unknown>) =>
    work().then(
      () => 'nothing',
      (error: unknown) => String(error instanceof Error ? error.stack : error),
    );

  it('of the database', async () => {
    const databaseUrl = 'postgres://studio:db-hunter2@127.0.0.1:1/studio';
    const text = await said(() => openDatabase({ ...readConfig({}), databaseUrl }));
    expect(text).toContain('127.0.0.1:1');
    expect(text).not.toContain('db-hunter2');
  });

  it('of the storage account', async () => {
    const key = Buffer.from('blob-hunter2').toString('base64');
    const connectionString = `DefaultEndpointsProtocol=http;AccountName=studio;AccountKey=${key};BlobEndpoint=http://127.0.0.1:1/studio;`;
    const text = await said(() =>
      openStore({ ...readConfig({}), azureStorage: { connectionString, container: 'studio' } }),
    );
    expect(text).toContain('cannot be used');
    expect(text).not.toContain(key);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://studio:conf-hunter2@db/studio' }],
    [{ STUDIO_SMTP_URL: 'http://studio:conf-hunter2@mail' }],
  ])('of the configuration: %o', (environment) => {
    expect(() => readConfig(environment)).toThrow(/must be a URL such as/);
    expect(() => readConfig(environment)).not.toThrow(/conf-hunter2/);
  });
});
