import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Call } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ensureSharedIdentityKeys } from '../identity/identity-keys.ts';
import { demoPages } from '../identity/demo-pages.ts';
import { mountProvider } from '../identity/mount-provider.ts';
import { payloadAdapter } from '../identity/payload-adapter.ts';
import { databasePeople } from '../identity/people.ts';
import { createProvider, embeddedIssuer } from '../identity/provider.ts';
import { createLog } from '../observability/create-log.ts';
import { createMetrics } from '../observability/create-metrics.ts';
import { createOperationsApp } from './create-operations-app.ts';
import { drain } from './drain.ts';
import { addMetricsRoute } from './metrics-route.ts';
import { RATE_LIMITS } from './rate-limits.ts';
import { TRAFFIC_LIMITS } from './traffic-limits.ts';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const NEVER_MS = 600_000;
const TOKEN = 'a-token-of-sixteen-letters';
const lines: Record<string, unknown>[] = [];
const logger = createLog({
  level: 'info',
  role: 'api',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});

let studio: TestApp;
let isStopping = false;
/** Calls of `test/held` that have begun: each is answered when the test resolves it. */
let held: PromiseWithResolvers<object>[] = [];

const row = (method: Call['method'], path: string): Call => ({ method, path, summary: path, reply: z.object({}) });

