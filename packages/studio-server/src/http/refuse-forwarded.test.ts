import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';

const HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip'];

let demo: TestApp;
let open: TestApp;
beforeAll(async () => {
  demo = await startTestApp({ isDemoOfThisMachine: true });
  open = await startTestApp();
});
afterAll(async () => {
  await demo?.close();
  await open?.close();
});

const get = ({ app }: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'localhost:4173', ...headers } });

describe('a demo for this machine only, behind a proxy that rewrites Host', () => {
  it.each(HEADERS)('refuses every page and call with %s', async (name) => {
    for (const url of ['/', '/config.json', '/api/v2/openapi.json', '/idp/auth']) {
      const answer = await get(demo, url, { [name]: '203.0.113.7' });
      expect([url, answer.statusCode]).toEqual([url, 403]);
      expect(answer.json().message).toContain('The demo answers on this machine only.');
    }
  });

  it('answers requests of this machine, and health checks of anyone', async () => {
    expect((await get(demo, '/config.json')).statusCode).toBe(200);
    expect((await get(demo, '/healthz', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(200);
  });
});

it('a studio that is no such demo answers behind a proxy', async () => {
  expect((await get(open, '/config.json', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(200);
});
