import type { Call } from '@inspection-studio/domain/calls';
import { makePagination } from '@inspection-studio/domain/query';
import { sitePayloadSchema, siteSchema } from '@inspection-studio/domain/sites';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { sites } from '../database/schema/index.ts';
import { StudioHttpError } from './studio-http-error.ts';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const row = (method: Call['method'], path: string, rest: Partial<Call> = {}) => ({
  method,
  path,
  summary: path,
  ...rest,
});

const level = z.codec(z.number(), z.enum(['low', 'high']), {
  decode: (number) => (number === 0 ? 'low' : 'high'),
  encode: (name) => (name === 'low' ? 0 : 1),
});
const levels = {
  ...row('POST', 'test/levels'),
  payload: z.object({ level }),
  reply: z.object({ level }),
  query: undefined,
};
const pages = {
  ...row('GET', 'test/pages'),
  query: z.object({ count: z.stringbool().optional() }),
  reply: z.array(z.number()),
  payload: undefined,
  isPaged: true,
};
const renamed = { ...row('PUT', 'test/sites/{id}'), payload: sitePayloadSchema, query: undefined, reply: undefined };

let studio: TestApp;
let calledCount = 0;
const afterwards: string[] = [];

beforeAll(async () => {
  studio = await startTestApp();
  const { implement, database } = studio;
  await database.db.insert(sites).values({ id: 'dock', companyId: 'northline', name: 'Dock' });
  implement(levels as Call, async ({ payload }) => {
    calledCount++;
    return payload;
  });
  implement(pages as Call, async ({ query }) => ({
    items: [1, 2],
    pagination: (query as { count?: boolean }).count ? makePagination({ top: 2, skip: 0, count: 5 }) : null,
  }));
  implement(renamed as Call, async ({ db, params, payload, afterCommit }) => {
    const { name } = payload as { name: string };
    afterCommit(async () => void afterwards.push(name));
    await db
      .update(sites)
      .set({ name })
      .where(eq(sites.id, (params as { id: string }).id));
    if (name === 'Refused') throw new StudioHttpError(409, 125);
  });
  implement(row('GET', 'test/library', { permission: 'ReadLibrary', reply: z.object({}) }) as Call, async () => ({}));
  implement(row('GET', 'test/wrong', { reply: siteSchema }) as Call, async () => ({ id: 'x' }));
  implement(row('GET', 'test/broken', { reply: z.object({}) }) as Call, async () => {
    throw new Error('secret detail');
  });
  implement(row('DELETE', 'test/gone/{id}') as Call, async () => undefined);
});
afterAll(() => studio?.close());
beforeEach(() => {
  calledCount = 0;
  afterwards.length = 0;
});

const send = (method: Call['method'], path: string, token: string | null = 'mia', payload?: unknown) =>
  studio.app.inject({
    method,
    url: `/api/v2/${path}`,
    headers: token ? bearer(token) : {},
    payload: payload as object,
  });

describe('who may call', () => {
  it.each([
    ['no token', null, 401, undefined],
    ['a bad token', '123', 401, undefined],
    ['a token of somebody unknown', 'nobody', 403, 33],
    ['a deactivated person', 'dan', 403, 33],
    ['a token without the scope read', 'mia~write', 403, undefined],
    ['a role below the permission', 'vic', 403, undefined],
    ['a role with the permission', 'mia', 200, undefined],
  ])('%s', async (_case, token, status, code) => {
    const answer = await send('GET', 'test/library', token);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
  });

  it('says how to sign in on 401', async () => {
    const answer = await send('GET', 'test/library', null);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toEqual({ name: 'Unauthorized', message: 'Your session has expired. Please log in again.' });
  });

  it('is decided before the body is looked at', async () => {
    expect((await send('POST', 'test/levels', null, { level: 'nonsense' })).statusCode).toBe(401);
  });
});

describe('payload, query and reply follow the calls table', () => {
  it('numbers of the wire become names inside and numbers again outside', async () => {
    const answer = await send('POST', 'test/levels', 'mia', { level: 1 });
    expect(answer.json()).toEqual({ level: 1 });
  });

  it.each([
    ['a wrong type', { level: 'high' }],
    ['a missing value', {}],
    ['no body', undefined],
  ])('%s is 400 with the place of every fault, and the handler does not run', async (_case, payload) => {
    const answer = await send('POST', 'test/levels', 'mia', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ name: 'Bad Request', message: '400 Something went wrong.' });
    expect(answer.json().issues[0].path).toMatch(/^payload/);
    expect(calledCount).toBe(0);
  });

  it.each([
    ['malformed JSON', '{"level":', 'application/json', 400],
    ['another type of body', 'level=1', 'application/x-www-form-urlencoded', 415],
    ['a body above the limit', `{"level":"${'x'.repeat(9 * 1024 * 1024)}"}`, 'application/json', 413],
  ])('%s', async (_case, payload, type, status) => {
    const headers = { ...bearer('mia'), 'content-type': type };
    const answer = await studio.app.inject({ method: 'POST', url: '/api/v2/test/levels', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ name: expect.any(String), message: expect.any(String) });
    expect(calledCount).toBe(0);
  });

  it('a query the schema refuses is 400', async () => {
    const answer = await send('GET', 'test/pages?count=maybe');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].path).toBe('query.count');
  });

  it.each(['count=true&count=true', 'count=true&count=false'])(
    'a parameter with two values is 400: %s',
    async (query) => {
      const answer = await send('GET', `test/pages?${query}`);
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'query.count']);
    },
  );

  it('an answer that does not fit its schema is never sent', async () => {
    const answer = await send('GET', 'test/wrong');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ name: 'Internal Server Error', message: '500 Something went wrong.' });
  });

  it('an id longer than any is unknown', async () => {
    expect((await send('DELETE', `test/gone/${'x'.repeat(81)}`)).statusCode).toBe(404);
  });

  it('a call without a reply answers 204', async () => {
    const answer = await send('DELETE', 'test/gone/x');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });
});

describe('collections returned with paging give an X-Pagination header', () => {
  it('when a count was asked for', async () => {
    const answer = await send('GET', 'test/pages?count=true');
    expect(answer.json()).toEqual([1, 2]);
    expect(answer.headers['access-control-expose-headers']).toBe('X-Pagination');
    expect(JSON.parse(String(answer.headers['x-pagination']))).toEqual({
      top: 2,
      skip: 0,
      count: 5,
      pages: 3,
      hasNext: true,
      hasPrevious: false,
    });
  });

  it('and none without', async () =>
    expect((await send('GET', 'test/pages')).headers).not.toHaveProperty('x-pagination'));
});

describe('a change is one transaction', () => {
  const nameOf = async () => (await studio.database.db.select().from(sites).where(eq(sites.id, 'dock')))[0]?.name;

  it('is stored, and what waits for it happens afterwards', async () => {
    expect((await send('PUT', 'test/sites/dock', 'mia', { name: 'East dock' })).statusCode).toBe(204);
    expect(await nameOf()).toBe('East dock');
    expect(afterwards).toEqual(['East dock']);
  });

  it('is undone by a refusal, whose body carries code, name and message', async () => {
    const before = await nameOf();
    const answer = await send('PUT', 'test/sites/dock', 'mia', { name: 'Refused' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 125,
      name: expect.any(String),
      message: expect.stringContaining('tag already exists'),
    });
    expect(await nameOf()).toBe(before);
    expect(afterwards).toEqual([]);
  });
});

describe('faults of the server', () => {
  it('say nothing of their inside', async () => {
    const answer = await send('GET', 'test/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  });
});
