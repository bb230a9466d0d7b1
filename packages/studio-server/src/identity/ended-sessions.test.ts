import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../database/open-database.ts';
import { signInSessions } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { insertPeople } from './testing/insert-people.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
});
afterAll(() => database?.close());
afterEach(() => vi.restoreAllMocks());

const HOUR_MS = 3_600_000;
const insert = (id: string, endedAgoMs: number | null) =>
  database.db.insert(signInSessions).values({
    id,
    userId: 'mia',
    device: 'Linux',
    browser: 'Firefox 140',
    address: '127.0.0.1',
    ended: endedAgoMs === null ? null : new Date(Date.now() - endedAgoMs),
  });

it('knows what ended during the lifetime of a token, and what ends later', async () => {
  await insert('open', null);
  await insert('recent', 29 * HOUR_MS);
  await insert('long-ago', 31 * HOUR_MS);
  const ended = createEndedSessions(database.db);
  await ended.refresh();
  expect(await Promise.all(['open', 'recent', 'long-ago', 'unknown'].map(ended.has))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  await database.db.update(signInSessions).set({ ended: new Date() }).where(eq(signInSessions.id, 'open'));
  await ended.refresh();
  expect(await ended.has('open')).toBe(true);
});

it('finds a session whose transaction committed a minute after it ended', async () => {
  await insert('newest', 0);
  const ended = createEndedSessions(database.db);
  await ended.refresh();
  await insert('late', 60_000);
  await ended.refresh();
  expect(await ended.has('late')).toBe(true);
});

it('asks the database again when the list is older than five seconds, once for all, and lets nobody in when that fails', async () => {
  const ended = createEndedSessions(database.db);
  await ended.refresh();
  const loadedAtMs = performance.now();
  const now = vi.spyOn(performance, 'now');
  const select = vi.spyOn(database.db, 'select');
  now.mockReturnValue(loadedAtMs + 4_900);
  expect(await ended.has('unknown')).toBe(false);
  expect(select).not.toHaveBeenCalled();
  now.mockReturnValue(loadedAtMs + 5_100);
  select.mockImplementation(() => {
    throw new Error('The database is down.');
  });
  await expect(ended.has('unknown')).rejects.toThrow('The database is down.');
  select.mockRestore();
  const again = vi.spyOn(database.db, 'select');
  expect(await Promise.all(Array.from({ length: 20 }, () => ended.has('unknown')))).not.toContain(true);
  expect(again).toHaveBeenCalledOnce();
});
