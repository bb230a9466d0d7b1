import { brotliDecompressSync } from 'node:zlib';
import type { Call } from '@inspection-studio/domain/calls';
import { errorBodySchema } from '@inspection-studio/domain/errors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

let studio: TestApp;
let isDatabaseUp = true;
let databaseReads = 0;

beforeAll(async () => {
  const database = async () => {
    databaseReads += 1;
    if (!isDatabaseUp) throw new Error('no answer');
  };
  studio = await startTestApp(
    {
      outside: { tiles: ['https://tiles.example'], files: ['https://files.example'], signIn: [] },
      readiness: { database },
    },
    { callsPerMinute: 3 },
  );
  const limited: Call = { method: 'GET', path: 'test/limited', summary: 'limited', reply: z.object({}) };
  const other: Call = { ...limited, path: 'test/other' };
  studio.implement(limited, async () => ({}));
  studio.implement(other, async () => ({}));
});
afterAll(() => studio?.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  studio.app.inject({ url, headers: { host: 'localhost:4173', ...headers } });
const policyOf = async (url: string) => {
  const text = String((await get(url)).headers['content-security-policy']);
  return new Map(
    text
      .split(';')
      .map((directive): [string, string] => [directive.split(' ', 1)[0]!, directive.slice(directive.indexOf(' ') + 1)]),
  );
};

describe('the strict content security policy', () => {
  it('lets the app load from itself and from what is configured only', async () => {
    const policy = await policyOf('/');
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('img-src')).toBe("'self' data: blob: https://tiles.example https://files.example");
    expect(policy.get('connect-src')).toBe("'self' https://files.example");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
  });

  it('gives every page its own nonce for style elements', async () => {
    const [one, other] = [await get('/'), await get('/')];
    const nonce = /content="([^"]+)"/.exec(one.body)![1]!;
    expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(other.body).not.toContain(nonce);
  });

  it('lets only the redirect page be framed, by the studio, and gives it no opener policy', async () => {
    expect((await policyOf('/redirect.html')).get('frame-ancestors')).toBe("'self'");
    const { headers } = await get('/redirect.html');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect((await get('/')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it.each(['/config.json', '/api/v2/unknown', '/assets/main-4f2a.js'])('lets %s load nothing', async (url) => {
    expect((await policyOf(url)).get('default-src')).toBe("'none'");
    expect((await get(url)).headers['x-content-type-options']).toBe('nosniff');
  });

  it('forces no TLS on plain http', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the built app', () => {
  it.each([
    ['/assets/main-4f2a.js', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'no-cache'],
    ['/', 'no-cache'],
    ['/redirect.html', 'no-cache'],
  ])('%s is cached: %s', async (url, caching) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, caching]);
  });

  it.each([
    ['br', { 'accept-encoding': 'gzip, br' }],
    [undefined, { 'accept-encoding': 'gzip' }],
    [undefined, {}],
  ])('is sent packed as the build laid it down, when the browser takes that: %s', async (encoding, asks) => {
    const { headers, rawPayload } = await get('/assets/main-4f2a.js', asks);
    expect([headers['content-encoding'], headers['vary'], headers['content-type']]).toEqual([
      encoding,
      expect.stringMatching(/accept-encoding/i),
      expect.stringMatching(/javascript; charset=utf-8/),
    ]);
    expect((encoding ? brotliDecompressSync(rawPayload) : rawPayload).toString()).toBe('export {};');
  });

  it.each(['/sites', '/projects/pier-7k2m4q/edit?step=2'])('%s is the app', async (url) => {
    expect((await get(url)).body).toContain('<title>Studio</title>');
  });

  it.each([
    '/index.html',
    '/assets/gone-1234.js',
    '/api/v2/unknown',
    '/api/v2/../../package.json',
    '/%2e%2e/package.json',
  ])('%s is 404 in JSON', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(errorBodySchema.parse(answer.json()).message).toBe('Unable to find this resource on the server.');
  });

  it.each([
    ['an address that cannot be decoded', '/api/v2/sites/%zz', 400],
    ['an id longer than the router takes', `/api/v2/sites/${'x'.repeat(200)}`, 404],
  ])('%s is refused in JSON', async (_case, url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(errorBodySchema.safeParse(answer.json()).success).toBe(true);
  });

  it('sends a browser from 127.0.0.1 to localhost, where signing in works', async () => {
    const answer = await get('/sites?q=1', { host: '127.0.0.1:4173' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, 'http://localhost:4173/sites?q=1']);
  });
});

describe('too many requests', () => {
  it('are 429 with Retry-After, counted per person over all calls', async () => {
    const call = (path: string, name: string) => get(`/api/v2/test/${path}`, bearer(name));
    for (const path of ['limited', 'other', 'limited']) expect((await call(path, 'mia')).statusCode).toBe(200);
    const answer = await call('other', 'mia');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({
      name: 'Too Many Requests',
      message: 'Too many requests were sent. Please try again shortly.',
    });
    expect((await call('limited', 'ada')).statusCode).toBe(200);
  });
});

describe('health', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  it('/healthz answers while the process does', async () =>
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' }));

  it('/readyz reads the parts once a second, however many ask', async () => {
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await get('/readyz')).statusCode));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(databaseReads).toBe(1);
    vi.advanceTimersByTime(1_000);
    await get('/readyz');
    expect(databaseReads).toBe(2);
  });

  it('/readyz names the part that fails', async () => {
    isDatabaseUp = false;
    // The clock of the test before was a second ahead.
    vi.advanceTimersByTime(2_000);
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'failing', parts: { database: 'failing' } }]);
  });
});

describe('/config.json', () => {
  it('configures the sign-in of the browser with the embedded provider', async () => {
    const { auth, version, supportEmail } = (await get('/config.json')).json();
    expect([version, supportEmail]).toEqual(['9.3.3', 'support@demo.example']);
    expect(auth).toMatchObject({
      clientId: 'studio-app',
      authority: 'https://localhost:4173/idp',
      protocolMode: 'OIDC',
    });
    expect(JSON.parse(auth.authorityMetadata)).toMatchObject({ issuer: 'http://localhost:4173/idp' });
    expect(auth.defaultScopes).not.toContain('offline_access');
  });
});
