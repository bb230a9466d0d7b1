import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Call } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const long = { text: 'Kinnaird Viaduct, '.repeat(100) };
const reply = z.object({ text: z.string() });

let studio: TestApp;

beforeAll(async () => {
  studio = await startTestApp();
  const row = (path: string): Call => ({ method: 'GET', path, summary: path, reply });
  studio.implement(row('test/long'), async () => long);
  studio.implement(row('test/short'), async () => ({ text: 'Pier' }));
  let count = 0;
  const counted = () => JSON.stringify({ text: `${(count += 1)} `.repeat(1000) });
  studio.app.get('/api/v2/test/constant', { config: { isConstant: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(counted()),
  );
});
afterAll(() => studio?.close());

const ask = (path: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') =>
  studio.app.inject({
    method,
    url: `/api/v2/${path}`,
    headers: { ...bearer('mia'), ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

describe('JSON is compressed as Accept-Encoding allows', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
  ])('%s: %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await ask('test/long', accepted);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(JSON.parse(DECODERS[encoding]!(rawPayload).toString())).toEqual(long);
    expect(rawPayload.length).toBeLessThan(200);
  });

  it.each([[undefined], [''], ['identity'], ['deflate'], ['gzip;q=0'], ['nonsense;;']])(
    'but not for %s',
    async (accepted) => {
      const answer = await ask('test/long', accepted);
      expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([undefined, 'accept-encoding']);
      expect(answer.json()).toEqual(long);
    },
  );

  it('nor when it is short, whatever the request says', async () => {
    const answer = await ask('test/short', 'br');
    expect([answer.headers['content-encoding'], answer.json()]).toEqual([undefined, { text: 'Pier' }]);
  });

  it('HEAD has no body', async () => expect((await ask('test/long', 'br', 'HEAD')).body).toBe(''));

  it('the API document is compressed too', async () =>
    expect((await ask('openapi.json', 'gzip')).headers['content-encoding']).toBe('gzip'));

  it('an answer that is always the same is compressed once', async () => {
    const answers = [await ask('test/constant', 'br'), await ask('test/constant', 'br')];
    expect(answers[1]!.rawPayload.equals(answers[0]!.rawPayload)).toBe(true);
    const gzipped = await ask('test/constant', 'gzip');
    expect(JSON.parse(DECODERS['gzip']!(gzipped.rawPayload).toString()).text).toMatch(/^3 /);
  });
});

describe('the API document', () => {
  it('has an entity tag, and is 304 without a body for a client that has it', async () => {
    const url = '/api/v2/openapi.json';
    const { headers } = await studio.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    const answer = await studio.app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
    expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', headers['etag']]);
    const other = await studio.app.inject({ url, headers: { 'if-none-match': 'W/"other"' } });
    expect([other.statusCode, other.headers['etag']]).toEqual([200, headers['etag']]);
  });
});

describe('an answer to a valid token says how many calls are left', () => {
  it('in the RateLimit headers', async () => {
    const [first, second] = [await ask('test/short'), await ask('test/short')];
    expect(first.headers['ratelimit-limit']).toBe('1000');
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0);
    const left = (answer: typeof first) => Number(answer.headers['ratelimit-remaining']);
    expect(left(first) - left(second)).toBe(1);
  });

  it('but no other answer does', async () =>
    expect((await studio.app.inject('/api/v2/test/short')).headers).not.toHaveProperty('ratelimit-limit'));
});
