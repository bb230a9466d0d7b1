import type { Call } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { newAccessTokenText } from '../identity/access-token-text.ts';
import { createLog } from '../observability/create-log.ts';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const call: Call = { method: 'GET', path: 'test/tokens', summary: 'tokens', reply: z.object({}) };
const lines: Record<string, unknown>[] = [];
const logger = createLog({
  level: 'info',
  role: 'api',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});

let studio: TestApp;
beforeAll(async () => {
  studio = await startTestApp({ logger });
  studio.implement(call, async () => ({}));
});
afterAll(() => studio?.close());
beforeEach(() => {
  lines.length = 0;
});

const send = async (token: string) =>
  (await studio.app.inject({ url: '/api/v2/test/tokens', headers: bearer(token) })).statusCode;
const rejections = () => lines.filter(({ msg }) => msg === 'A token was rejected');

it.each([
  ['of a sign-in', 'eyJ0.eyJz.c2ln', 'no name'],
  ['of a script', newAccessTokenText(), 'access token unknown, revoked or expired'],
])('an invalid token %s is logged once with the reason, without the token', async (_kind, token, reason) => {
  expect(await send(token)).toBe(401);
  expect(rejections()).toEqual([expect.objectContaining({ level: 'info', reason, requestId: expect.any(String) })]);
  expect(JSON.stringify(lines)).not.toContain(token);
});

it('a valid token is not logged', async () => {
  expect(await send('mia')).toBe(200);
  expect(rejections()).toEqual([]);
});
