import type { Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isTemporaryDatabaseFailure } from './is-temporary-failure.ts';
import type { OpenDatabase } from './open-database.ts';
import { maintenance } from './schema/index.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import { transaction } from './transaction.ts';

let database: OpenDatabase;
const connections = new Set<pg.PoolClient>();

beforeAll(async () => {
  database = await openTestDatabase();
  database.pool.on('connect', (client) => connections.add(client));
  database.pool.on('acquire', (client) => connections.add(client));
});
afterAll(() => database?.close());

const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Terminates every connection, as when the server restarts or the network fails. */
const cutAll = () => {
  for (const client of connections) socketOf(client).destroy();
  connections.clear();
};
/** Bytes that all connections have sent. */
const sentBytes = () => [...connections].reduce((sum, client) => sum + socketOf(client).bytesWritten, 0);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const begun = new Date('2026-11-22T04:00:00.000Z');

describe('a database that restarts', () => {
  it('fails the running query with a temporary failure and answers the next', async () => {
    await database.db.execute(sql`select 1`);
    // Nobody reads the answers, so the query is still running when its connection is cut.
    for (const client of connections) socketOf(client).pause();
    const before = sentBytes();
    const query = failureOf(Promise.resolve(database.db.execute(sql`select 1`)));
    await vi.waitFor(() => expect(sentBytes()).toBeGreaterThan(before));
    cutAll();
    expect(isTemporaryDatabaseFailure(await query)).toBe(true);
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('rolls back the running transaction every time and leaks no pool connection', async () => {
    for (let round = 0; round < 12; round++) {
      const failure = await failureOf(
        transaction(database.db, async (tx) => {
          await tx.insert(maintenance).values({ name: 'cut off', begun });
          cutAll();
          await tx.select().from(maintenance);
        }),
      );
      expect(isTemporaryDatabaseFailure(failure)).toBe(true);
    }
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
    expect(await database.db.select().from(maintenance).where(eq(maintenance.name, 'cut off'))).toEqual([]);
    await transaction(database.db, (tx) => tx.insert(maintenance).values({ name: 'whole', begun }));
    expect(await database.db.$count(maintenance)).toBe(1);
  });

  it('a transaction whose begin fails releases its connection', async () => {
    for (let round = 0; round < 12; round++) {
      const client = await database.pool.connect();
      client.release();
      socketOf(client).destroy();
      await failureOf(transaction(database.db, (tx) => tx.execute(sql`select 1`)));
    }
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
    expect((await transaction(database.db, (tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  });
});

describe('a pool without a free connection', () => {
  it('fails the query after the timeout with a temporary failure, and answers again when one is free', async () => {
    const { pool, db } = database;
    const { connectionTimeoutMillis } = pool.options;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    pool.options.connectionTimeoutMillis = 200;
    const failure = await failureOf(Promise.resolve(db.execute(sql`select 1`)));
    for (const client of held) client.release();
    pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
    expect(isTemporaryDatabaseFailure(failure)).toBe(true);
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('has a connection timeout', () => expect(database.pool.options.connectionTimeoutMillis).toBeGreaterThan(0));
});

describe('temporary failures', () => {
  const ofServer = (code: string) => Object.assign(new Error('said no'), { severity: 'ERROR', code });
  const ofNetwork = (syscall: string, code = 'ECONNREFUSED') => Object.assign(new Error(code), { code, syscall });
  it.each([
    ['the server is shut down', ofServer('57P01'), true],
    ['the server has no more connections', ofServer('53300'), true],
    ['a statement times out', ofServer('57014'), true],
    ['a lock times out', ofServer('55P03'), true],
    ['a deadlock', ofServer('40P01'), true],
    ['nobody answers', ofNetwork('connect'), true],
    ['none of its IP addresses answers', new AggregateError([ofNetwork('connect'), ofNetwork('connect')]), true],
    ['the pool times out', new Error('timeout exceeded when trying to connect'), true],
    ['the connection ends', new Error('Connection terminated unexpectedly'), true],
    ['a unique violation', ofServer('23505'), false],
    ['a file is missing', ofNetwork('open', 'ENOENT'), false],
    ['a programming error', new TypeError('undefined is not a function'), false],
    ['a value that is not an error', 'no', false],
  ])('%s: %s', (_case, error, passes) => expect(isTemporaryDatabaseFailure(error)).toBe(passes));
});
