import { errorBodySchema } from '@inspection-studio/domain/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
let records: CompanyRecords;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  records = await insertCompany(server.db, 'northline');
  token = await server.tokenOf(`${records.people.Admin}@demo.example`);
  await server.store.put('documents/a.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
});
afterAll(() => server?.close());

const link = async (fileName?: string) =>
  server.store.signDownload('documents/a.pdf', new Date(Date.now() + HOUR_MS), { fileName });
const ask = (
  path: string,
  init: Omit<RequestInit, 'headers'> & { isSignedIn?: boolean; headers?: Record<string, string> } = {},
) =>
  fetch(new URL(path, server.origin), {
    ...init,
    redirect: 'manual',
    headers: { ...(init.isSignedIn && { authorization: `Bearer ${token}` }), ...init.headers },
  });

describe('strict headers on every kind of response', () => {
  const json = { 'content-type': 'application/json' };
  /** 503 when the app is not built. */
  const PAGE = [200, 503];
  it.each<[kind: string, statuses: number[], ask: () => Promise<Response>]>([
    ['a record', [200], () => ask('/api/v2/users/whoami', { isSignedIn: true })],
    ['a list', [200], () => ask('/api/v2/sites?count=true', { isSignedIn: true })],
    [
      'a change',
      [200],
      () => ask('/api/v2/sites', { isSignedIn: true, method: 'POST', headers: json, body: '{"name":"Tay Valley"}' }),
    ],
    ['no token', [401], () => ask('/api/v2/sites')],
    ['an unknown call', [404], () => ask('/api/v2/unknown')],
    [
      'malformed JSON',
      [400],
      () => ask('/api/v2/sites', { isSignedIn: true, method: 'POST', headers: json, body: '{"name":' }),
    ],
    [
      'a body above the limit',
      [413],
      () => ask('/api/v2/sites', { isSignedIn: true, method: 'POST', headers: json, body: ' '.repeat(9_000_000) }),
    ],
    [
      'an unknown content type',
      [415],
      () =>
        ask('/api/v2/sites', {
          isSignedIn: true,
          method: 'POST',
          headers: { 'content-type': 'text/xml' },
          body: '<a/>',
        }),
    ],
    ['a preflight', [405], () => ask('/api/v2/sites', { method: 'OPTIONS' })],
    ['an unknown method', [405], () => ask('/api/v2/sites', { method: 'PATCH' })],
    ['the API document', [200], () => ask('/api/v2/openapi.json')],
    ['the configuration', [200], () => ask('/config.json')],
    ['health', [200], () => ask('/healthz')],
    ['readiness', [200], () => ask('/readyz')],
    ['a page', PAGE, () => ask(`http://localhost:${server.port}/sites`)],
    ['the redirect page', PAGE, () => ask(`http://localhost:${server.port}/redirect.html`)],
    ['a missing asset', [404], () => ask('/assets/none-1234.js')],
    ['a tile', [200], () => ask('/tiles/1/0/0.jpg')],
    ['a tile outside the grid', [404], () => ask('/tiles/1/9/9.jpg')],
    ['a file', [200], async () => ask(await link())],
    ['a range of a file', [206], async () => ask(await link(), { headers: { range: 'bytes=0-1' } })],
    ['a file without a signature', [403], () => ask('/files/documents/a.pdf')],
    ['a sign-in page', [400], () => ask('/idp/interaction/nothing')],
    ['a sign-in endpoint', [200], () => ask('/idp/.well-known/openid-configuration')],
    ['a sign-in error', [400], () => ask('/idp/auth?client_id=nobody')],
  ])('%s, %j', async (_kind, statuses, make) => {
    const { status, headers } = await make();
    expect(statuses).toContain(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toMatch(/^(DENY|SAMEORIGIN)$/);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-type')).toMatch(/^(?:image|application\/pdf)|; charset=utf-8$/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toMatch(/default-src '(none|self)'/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'access-control-allow-credentials']) {
      expect(headers.get(name)).toBeNull();
    }
  });

  it.each([
    ['records', '/api/v2/users/whoami'],
    ['refusals', '/api/v2/sites/unknown'],
  ])('%s are stored by nobody on the way', async (_kind, path) => {
    expect((await ask(path, { isSignedIn: true })).headers.get('cache-control')).toBe('no-store');
  });

  it('a body above the limit returns the same error shape as other errors', async () => {
    const answer = await ask('/api/v2/sites', {
      isSignedIn: true,
      method: 'POST',
      headers: json,
      body: ' '.repeat(9_000_000),
    });
    expect(await answer.json()).toEqual({ name: 'Payload Too Large', message: expect.any(String) });
  });

  it.each([
    ['not HTTP', 'nonsense\r\n\r\n', 400],
    ['headers above the limit', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /api/v2/sites HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
    [
      'a content length with chunked encoding',
      'POST /api/v2/sites HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header with a line break', 'GET / HTTP/1.1\r\nhost: x\r\nx: a\rb\r\n\r\n', 400],
  ])('%s', async (_kind, request, status) => {
    const [head = '', body = ''] = (await server.sendRaw(request)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const line of ['x-content-type-options: nosniff', 'cache-control: no-store', 'x-frame-options: DENY'])
      expect(head).toContain(line);
    expect(errorBodySchema.safeParse(JSON.parse(body)).success).toBe(true);
  });
});

describe('other origins', () => {
  const origin = 'https://elsewhere.example';

  it('CORS exposes only X-Pagination and allows no other origin', async () => {
    const { headers } = await ask('/api/v2/sites?count=true', { isSignedIn: true, headers: { origin } });
    expect(headers.get('access-control-expose-headers')).toBe('X-Pagination');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([
      'access-control-expose-headers',
    ]);
  });

  it.each(['/api/v2/sites', '/files/documents/a.pdf', '/idp/token', '/config.json'])(
    'are allowed nothing at %s',
    async (path) => {
      const headers = {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      };
      const answer = await ask(path, { method: 'OPTIONS', headers });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-allow'))).toEqual([]);
    },
  );
});

describe('file names are escaped in headers', () => {
  it.each([
    'a"; filename=b.exe; x="',
    'a\r\nset-cookie: x=1\r\n\r\n<script>',
    '../../a.pdf',
    'Übersicht 橋.pdf',
    '\ud800.pdf',
  ])('%j', async (name) => {
    const answer = await ask(await link(name));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/);
    expect(await answer.text()).toBe('%PDF-1.7');
  });
});

