import type { Call } from '@inspection-studio/domain/calls';
import { errorBodySchema } from '@inspection-studio/domain/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const payload = z.object({ name: z.string() });
const calls = {
  list: { method: 'GET', path: 'test', summary: 'list', reply: z.object({}) },
  read: { method: 'GET', path: 'test/{id}', summary: 'read', reply: z.object({}) },
  create: { method: 'POST', path: 'test', summary: 'create', payload, reply: payload },
  change: { method: 'PUT', path: 'test/{id}', summary: 'change', payload, reply: payload },
  restore: { method: 'PUT', path: 'test/{id}/restore', summary: 'restore' },
  invite: { method: 'POST', path: 'test/invite', summary: 'invite', payload, reply: payload },
} satisfies Record<string, Call>;

let studio: TestApp;

beforeAll(async () => {
  studio = await startTestApp({ calls });
  studio.implement(calls.list, async () => ({}));
  studio.implement(calls.read, async () => ({}));
  studio.implement(calls.create, async (context) => context.payload);
  studio.implement(calls.change, async (context) => context.payload);
  studio.implement(calls.restore, async () => undefined);
  studio.implement(calls.invite, async (context) => context.payload);
});
afterAll(() => studio?.close());

const ask = (method: string, url: string, headers: Record<string, string> = bearer('mia'), body?: string) =>
  studio.app.inject({ method: method as 'GET', url, headers: { host: 'localhost:4173', ...headers }, payload: body });

describe('a path that is no call is 404 in JSON', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/v1/test'],
    ['GET', '/api/v2'],
    ['GET', '/api/v2/'],
    ['GET', '/api/v2/unknown'],
    ['GET', '/api/v2/unknown.json'],
    ['GET', '/api/v2/test//'],
    ['GET', '/api/v2//test'],
    ['GET', '/api/v2/test//restore'],
    ['GET', '/api/v2/test/%2e%2e/%2e%2e'],
    ['GET', `/api/v2/test/${'x'.repeat(81)}`],
    ['GET', `/api/v2/test/${'x'.repeat(101)}`],
    ['GET', `/api/v2/test/${'x'.repeat(300)}`],
    ['GET', `/api/v2/test/${'x'.repeat(8000)}`],
    ['GET', `/api/v2/${'x'.repeat(300)}`],
    ['POST', '/api/v2/unknown'],
    ['PUT', `/api/v2/test/${'x'.repeat(300)}`],
    ['DELETE', '/api/v2/unknown'],
    ['PATCH', '/api/v2/unknown'],
    ['OPTIONS', '/api/v2/unknown'],
    ['PROPFIND', '/api/v2/unknown'],
    ['PROPFIND', '/api'],
  ])('%s %s', async (method, url) => {
    const answer = await ask(method, url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect(errorBodySchema.parse(answer.json()).message).toBe('Unable to find this resource on the server.');
  });

  it.each(['/assets//main-4f2a.js', '//', '//sites', `/assets/${'x'.repeat(300)}.js`, '/.env', '/assets/.hidden'])(
    'and so is a file that the app does not have: %s',
    async (url) => {
      const answer = await ask('GET', url, {});
      expect(answer.statusCode).toBe(404);
      expect(errorBodySchema.safeParse(answer.json()).success).toBe(true);
    },
  );
});

describe('a method that a path does not have is 405 and names those it has', () => {
  it.each([
    ['DELETE', '/api/v2/test', 'GET, HEAD, POST'],
    ['PATCH', '/api/v2/test', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/v2/test', 'GET, HEAD, POST'],
    ['POST', '/api/v2/test/pier-7k2m4q', 'GET, HEAD, PUT'],
    ['GET', '/api/v2/test/pier-7k2m4q/restore', 'PUT'],
    ['DELETE', '/api/v2/test/invite', 'GET, HEAD, POST, PUT'],
    ['POST', '/api/v2/openapi.json', 'GET, HEAD'],
    ['TRACE', '/api/v2/test', 'GET, HEAD, POST'],
    ['QUERY', '/api/v2/test', 'GET, HEAD, POST'],
    ['PROPFIND', '/api/v2/test', 'GET, HEAD, POST'],
    ['M-SEARCH', '/api/v2/test/pier-7k2m4q', 'GET, HEAD, PUT'],
    ['PURGE', '/api/v2/openapi.json', 'GET, HEAD'],
  ])('%s %s', async (method, url, allowed) => {
    const answer = await ask(method, url);
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allowed]);
    expect(answer.json()).toEqual({ name: 'Method Not Allowed', message: 'Something went wrong.' });
  });
});

it.each([
  ['/api/v2/unknown', 404, undefined],
  ['/api/v2/test/pier-7k2m4q/restore', 405, 'PUT'],
])('HEAD %s has the same status, without a body', async (url, status, allowed) => {
  const answer = await ask('HEAD', url);
  expect([answer.statusCode, answer.headers['allow'], answer.body]).toEqual([status, allowed, '']);
});

describe('a body that is not JSON is 415', () => {
  it.each([
    ['text/plain', '{"name":"Tay"}'],
    ['text/plain; charset=utf-8', '{"name":"Tay"}'],
    ['application/xml', '<name>Tay</name>'],
    ['application/x-www-form-urlencoded', 'name=Tay'],
    ['application/octet-stream', 'Tay'],
    ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nTay\r\n--b--\r\n'],
    ['nonsense', '{"name":"Tay"}'],
  ])('%s', async (type, body) => {
    for (const [method, url] of [
      ['POST', '/api/v2/test'],
      ['PUT', '/api/v2/test/pier'],
    ] as const) {
      const answer = await ask(method, url, { ...bearer('mia'), 'content-type': type }, body);
      expect([answer.statusCode, answer.json().name]).toEqual([415, 'Unsupported Media Type']);
    }
  });

  it('nor is one without a type', async () => {
    const answer = await ask('POST', '/api/v2/test', bearer('mia'), '{"name":"Tay"}');
    expect([answer.statusCode, answer.json().name]).toEqual([415, 'Unsupported Media Type']);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('but not %s', async (type) => {
    const headers = { ...bearer('mia'), 'content-type': type };
    expect((await ask('POST', '/api/v2/test', headers, '{"name":"Tay"}')).json()).toEqual({ name: 'Tay' });
  });
});
