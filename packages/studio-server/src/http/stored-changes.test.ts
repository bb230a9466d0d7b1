import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, siteSchema } from '@inspection-studio/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sites } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { createLog } from '../observability/create-log.ts';
import type { CallHandler } from './call-context.ts';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const LIMIT_MS = 500;
const TOO_LONG_MS = 900;

let studio: TestApp;
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

/** Handlers by path of their call. Each renames the site `dock`. */
const inTransaction: Record<string, Handler> = {
  'slow-afterwards': async ({ db, afterCommit }) => {
    await rename(db, 'Stored');
    afterCommit(() => sleep(TOO_LONG_MS));
  },
  'failing-afterwards': async ({ db, afterCommit }) => {
    await rename(db, 'Stored');
    afterCommit(() => Promise.reject(new Error('the store is away')));
  },
  'slow-commit': async ({ db }) => {
    await rename(db, 'Slow commit');
  },
  'too-slow': async ({ db }) => {
    await rename(db, 'Stored');
    await sleep(TOO_LONG_MS);
  },
};
const outsideTransaction: Record<string, Handler> = {
  'slow-after-transaction': async ({ transaction }) => {
    await transaction((tx) => rename(tx, 'Stored'));
    await sleep(TOO_LONG_MS);
  },
  'slow-before-transaction': async ({ transaction }) => {
    await sleep(TOO_LONG_MS);
    await transaction((tx) => rename(tx, 'Stored'));
  },
};

const row = (path: string): Call => ({ method: 'DELETE', path: `test/${path}`, summary: path });

beforeAll(async () => {
  studio = await startTestApp({ logger }, { timeoutMs: LIMIT_MS });
  const { implement, database } = studio;
  await database.db.insert(sites).values({ id: 'dock', companyId: 'northline', name: 'Dock' });
  for (const [path, handler] of Object.entries(inTransaction)) implement(row(path), handler);
  for (const [path, handler] of Object.entries(outsideTransaction)) {
    implement(row(path), handler, { inTransaction: false });
  }
  implement({ ...row('wrong-answer'), reply: siteSchema } as Call, async ({ db }) => {
    await rename(db, 'Stored');
    return { id: 'x' };
  });
  // A deferred trigger runs during COMMIT.
  await database.db.execute(sql`create function wait() returns trigger language plpgsql as
    $$ begin if new.name = 'Slow commit' then perform pg_sleep(0.9); end if; return new; end $$`);
  await database.db.execute(sql`create constraint trigger slow_commit after update on sites
    deferrable initially deferred for each row execute function wait()`);
});
afterAll(() => studio?.close());
beforeEach(async () => {
  await rename(studio.database.db, 'Dock');
  lines.length = 0;
});

const send = async (path: string) =>
  (await studio.app.inject({ method: 'DELETE', url: `/api/v2/test/${path}`, headers: bearer('mia') })).statusCode;
const storedName = async () => (await studio.database.db.select({ name: sites.name }).from(sites))[0]?.name;

describe('a stored change is never answered as a failure', () => {
  it.each([
    ['work after the commit is slower than the time limit', 'slow-afterwards', 'Stored'],
    ['work after the commit fails', 'failing-afterwards', 'Stored'],
    ['the commit itself takes longer than the time limit', 'slow-commit', 'Slow commit'],
    ['the handler continues beyond the time limit after its transaction', 'slow-after-transaction', 'Stored'],
  ])('when %s', async (_case, path, name) => {
    expect(await send(path)).toBe(204);
    expect(await storedName()).toBe(name);
    await studio.background.settled();
  });

  it('and does not wait for the work after the commit', async () => {
    const start = performance.now();
    await send('slow-afterwards');
    expect(performance.now() - start).toBeLessThan(TOO_LONG_MS);
    await studio.background.settled();
    expect(performance.now() - start).toBeGreaterThanOrEqual(TOO_LONG_MS - 1);
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
    await sleep(TOO_LONG_MS);
    expect(await storedName()).toBe('Dock');
  });
});
