import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, startTestApp, type TestApp } from '../../packages/studio-server/src/http/testing/start-test-app.ts';
import { implementForScopes, servedCalls } from '../../packages/studio-server/src/resources/testing/scope-calls.ts';

const SCOPES = ['read', 'write', 'delete', 'file.download', 'file.upload'];

let studio: TestApp;

beforeAll(async () => {
  studio = await startTestApp({}, { callsPerMinute: 100_000 });
  implementForScopes(studio);
});
afterAll(() => studio?.close());

/** Calls whose scope is not that of their method. */
const OTHERS: Readonly<Record<string, string>> = {
  'GET upload': 'file.upload',
  'GET download': 'file.download',
  'GET images/download': 'file.download',
  'GET images/thumbnail': 'file.download',
  'POST assets/{id}/known-files': 'read',
};
const BY_METHOD: Readonly<Record<string, string>> = { GET: 'read', POST: 'write', PUT: 'write', DELETE: 'delete' };

const statusWith = async (scopes: readonly string[], method: string, path: string) => {
  const url = `/api/v2/${path.replace(/\{\w+\}/g, 'a-1')}`;
  const headers = bearer(`mia~${scopes.join('+')}`);
  return (await studio.app.inject({ method: method as 'GET', url, headers })).statusCode;
};

describe('a call needs its own scope, and all others do not help', () => {
  it.each(servedCalls.map(({ method, path }) => [method, path, OTHERS[`${method} ${path}`] ?? BY_METHOD[method]!]))(
    '%s %s needs %s',
    async (method, path, needed) => {
      for (const scope of SCOPES) {
        expect([scope, await statusWith([scope], method, path)]).toEqual([scope, scope === needed ? 204 : 403]);
      }
      const others = SCOPES.filter((scope) => scope !== needed);
      expect(await statusWith(others, method, path)).toBe(403);
    },
  );
});
