import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { demoPages } from './demo-pages.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { mountProvider } from './mount-provider.ts';
import { payloadAdapter } from './payload-adapter.ts';
import { databasePeople } from './people.ts';
import { createProvider, embeddedIssuer } from './provider.ts';
import { authorization, Browser, PUBLIC_URL } from './testing/provider-client.ts';

const MINUTE_MS = 60_000;
let database: OpenDatabase;
let signingKey: JWK;
beforeAll(async () => {
  database = await openTestDatabase();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  signingKey = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
});
afterAll(() => database?.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(keys: IdentityKeys): Promise<FastifyInstance> {
  const people = databasePeople(database.db, 'northline');
  const adapter = payloadAdapter(database.db, embeddedIssuer(PUBLIC_URL));
  const app = fastify();
  await mountProvider(app, createProvider({ publicUrl: PUBLIC_URL, keys, adapter, people }), demoPages(people));
  return app;
}

it('a replaced cookie key is accepted until its end, and then rejected by a process that was not restarted', async () => {
  const [replaced, current] = [1, 2].map(() => randomBytes(32).toString('base64url')) as [string, string];
  const before = await start({ signingKey, cookieKeys: [replaced] });
  const browser = new Browser(() => before);
  const path = String((await browser.send('GET', authorization().url)).headers.location);

  const until = new Date(Date.now() + 10 * MINUTE_MS).toISOString();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const retired = { ...(await exportJWK(privateKey)), kid: 'retired', alg: 'RS256', use: 'sig' };
  const key = { signingKey: retired, cookieKey: replaced };
  const app = await start({ signingKey, cookieKeys: [current], previous: [{ key, until }] });
  /** Opens the sign-in with the cookies that the replaced key has signed. */
  const open = async () => {
    const copy = new Browser(() => app);
    for (const [name, cookie] of browser.cookies) copy.cookies.set(name, cookie);
    return (await copy.send('GET', path)).statusCode;
  };
  expect(await open()).toBe(200);
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
  expect(await open()).toBe(400);
});
