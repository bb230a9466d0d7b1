import { exportJWK, generateKeyPair } from 'jose';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { oidcPayloads } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { API_SCOPES } from './api-scopes.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { demoPages } from './demo-pages.ts';
import { mountProvider } from './mount-provider.ts';
import { payloadAdapter } from './payload-adapter.ts';
import { databasePeople } from './people.ts';
import { createProvider, embeddedIssuer } from './provider.ts';
import { insertPeople } from './testing/insert-people.ts';
import {
  answerOf,
  authorization,
  Browser,
  chooseDemoPerson,
  PUBLIC_URL,
  redeem,
  redeemCode,
  REDIRECT,
} from './testing/provider-client.ts';
import { embeddedTokenVerifier } from './token-verifier.ts';

const ISSUER = embeddedIssuer(PUBLIC_URL);

let database: OpenDatabase;
let keys: IdentityKeys;
let app: FastifyInstance;

/** Starts a server; all state is in the database. */
async function start(): Promise<FastifyInstance> {
  const people = databasePeople(database.db, 'northline');
  const provider = createProvider({
    publicUrl: PUBLIC_URL,
    keys,
    adapter: payloadAdapter(database.db, embeddedIssuer(PUBLIC_URL)),
    people,
  });
  const started = fastify();
  await mountProvider(started, provider, demoPages(people));
  return started;
}

