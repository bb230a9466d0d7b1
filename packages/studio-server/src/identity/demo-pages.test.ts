import { generateKeyPair, exportJWK } from 'jose';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { demoPages } from './demo-pages.ts';
import { mountProvider } from './mount-provider.ts';
import { payloadAdapter } from './payload-adapter.ts';
import { databasePeople } from './people.ts';
import { createProvider, embeddedIssuer } from './provider.ts';
import { insertPeople } from './testing/insert-people.ts';
import { authorization, Browser, PUBLIC_URL } from './testing/provider-client.ts';

let database: OpenDatabase;
let app: FastifyInstance;
let browser: Browser;
let interaction: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
  await database.db.execute(sql`
    insert into users (id, company_id, first_name, last_name, email, role, status)
    select 'diver' || n, 'northline', 'Diver', to_char(n, 'FM000'), 'diver' || n || '@demo.example', 'Trial', 'Activated'
    from generate_series(1, 101) as n`);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const people = databasePeople(database.db, 'northline');
  const provider = createProvider({
    publicUrl: PUBLIC_URL,
    keys: {
      signingKey: { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' },
      cookieKeys: ['a-key-for-cookies-of-32-characters'],
    },
    adapter: payloadAdapter(database.db, embeddedIssuer(PUBLIC_URL)),
    people,
  });
  app = fastify();
  await mountProvider(app, provider, demoPages(people));
  browser = new Browser(() => app);
  interaction = String((await browser.send('GET', authorization().url)).headers.location);
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

/** Opens the list; returns its status, the place in it, and the number of people that it shows and that match. */
async function open(query: string) {
  const { statusCode, body } = await browser.send('GET', interaction + query);
  return {
    status: statusCode,
    place: /Page \d+ of \d+/.exec(body)?.[0] ?? '',
    shown: body.match(/name="person"/g)?.length ?? 0,
    hint: /role="status">([^<]+)</.exec(body)?.[1] ?? '',
  };
}

describe('the list of the demo shows a page of 50 people, of those who match the filter', () => {
  it.each<[string, string, number, string]>([
    ['', 'Page 1 of 3', 50, '106 people'],
    ['?page=2', 'Page 2 of 3', 50, '106 people'],
    ['?page=3', 'Page 3 of 3', 6, '106 people'],
    ['?page=2.9', 'Page 2 of 3', 50, '106 people'],
    ['?filter=diver&page=3', 'Page 3 of 3', 1, '101 people'],
    ['?filter=MIA', '', 1, '1 person'],
    ['?filter=%20mia%20', '', 1, '1 person'],
    ['?filter=manager', '', 1, '1 person'],
    ['?filter=nobody', '', 0, '0 people'],
  ])('%s', async (query, place, shown, hint) => expect(await open(query)).toEqual({ status: 200, place, shown, hint }));
});

describe('an odd page is the first or the last one', () => {
  it.each([
    ['?page=0', 1],
    ['?page=-4', 1],
    ['?page=x', 1],
    ['?page=', 1],
    ['?page=1&page=2', 1],
    ['?page=4', 3],
    ['?page=1e300', 3],
    ['?page=Infinity', 3],
  ])('%s', async (query, number) =>
    expect(await open(query)).toMatchObject({ status: 200, place: `Page ${number} of 3` }),
  );
});

it.each(['nobody', '\0', ''])('choosing %j is 400', async (person) =>
  expect((await browser.send('POST', interaction, { person })).statusCode).toBe(400),
);

describe('an odd filter matches nobody', () => {
  it.each(['%00', "'--", '%25', '%5C', '%3Cscript%3E', 'x'.repeat(5000)])('?filter=%s', async (filter) =>
    expect(await open(`?filter=${filter}`)).toMatchObject({ status: 200, shown: 0 }),
  );
});
