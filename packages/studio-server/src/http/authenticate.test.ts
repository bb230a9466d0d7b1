import type { Call } from '@inspection-studio/domain/calls';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { companies, users } from '../database/schema/index.ts';
import { isUniqueViolation, transaction } from '../database/transaction.ts';
import { activatePending } from '../rules/activate-pending.ts';
import { authenticate } from './authenticate.ts';
import { bearer, startTestApp, type TestApp, verifyToken } from './testing/start-test-app.ts';

const whoami: Call = {
  method: 'GET',
  path: 'test/whoami',
  summary: 'whoami',
  reply: z.object({ id: z.string(), name: z.string() }),
};

let studio: TestApp;

beforeAll(async () => {
  // The issuer calls everybody Pia Lindqvist.
  studio = await startTestApp(
    {},
    {
      verifyToken: async (token) => ({
        ...(await verifyToken(token)),
        names: { firstName: 'Pia', lastName: 'Lindqvist' },
      }),
    },
  );
  studio.implement(whoami, async ({ user }) => ({ id: user.id, name: user.name }));
});
afterAll(() => studio?.close());

const change = (values: Partial<typeof users.$inferInsert>) =>
  studio.database.db.update(users).set(values).where(eq(users.id, 'pia'));
const read = async () => (await studio.database.db.select().from(users).where(eq(users.id, 'pia')))[0]!;
const allowSeats = (seatsAllowed: number) => studio.database.db.update(companies).set({ seatsAllowed });
const signIn = (token = 'pia') => studio.app.inject({ url: '/api/v2/test/whoami', headers: bearer(token) });

beforeEach(async () => {
  await allowSeats(10);
  await change({ status: 'Pending', firstName: '', lastName: '', email: 'pia@demo.example' });
});

describe('an invited person becomes active with the first request', () => {
  it('and gets the name of the token', async () => {
    expect((await signIn()).json()).toEqual({ id: 'pia', name: 'Pia Lindqvist' });
    expect(await read()).toMatchObject({ status: 'Activated', name: 'Pia Lindqvist' });
  });

  it('keeps a name that the record has', async () => {
    await change({ firstName: 'Pía' });
    await signIn();
    expect(await read()).toMatchObject({ status: 'Activated', firstName: 'Pía', lastName: '' });
  });

  it('whatever the case of the address in the record', async () => {
    await change({ email: 'Pia@Demo.Example' });
    expect((await signIn()).statusCode).toBe(200);
  });

  it('once, however many requests come at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    const { modified } = await read();
    await signIn();
    expect((await read()).modified).toEqual(modified);
  });

  it('not somebody who was shut out a moment ago', async () => {
    const invited = await read();
    await change({ status: 'Deactivated' });
    const names = { firstName: 'Pia', lastName: 'Lindqvist' };
    const source = { address: '192.0.2.7', userAgent: undefined, requestId: 'request-0001' };
    const activating = transaction(studio.database.db, (tx) => activatePending(tx, invited, names, source));
    expect(await activating).toMatchObject({
      status: 'Deactivated',
      name: '',
    });
    expect(await read()).toMatchObject({ status: 'Deactivated', name: '' });
  });

  it('with the last seat, which the invitation has taken', async () => {
    await allowSeats(4);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('not when the licence has fewer seats than people: 403 code 37', async () => {
    await allowSeats(3);
    const answer = await signIn();
    expect([answer.statusCode, answer.json().code]).toEqual([403, 37]);
    expect(await read()).toMatchObject({ status: 'Pending' });
    expect((await signIn('mia')).statusCode).toBe(200);
  });

  it('not without the scope of the call', async () => {
    expect((await signIn('pia~write')).statusCode).toBe(403);
    expect(await read()).toMatchObject({ status: 'Pending' });
  });

  it.each(['Deactivated', 'Deleted'] as const)('not somebody %s: 403 code 33', async (status) => {
    await change({ status });
    const answer = await signIn();
    expect([answer.statusCode, answer.json().code]).toEqual([403, 33]);
    expect(await read()).toMatchObject({ status, name: '' });
  });

  it('two addresses that differ in case only cannot both be people', async () => {
    const { id: _id, name: _name, ...rest } = await read();
    const adding = studio.database.db.insert(users).values({ ...rest, id: 'pia-two', email: 'PIA@demo.example' });
    const failure: unknown = await adding.then(
      () => null,
      (error: unknown) => error,
    );
    expect(isUniqueViolation(failure, 'users_email')).toBe(true);
  });
});

describe('a request takes one query to authenticate', () => {
  it('once its session is known, also while sessions end', async () => {
    await signIn('mia');
    await studio.sessions.store();
    await studio.sessions.isEnded('another-session');
    studio.sessions.end(['another-session']);
    const query = vi.spyOn(studio.database.db.$client, 'query');
    try {
      for (let times = 0; times < 5; times += 1) expect((await signIn('mia')).statusCode).toBe(200);
      const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
      expect(texts).toHaveLength(5);
      expect(new Set(texts).size).toBe(1);
    } finally {
      query.mockRestore();
    }
  });

  it('an ended session is refused with 401', async () => {
    expect((await signIn('vic')).statusCode).toBe(200);
    studio.sessions.end(['session-of-vic']);
    expect((await signIn('vic')).statusCode).toBe(401);
    expect((await signIn('mia')).statusCode).toBe(200);
  });
});

it.each([
  ['the browser', false, 1, null],
  ['the command line, to which a browser has lent its session', true, 0, { rights: 'Upload', id: null }],
] as const)(
  'a request of %s: is the command line %s, notes of its session %i',
  async (_who, isForCommandLine, notes, token) => {
    const use = vi.fn<() => void>();
    const sessions = { isEnded: async () => false, use, store: async () => undefined, end: () => undefined };
    const verify = async (text: string) => ({ ...(await verifyToken(text)), isForCommandLine });
    const request = { headers: bearer('mia'), ip: '192.0.2.7', id: 'request-0001' } as unknown as FastifyRequest;
    expect(await authenticate(request, studio.database.db, verify, 'read', sessions)).toMatchObject({
      sessionId: 'session-of-mia',
      token,
    });
    expect(use).toHaveBeenCalledTimes(notes);
  },
);
