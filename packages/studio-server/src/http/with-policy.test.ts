import { type Call, calls } from '@inspection-studio/domain/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { sites } from '../database/schema/index.ts';
import type { CallHandler } from './call-context.ts';
import type { HandlerOf } from './implement.ts';
import { notFound } from './studio-http-error.ts';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';
import { withPolicy } from './with-policy.ts';

let studio: TestApp;
const steps: string[] = [];

const guarded = { method: 'PUT', path: 'test/people/{id}', policy: 'DeleteUser', summary: 'test' } as const;

beforeAll(async () => {
  studio = await startTestApp();
  await studio.database.db.insert(sites).values({ id: 'dock', companyId: 'northline', name: 'Dock' });
  const planted = (refusalCode?: () => null) =>
    withPolicy<Call, null, { id: string; roleId: 'Member' }>({
      load: async ({ db, params }) => {
        const { id } = params as { id: string };
        if (id === 'unknown') throw notFound();
        steps.push('load');
        await db.update(sites).set({ name: 'Loaded' }).where(eq(sites.id, 'dock'));
        return { id, roleId: 'Member' };
      },
      subject: (person) => {
        steps.push('policy');
        return person as never;
      },
      ...(refusalCode && { refusalCode }),
      run: async () => void steps.push('run'),
    });
  studio.implement(guarded as Call, planted());
  studio.implement(
    { ...guarded, path: 'test/uncoded/{id}' } as Call,
    planted(() => null),
  );
});
afterAll(() => studio?.close());
beforeEach(() => {
  steps.length = 0;
});

const put = (path: string, token: string) =>
  studio.app.inject({ method: 'PUT', url: `/api/v2/test/${path}`, headers: bearer(token), payload: {} });

describe('a handler that does not check the policy of its call cannot be registered', () => {
  const rows = Object.entries<Call>(calls).filter(([, { policy }]) => policy !== undefined);
  const unchecked: CallHandler<Call, null> = async () => undefined;

  it.each(rows)('%s', (_name, call) => {
    const path = `planted/${call.path}`;
    expect(() => studio.implement({ ...call, path }, unchecked)).toThrow(
      `${call.method} ${path} has the policy ${call.policy}, but its handler does not check it.`,
    );
    expect(studio.app.hasRoute({ method: call.method, url: `/api/v2/${path.replaceAll(/\{(\w+)\}/g, ':$1')}` })).toBe(
      false,
    );
  });

  it('43 calls have a policy', () => expect(rows).toHaveLength(43));

  it('is a type error', () => {
    // @ts-expect-error -- a call with a policy needs a handler from withPolicy
    const unsafe: HandlerOf<typeof calls.getUser, null> = async () => ({}) as never;
    const safe: HandlerOf<typeof calls.whoami, null> = async () => ({}) as never;
    expect([unsafe, safe]).toHaveLength(2);
  });
});

it('a handler that checks a policy cannot be registered for a call without one', () => {
  const handler = withPolicy<Call, null, null>({
    load: async () => null,
    subject: () => ({ id: 'ben', roleId: 'Member' }),
    run: async () => undefined,
  });
  const call: Call = { method: 'GET', path: 'test/open', summary: 'test', reply: z.object({}) };
  expect(() => studio.implement(call, handler)).toThrow('GET test/open has no policy, but its handler checks one.');
});

describe('a call loads its record, checks the policy, then runs', () => {
  it('when the policy allows it', async () => {
    expect((await put('people/ben', 'ada')).statusCode).toBe(204);
    expect(steps).toEqual(['load', 'policy', 'run']);
  });

  it('answers 403 with code 4 when the policy refuses, without running or storing anything', async () => {
    await studio.database.db.update(sites).set({ name: 'Dock' }).where(eq(sites.id, 'dock'));
    const answer = await put('people/ben', 'mia');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 4]);
    expect(steps).toEqual(['load', 'policy']);
    expect(await studio.database.db.select({ name: sites.name }).from(sites)).toEqual([{ name: 'Dock' }]);
  });

  it('answers 403 without a code when the handler has none', async () => {
    const answer = await put('uncoded/ben', 'mia');
    expect([answer.statusCode, answer.json().code]).toEqual([403, undefined]);
  });

  it('answers 404 before it checks the policy', async () => {
    expect((await put('people/unknown', 'mia')).statusCode).toBe(404);
    expect(steps).toEqual([]);
  });
});