beforeAll(async () => {
  database = await openTestDatabase();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  keys = {
    signingKey: { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' },
    cookieKeys: ['a-key-for-cookies-of-32-characters'],
  };
  await insertPeople(database.db);
});
afterAll(() => database?.close());
beforeEach(async () => {
  app = await start();
});

describe('signing in through the embedded provider', () => {
  it('lets a person choose and issues tokens that the API accepts', async () => {
    const browser = new Browser(() => app);
    const tokens = (await redeemCode(browser, await chooseDemoPerson(browser))).json();
    expect(tokens.refresh_token).toBeTypeOf('string');
    const verified = await embeddedTokenVerifier(ISSUER, keys.signingKey)(tokens.access_token);
    expect(verified).toMatchObject({ identity: { kind: 'embedded', person: 'mia' }, scopes: new Set(API_SCOPES) });
    const idToken = JSON.parse(Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString());
    expect(idToken).toMatchObject({ sub: 'mia', name: 'Mia Berg', preferred_username: 'mia@demo.example' });
  });

  it('stores no request that is too long', async () => {
    const browser = new Browser(() => app);
    const reply = await browser.send('GET', authorization({ state: 'x'.repeat(5000) }).url);
    expect([reply.statusCode, answerOf(reply).get('error')]).toEqual([303, 'invalid_request']);
  });

  it('lists everyone, including people who will be rejected', async () => {
    const browser = new Browser(() => app);
    const page = await browser.follow(await browser.send('GET', authorization().url));
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.body).toContain('mia@demo.example');
    expect(page.body).toContain('pia@demo.example');
    expect(page.body).toContain('Pending');
  });

  it('signs in an invited person, so that the API can activate them', async () => {
    const browser = new Browser(() => app);
    const tokens = (await redeemCode(browser, await chooseDemoPerson(browser, 'pia'))).json();
    const verified = await embeddedTokenVerifier(ISSUER, keys.signingKey)(tokens.access_token);
    expect(verified).toMatchObject({
      identity: { kind: 'embedded', person: 'pia' },
      names: { firstName: '', lastName: '' },
    });
  });

  it('signs in silently the second time, also after a restart', async () => {
    const browser = new Browser(() => app);
    await chooseDemoPerson(browser);
    app = await start();
    const silent = answerOf(await browser.send('GET', authorization({ prompt: 'none' }).url));
    expect(silent.get('code')).toBeTypeOf('string');
  });

  it('renews tokens with a refresh token after a restart', async () => {
    const browser = new Browser(() => app);
    const tokens = (await redeemCode(browser, await chooseDemoPerson(browser))).json();
    app = await start();
    const renewed = await redeem(browser, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.statusCode).toBe(200);
    await expect(embeddedTokenVerifier(ISSUER, keys.signingKey)(renewed.json().access_token)).resolves.toMatchObject({
      identity: { kind: 'embedded', person: 'mia' },
    });
  });

  it('returns login_required for a silent attempt after signing out', async () => {
    const answer = answerOf(await new Browser(() => app).send('GET', authorization({ prompt: 'none' }).url));
    expect(answer.get('error')).toBe('login_required');
  });

  it('returns access_denied when cancelled', async () => {
    const browser = new Browser(() => app);
    const interaction = String((await browser.send('GET', authorization().url)).headers.location);
    const cancelled = await browser.follow(await browser.send('POST', `${interaction}/cancel`, {}));
    expect(answerOf(cancelled).get('error')).toBe('access_denied');
  });

  it('rejects a person who is not on the list', async () => {
    const browser = new Browser(() => app);
    const interaction = String((await browser.send('GET', authorization().url)).headers.location);
    const answer = await browser.send('POST', interaction, { person: 'nobody' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Sign-in failed');
  });

  it('rejects a choice without the cookie of its sign-in', async () => {
    const interaction = String((await new Browser(() => app).send('GET', authorization().url)).headers.location);
    const answer = await new Browser(() => app).send('POST', interaction, { person: 'mia' });
    expect(answer.statusCode).toBe(400);
  });

  it('accepts a code only once', async () => {
    const browser = new Browser(() => app);
    const granted = await chooseDemoPerson(browser);
    expect((await redeemCode(browser, granted)).statusCode).toBe(200);
    expect((await redeemCode(browser, granted)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('issues no tokens to another origin', async () => {
    const browser = new Browser(() => app);
    const { code, verifier } = await chooseDemoPerson(browser);
    const form = {
      client_id: 'studio-app',
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: REDIRECT,
    };
    const answer = await browser.send('POST', '/idp/token', form, { origin: 'https://elsewhere.example' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.body).not.toContain('access_token');
  });

  it.each([
    ['an unknown redirect URI', { redirect_uri: 'https://elsewhere.example/' }],
    ['an unknown client', { client_id: 'another' }],
  ])('shows its own error page for %s', async (_case, extra) => {
    const answer = await new Browser(() => app).send(
      'GET',
      authorization(extra as unknown as Record<string, string>).url,
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Sign-in failed');
    expect(answer.body).not.toMatch(/https?:\/\/(?!localhost)/);
  });
});

describe('Back to a page of a sign-in that is over', () => {
  it.each<['GET' | 'POST', Record<string, string> | undefined]>([
    ['GET', undefined],
    ['POST', { person: 'mia' }],
  ])('goes on to the studio after it was finished: %s', async (method, form) => {
    const browser = new Browser(() => app);
    const { interaction } = await chooseDemoPerson(browser);
    const answer = await browser.send(method, interaction, form);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('says so after it has expired, with a link to start again', async () => {
    const browser = new Browser(() => app);
    const interaction = String((await browser.send('GET', authorization().url)).headers.location);
    await database.db.update(oidcPayloads).set({ expiresAt: new Date(Date.now() - 1000) });
    const answer = await browser.send('GET', interaction);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This sign-in cannot go on.');
    expect(answer.body).toContain('<a class="button" href="/">Start again</a>');
  });
});

describe('signing out', () => {
  it('submits automatically, ends the session and returns to the studio', async () => {
    const browser = new Browser(() => app);
    const tokens = (await redeemCode(browser, await chooseDemoPerson(browser))).json();
    const query = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${PUBLIC_URL}/` });
    const page = await browser.send('GET', `/idp/session/end?${query.toString()}`);
    expect(page.body).toContain('Sign out?');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)![1]!;
    const out = await browser.send('POST', '/idp/session/end/confirm', { xsrf, logout: 'yes' });
    expect(out.headers.location).toBe(`${PUBLIC_URL}/`);
    const answer = answerOf(await browser.send('GET', authorization({ prompt: 'none' }).url));
    expect(answer.get('error')).toBe('login_required');
  });
});