describe('there is no open redirect', () => {
  it.each(['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '/@evil.example', '/.evil.example'])(
    'from http://127.0.0.1%s only to the studio itself',
    async (path) => {
      const reply = await server.sendRaw(
        `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\nconnection: close\r\n\r\n`,
      );
      const own = `http://localhost:${server.port}`;
      const location = /^location: (.*)$/im.exec(reply)?.[1] ?? own;
      expect(new URL(location, 'https://relative.example').origin).toBe(own);
      expect(reply).toMatch(/^HTTP\/1\.1 (302|4)/);
    },
  );

  it.each(['evil.example', 'localhost:1', '127.0.0.1:1'])('by the host %s', async (host) => {
    const reply = await server.sendRaw(`GET /sites HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    expect(reply).not.toMatch(/^location:/im);
    expect(reply).not.toContain('evil.example');
  });

  const REDIRECTS = [
    'https://evil.example/redirect.html',
    '//evil.example/redirect.html',
    'ORIGIN/redirect.html/../sites',
    'ORIGIN/redirect.html?next=https://evil.example',
    'ORIGIN/redirect.html#https://evil.example',
    'ORIGIN.evil.example/redirect.html',
    'http://localhost@evil.example/redirect.html',
    'http://localhost:1/redirect.html',
    'javascript:alert(1)',
    'data:text/html,x',
  ];

  it.each(REDIRECTS)('after signing in to %s', async (address) => {
    const redirect = address.replace('ORIGIN', `http://localhost:${server.port}`);
    const query = new URLSearchParams({
      client_id: 'studio-app',
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const answer = await ask(`/idp/auth?${query.toString()}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).not.toContain('href="https://evil');
  });

  it.each(REDIRECTS)('after signing out to %s', async (address) => {
    const query = new URLSearchParams({
      client_id: 'studio-app',
      post_logout_redirect_uri: address.replace('ORIGIN', `http://localhost:${server.port}`),
    });
    const answer = await ask(`/idp/session/end?${query.toString()}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });
});
