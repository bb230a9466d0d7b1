import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headOf, sendBytes } from './testing/raw-socket.ts';
import {
  type AttackedApp,
  startAttackedApp,
} from '../../packages/studio-server/src/resources/testing/start-attacked-app.ts';

let studio: AttackedApp;

beforeAll(async () => {
  studio = await startAttackedApp({}, { securityEmail: 'security@northline.example' });
});
afterAll(() => studio?.close());

interface Response {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends one request exactly as written. */
async function exchange(method: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const client = sendBytes(studio.port, '127.0.0.1', headOf(method, path, { ...headers, connection: 'close' }));
  await client.closed;
  const [head = '', body = ''] = client.received().split(/\r\n\r\n(.*)/s);
  const [first = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line) => line.split(/: ?(.*)/s, 2) as [string, string]);
  return { status: Number(first.split(' ')[1]), headers: new Headers(pairs), body };
}

const PATHS = [
  '/',
  '/sites/unknown',
  '/redirect.html',
  '/config.json',
  '/healthz',
  '/readyz',
  '/assets/main-4f2a.js',
  '/favicon.svg',
  '/api/v2/openapi.json',
  '/api/v2/test/quick',
  '/api/v2/nothing',
  '/files/images/a.jpg',
  '/tiles/0/0/0.jpg',
  '/idp/.well-known/openid-configuration',
  '/idp/jwks',
  '/idp/auth',
  '/idp/interaction/x',
  '/idp/nothing',
  '/.well-known/security.txt',
  '/%zz',
];

describe('every response', () => {
  it.each(PATHS)('%s cannot be sniffed, framed by others or given features, and leaks no referrer', async (path) => {
    const { headers } = await exchange('GET', path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toMatch(path === '/redirect.html' ? /^SAMEORIGIN$/i : /^DENY$/i);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it.each(PATHS.filter((path) => path !== '/%zz'))('%s is for this origin only', async (path) => {
    const { headers } = await exchange('GET', path, { origin: 'https://evil.example' });
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['/', '/config.json', '/api/v2/nothing', '/sites/unknown'])(
    '%s shares no window with pages of other origins',
    async (path) => {
      expect((await exchange('GET', path)).headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    },
  );
});

describe('source maps and files beside the app are not served', () => {
  it.each([
    '/assets/main-4f2a.js.map',
    '/assets/main-4f2a.js%2Emap',
    '/assets/main-4f2a.js.m%61p',
    '/assets/main-4f2a.js.map?x=1',
    '/assets/main-4f2a.js.map.br',
    '/assets/../assets/main-4f2a.js.map',
    '/assets//main-4f2a.js.map',
    '/index.html',
    '/index.htm%6C',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
  ])('%s', async (path) => {
    const { status, headers, body } = await exchange('GET', path);
    // What looks like a page is one of the app, for its router.
    const isPage = status === 200 && headers.get('content-type') === 'text/html; charset=utf-8';
    expect(status === 404 || (isPage && body.includes('<title>Studio</title>'))).toBe(true);
    expect(body).not.toContain('SECRET');
  });
});

describe('the sign-in answers by redirect only', () => {
  const authorization = (mode: string) =>
    `/idp/auth?${new URLSearchParams({
      client_id: 'studio-app',
      redirect_uri: 'http://localhost:4173/redirect.html',
      response_type: 'code',
      response_mode: mode,
      scope: 'openid',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
      prompt: 'none',
    }).toString()}`;

  it.each(['form_post', 'form_post.jwt', 'web_message', 'jwt', 'query.jwt', 'FORM_POST', ''])(
    'the response mode %j is rejected',
    async (mode) => {
      const { status, body, headers } = await exchange('GET', authorization(mode));
      expect([status, headers.get('location')]).toEqual([400, null]);
      expect(body).not.toContain('<form');
    },
  );

  it('two response modes are rejected', async () =>
    expect((await exchange('GET', `${authorization('fragment')}&response_mode=form_post`)).status).toBe(400));

  it.each(['fragment', 'query'])('the response mode %s is answered by redirect', async (mode) => {
    const { status, headers } = await exchange('GET', authorization(mode));
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('error=login_required')]);
  });

  it('the discovery document names these two', async () => {
    const { body } = await exchange('GET', '/idp/.well-known/openid-configuration');
    expect(body).toContain('"response_modes_supported":["fragment","query"]');
    expect(body).not.toContain('form_post');
  });
});

describe('headers of a request do not get into a response', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a line break in the path', '/sites%0d%0aset-cookie:%20a=b', {}],
    ['a line break in the query', '/?a=%0d%0aset-cookie:%20a=b', {}],
    ['a line break in the redirect to localhost', '/%0d%0aset-cookie:%20a=b', { host: '127.0.0.1:4173' }],
    ['a request id', '/config.json', { 'x-request-id': '<script>alert(1)</script>' }],
    ['an origin', '/config.json', { origin: 'https://evil.example' }],
  ])('%s', async (_case, path, headers) => {
    const response = await exchange('GET', path, headers);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-request-id')).not.toContain('<script>');
    expect([...response.headers.values()].join()).not.toContain('evil.example');
  });
});

describe('security.txt', () => {
  it('says where to report a vulnerability', async () => {
    const { status, headers, body } = await exchange('GET', '/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^Contact: mailto:security@northline\.example$/m);
    const expires = new Date(/^Expires: (.+)$/m.exec(body)![1]!).getTime() - Date.now();
    expect(expires).toBeGreaterThan(90 * 86_400_000);
    expect(expires).toBeLessThan(365 * 86_400_000);
  });
});
