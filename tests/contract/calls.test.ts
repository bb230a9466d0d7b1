import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../../packages/studio-server/src/http/testing/start-test-app.ts';
import { insertCompany } from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { ADDED_CALLS, FORGOTTEN_CALLS, OPENAPI, SPECIFIED_CALLS } from './expectations/calls.ts';
import { servedCalls } from './world/served-calls.ts';

const CALLS = [...SPECIFIED_CALLS, ...FORGOTTEN_CALLS, ...ADDED_CALLS];
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
  await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

describe('the calls of the specification', () => {
  it('they are 80 of its table and four it forgot, each once', () => {
    expect(SPECIFIED_CALLS).toHaveLength(80);
    expect(FORGOTTEN_CALLS).toHaveLength(4);
    expect(new Set(CALLS).size).toBe(84 + ADDED_CALLS.length);
  });

  it('under /api/v2/ the server has these and no other, beside the document that describes them', () =>
    expect(servedCalls(studio.app)).toEqual([...CALLS, OPENAPI].toSorted()));

  it.each(CALLS)('%s asks for a token', async (call) => {
    const [method, path] = call.split(' ') as [Method, string];
    const { statusCode } = await studio.app.inject({ method, url: `/api/v2/${path.replace('{id}', 'x')}` });
    expect(statusCode).toBe(401);
  });

  it.each([
    'GET nothing',
    'POST users/whoami',
    'PUT severityscales/x',
    'PUT categorypresets/x',
    'GET images/x',
    'GET documents/x',
  ])('%s is not served', async (call) => {
    const [method, path] = call.split(' ') as [Method, string];
    const { statusCode } = await studio.app.inject({
      method,
      url: `/api/v2/${path}`,
      headers: bearer('adminnorthline'),
    });
    expect([404, 405]).toContain(statusCode);
  });
});