beforeAll(async () => {
  studio = await startTestApp(
    {
      logger,
      trustedProxies: ['loopback'],
      isStopping: () => isStopping,
      readiness: { never: () => new Promise(() => undefined) },
      rateLimits: { ...RATE_LIMITS, openPerAddress: 5, signInPerAddress: 2, probesPerAddress: 20 },
      trafficLimits: { ...TRAFFIC_LIMITS, requests: 3, eventLoopDelayMs: 60_000 },
    },
    { refusedPerMinute: 2 },
  );
  const { implement, app, database } = studio;
  const signed: Call = { ...row('GET', 'test/quick'), query: z.object({ sig: z.optional(z.string()) }) };
  implement(signed, async () => ({}));
  implement(row('GET', 'test/broken'), async () => {
    throw new Error('no answer for mia@demo.example');
  });
  implement(row('GET', 'test/held'), () => {
    const answer = Promise.withResolvers<object>();
    held.push(answer);
    return answer.promise;
  });
  const people = databasePeople(database.db, 'northline');
  const keys = await ensureSharedIdentityKeys(database.db, tmpdir());
  const provider = createProvider({
    publicUrl: 'http://localhost:4173',
    keys,
    adapter: payloadAdapter(database.db, embeddedIssuer('http://localhost:4173')),
    people,
  });
  await mountProvider(app, provider, demoPages(people));
  addMetricsRoute(app, createMetrics(database, 'api'), TOKEN);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => studio?.close());
beforeEach(() => {
  held = [];
});

const begun = (count: number) => vi.waitFor(() => expect(held).toHaveLength(count));
const release = () => held.forEach(({ resolve }) => resolve({}));
const origin = () => `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`;
const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(origin() + path, { ...init, headers });
const from = (address: string) => ({ 'x-forwarded-for': address });
const lineOf = (id: string | null) =>
  vi.waitFor(() => {
    const line = lines.findLast(({ requestId, msg }) => requestId === id && msg === 'request');
    expect(line).toBeDefined();
    return line;
  });

describe('the id of a request', () => {
  it('is the one a trusted proxy gave, where it is a plain token', async () => {
    const { headers } = await ask('/api/v2/test/quick', { ...bearer('mia'), 'x-request-id': 'proxy-7k2m4q' });
    expect(headers.get('x-request-id')).toBe('proxy-7k2m4q');
  });

  it.each(['short', 'a token with spaces', 'x'.repeat(65), '<script>alert()</script>'])('is never %s', async (id) => {
    const { headers } = await ask('/api/v2/test/quick', { ...bearer('mia'), 'x-request-id': id });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the log has a line for every request', () => {
  it('with path, status, duration and who asked, and without query, token, name or address', async () => {
    const { headers } = await ask('/api/v2/test/quick?sig=secret', { ...bearer('mia'), ...from('192.0.2.50') });
    const line = await lineOf(headers.get('x-request-id'));
    expect(line).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/api/v2/test/quick',
      status: 200,
      durationMs: expect.any(Number),
      companyId: 'northline',
      userId: expect.any(String),
    });
    expect(JSON.stringify(line)).not.toMatch(/secret|Bearer|demo\.example|Mia/);
  });

  it('logs a server error next to the request, without personal data', async () => {
    const { headers } = await ask('/api/v2/test/broken', bearer('mia'));
    const id = headers.get('x-request-id');
    expect(await lineOf(id)).toMatchObject({ level: 'warn', status: 500 });
    const fault = lines.find(({ requestId, level }) => requestId === id && level === 'error');
    expect(fault).toMatchObject({ err: { message: 'no answer for [e-mail]' } });
  });

  it('also for a caller who went away', async () => {
    const socket = connect((studio.app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [
      'GET /api/v2/test/held HTTP/1.1',
      'host: localhost',
      'x-request-id: gone-away-1',
      'authorization: Bearer mia',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await begun(1);
    socket.destroy();
    expect(await lineOf('gone-away-1')).toMatchObject({ status: 499 });
    release();
  });
});

describe('too many requests of one address are 429 with Retry-After', () => {
  const statuses = async (count: number, path: string, headers: Record<string, string>) => {
    const answers = [];
    for (let index = 0; index < count; index++) answers.push(await ask(path, headers));
    return answers;
  };

  it('of files, tiles and pages, in the words of the catalogue', async () => {
    const answers = await statuses(6, '/config.json', from('192.0.2.1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers[5]!.json()).toEqual({
      name: 'Too Many Requests',
      message: 'Too many requests were sent. Please try again shortly.',
    });
  });

  it('of the sign-in pages', async () => {
    const answers = await statuses(3, '/idp/jwks', from('192.0.2.2'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  it('of health checks and the discovery document, while those of another address are answered', async () => {
    const health = await statuses(15, '/healthz', from('192.0.2.4'));
    const discovery = await statuses(6, '/idp/.well-known/openid-configuration', from('192.0.2.4'));
    expect([...health, ...discovery].map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect((await ask('/healthz', from('192.0.2.5'))).status).toBe(200);
  });

  it('of calls without a good token, while people at the same address go on', async () => {
    const answers = await statuses(3, '/api/v2/test/quick', { ...bearer('no.body'), ...from('192.0.2.3') });
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
    expect((await ask('/api/v2/test/quick', { ...bearer('mia'), ...from('192.0.2.3') })).status).toBe(200);
  });

  it('an IPv6 network of 56 bits counts as one address', async () => {
    await statuses(5, '/config.json', from('2001:db8:0:7::1'));
    expect((await ask('/config.json', from('2001:db8:0:f:ffff::2'))).status).toBe(429);
    expect((await ask('/config.json', from('2001:db8:0:100::1'))).status).toBe(200);
  });
});

describe('health and metrics', () => {
  it('a part that does not answer in time is late, and named', async () => {
    const answer = await ask('/readyz');
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'failing', parts: { never: 'late' } }]);
  });

  it('metrics require the token', async () => {
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', bearer('a-token-of-another-kind'))).status).toBe(401);
    const text = await (await ask('/metrics', bearer(TOKEN))).text();
    for (const name of [
      'studio_database_connections{state="idle"}',
      'studio_jobs{state="queued"} 0',
      'studio_stored_bytes 0',
      'studio_damaged_files 0',
      'studio_process_resident_memory_bytes',
    ]) {
      expect(text).toContain(name);
    }
  });

  it('a port for operators answers health, readiness and metrics, and nothing else', async () => {
    const metrics = createMetrics(studio.database, 'worker');
    metrics.requests.begin();
    metrics.requests.end('GET sites', 200, 0.02);
    metrics.jobEnded('process-inspection', 'done');
    const app = createOperationsApp({ readiness: {}, isStopping: () => isStopping, metrics, logger: false });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/api/v2/sites')).statusCode).toBe(404);
    const { body } = await app.inject('/metrics');
    expect(body).toContain('studio_request_duration_seconds_bucket{le="0.025",call="GET sites",status="200"} 1');
    expect(body).toContain('studio_job_attempts_total{kind="process-inspection",outcome="done"} 1');
    await app.close();
  });
});

describe('more requests at once than the process takes on', () => {
  it('are 503 with Retry-After, while health is answered', async () => {
    const three = [1, 2, 3].map(() => ask('/api/v2/test/held', bearer('mia')));
    await begun(3);
    const refused = await ask('/api/v2/test/quick', bearer('ada'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await ask('/healthz')).status).toBe(200);
    release();
    expect((await Promise.all(three)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('stopping', () => {
  it('first the server is not ready any more, then requests under way end', async () => {
    const underWay = ask('/api/v2/test/held', bearer('ada'));
    await begun(1);
    isStopping = true;
    const answer = await ask('/readyz');
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping', parts: {} }]);
    expect((await ask('/api/v2/test/quick', bearer('ada'))).headers.get('connection')).toBe('close');
    const drained = drain(studio.app, NEVER_MS);
    release();
    expect((await underWay).status).toBe(200);
    await drained;
  });
});
