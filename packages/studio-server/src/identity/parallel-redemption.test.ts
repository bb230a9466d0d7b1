import { isNotNull } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInSessions } from '../database/schema/index.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { demoPages } from './demo-pages.ts';
import { mountProvider } from './mount-provider.ts';
import { payloadAdapter } from './payload-adapter.ts';
import { databasePeople } from './people.ts';
import { createProvider, embeddedIssuer } from './provider.ts';
import { insertPeople } from './testing/insert-people.ts';
import { Browser, chooseDemoPerson, PUBLIC_URL, redeem, redeemCode, sessionIn } from './testing/provider-client.ts';

const ATTEMPTS = 20;
const times = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: ATTEMPTS }, work));
const refresh = (browser: Browser, token: string) =>
  redeem(browser, { grant_type: 'refresh_token', refresh_token: token });

const endedSessions = async () =>
  (await database.db.select().from(signInSessions).where(isNotNull(signInSessions.ended))).map(({ id }) => id);

let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = {
    signingKey: { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' },
    cookieKeys: ['a-key-for-cookies-of-32-characters'],
  };
  const people = databasePeople(database.db, 'northline');
  const provider = createProvider({
    publicUrl: PUBLIC_URL,
    keys,
    adapter: payloadAdapter(database.db, embeddedIssuer(PUBLIC_URL)),
    people,
  });
  app = fastify();
  await mountProvider(app, provider, demoPages(people));
});
afterAll(() => database?.close());

describe('redeeming in parallel', () => {
  it('issues tokens once for one authorization code, revokes its family and ends its session', async () => {
    const browser = new Browser(() => app);
    const granted = await chooseDemoPerson(browser);
    const answers = await times(() => redeemCode(browser, granted));
    const succeeded = answers.filter(({ statusCode }) => statusCode === 200);
    expect(succeeded).toHaveLength(1);
    for (const answer of answers.filter((each) => each !== succeeded[0])) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: 'invalid_grant' });
    }
    const renewed = await refresh(browser, succeeded[0]!.json().refresh_token);
    expect(renewed.json()).toMatchObject({ error: 'invalid_grant' });
    expect(await endedSessions()).toEqual([sessionIn(succeeded[0]!.json().access_token)]);
  });

  it('renews once with one refresh token and revokes its family, in a session that continues', async () => {
    const browser = new Browser(() => app);
    const tokens = (await redeemCode(browser, await chooseDemoPerson(browser))).json();
    const answers = await times(() => refresh(browser, tokens.refresh_token));
    const succeeded = answers.filter(({ statusCode }) => statusCode === 200);
    expect(succeeded).toHaveLength(1);
    const renewed = await refresh(browser, succeeded[0]!.json().refresh_token);
    expect(renewed.json()).toMatchObject({ error: 'invalid_grant' });
    expect(await endedSessions()).not.toContain(sessionIn(tokens.access_token));
  });
});
