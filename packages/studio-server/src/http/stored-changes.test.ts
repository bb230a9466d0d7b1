import type { Call } from '@inspection-studio/domain/calls';
import { siteSchema } from '@inspection-studio/domain/sites';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sites } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { createLog } from '../observability/create-log.ts';
import type { CallHandler } from './call-context.ts';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const LIMIT_MS = 500;

let studio: TestApp;
/** Work after a commit runs until the test resolves it. */
let afterwards: PromiseWithResolvers<void>;
/** Resolves when the last handler has ended. */
let ended: PromiseWithResolvers<void>;
const lines: { msg: string; err?: { message: string } }[] = [];
const logger = createLog({
  level: 'error',
  role: 'api',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});

type Handler = CallHandler<Call, null>;
const rename = async (db: Queryable, name: string) => {
  await db.update(sites).set({ name }).where(eq(sites.id, 'dock'));
};

const passLimit = () => void vi.advanceTimersByTime(LIMIT_MS);

/** Passes the time limit while the database runs the next COMMIT. */
function passLimitAtCommit() {
  const send = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const answer = send.apply(this, args);
    const [query] = args as [string | { text: string }];
    if ((typeof query === 'string' ? query : query.text) === 'commit') passLimit();
    return answer;
  });
}

const noteEnd =
  (handler: Handler): Handler =>
  (context) =>
    handler(context).finally(() => ended.resolve());

/** Handlers by path of their call. Each renames the site `dock`. */
const inTransaction: Record<string, Handler> = {
  'slow-afterwards': async ({ db, afterCommit }) => {
    await rename(db, 'Stored');
    afterCommit(() => afterwards.promise);
  },
  'failing-afterwards': async ({ db, afterCommit }) => {
    await rename(db, 'Stored');
    afterCommit(() => Promise.reject(new Error('the store is away')));
  },
  'slow-commit': async ({ db }) => {
    await rename(db, 'Stored');
    passLimitAtCommit();
  },
  'too-slow': async ({ db }) => {
    await rename(db, 'Stored');
    passLimit();
  },
};
const outsideTransaction: Record<string, Handler> = {
  'slow-after-transaction': async ({ transaction }) => {
    await transaction((tx) => rename(tx, 'Stored'));
    passLimit();
  },
  'slow-before-transaction': async ({ transaction }) => {
    passLimit();
    await transaction((tx) => rename(tx, 'Stored'));
  },
};

const row = (path: string): Call => ({ method: 'DELETE', path: `test/${path}`, summary: path });

beforeAll(async () => {
  studio = await startTestApp({ logger }, { timeoutMs: LIMIT_MS });
  const { implement, database } = studio;
  await database.db.insert(sites).values({ id: 'dock', companyId: 'northline', name: 'Dock' });
  for (const [path, handler] of Object.entries(inTransaction)) implement(row(path), noteEnd(handler));
  for (const [path, handler] of Object.entries(outsideTransaction)) {
    implement(row(path), noteEnd(handler), { inTransaction: false });
  }
  const answerWrongly: Handler = async ({ db }) => {
    await rename(db, 'Stored');
    return { id: 'x' };
  };
  implement({ ...row('wrong-answer'), reply: siteSchema } as Call, noteEnd(answerWrongly));
});
afterAll(() => studio?.close());
beforeEach(async () => {
  await rename(studio.database.db, 'Dock');
  lines.length = 0;
  afterwards = Promise.withResolvers();
  ended = Promise.withResolvers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = (path: string) =>
  studio.app.inject({ method: 'DELETE', url: `/api/v2/test/${path}`, headers: bearer('mia') });
const send = async (path: string) => (await ask(path)).statusCode;
/** Waits for a transaction that has changed the site. */
const storedName = async () => (await studio.database.db.select().from(sites).for('update'))[0]?.name;

describe('a stored change is never answered as a failure', () => {
  it.each([
    ['work after the commit is slower than the time limit', 'slow-afterwards'],
    ['work after the commit fails', 'failing-afterwards'],
    ['the commit itself takes longer than the time limit', 'slow-commit'],
    ['the handler continues beyond the time limit after its transaction', 'slow-after-transaction'],
  ])('when %s', async (_case, path) => {
    expect(await send(path)).toBe(204);
    expect(await storedName()).toBe('Stored');
    passLimit();
    afterwards.resolve();
    await studio.background.settled();
  });

  it('and does not wait for the work after the commit', async () => {
    const order: string[] = [];
    const settled = () => studio.background.settled().then(() => order.push('settled'));
    order.push(`answered ${await send('slow-afterwards')}`);
    const after = settled();
    order.push('resolved');
    afterwards.resolve();
    await after;
    expect(order).toEqual(['answered 204', 'resolved', 'settled']);
  });

  it('but the log has the failure of the work after the commit', async () => {
    await send('failing-afterwards');
    await studio.background.settled();
    expect(lines).toMatchObject([
      { msg: 'Work after DELETE test/failing-afterwards failed', err: { message: 'the store is away' } },
    ]);
  });
});

describe('a change that is answered as a failure is not stored', () => {
  it.each([
    ['the handler takes longer than the time limit', 'too-slow', 503],
    ['its transaction begins after the time limit', 'slow-before-transaction', 503],
    ['its answer does not fit the schema', 'wrong-answer', 500],
  ])('when %s', async (_case, path, status) => {
    expect(await send(path)).toBe(status);
    await ended.promise;
    expect(await storedName()).toBe('Dock');
  });

  it('and the caller learns when to try again after the time limit', async () => {
    const { statusCode, headers } = await ask('too-slow');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  });
});
