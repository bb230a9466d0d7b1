import type { Call } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const library: Call = {
  method: 'GET',
  path: 'test/library',
  summary: 'library',
  reply: z.object({}),
  permission: 'ReadLibrary',
};

let studio: TestApp;

beforeAll(async () => {
  studio = await startTestApp({}, { callsPerMinute: 3, refusedPerMinute: 2 });
  studio.implement(library, async () => ({}));
});
afterAll(() => studio?.close());

const ask = async (token: string, remoteAddress = '192.0.2.1') => {
  const answer = await studio.app.inject({ url: '/api/v2/test/library', headers: bearer(token), remoteAddress });
  return { status: answer.statusCode, headers: answer.headers };
};

describe('calls of a person that lack a permission', () => {
  it('carry the RateLimit headers and count: after the limit they are 429', async () => {
    const answers = [];
    for (let times = 0; times < 4; times += 1) answers.push(await ask('vic'));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 429]);
    expect(answers.map(({ headers }) => headers['ratelimit-limit'])).toEqual(['3', '3', '3', '3']);
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['2', '1', '0', '0']);
    expect(Number(answers[3]!.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('guesses of access tokens from one address are limited like other invalid tokens', async () => {
  const statuses = [];
  for (const token of [`ist_${'A'.repeat(43)}`, 'ist_B', 'no.body'])
    statuses.push((await ask(token, '192.0.2.3')).status);
  expect(statuses).toEqual([401, 401, 429]);
});

describe('calls whose person is not admitted have no RateLimit headers', () => {
  it.each([
    ['without a valid token', 'no.body', 401],
    ['of an inactive person', 'dan', 403],
    ['without the scope', 'mia~write', 403],
  ])('%s', async (_case, token, status) => {
    const answer = await ask(token, '192.0.2.2');
    expect(answer.status).toBe(status);
    expect(answer.headers).not.toHaveProperty('ratelimit-limit');
  });
});
