import { gt, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { signInSessions } from '../database/schema/index.ts';

/**
 * How long the tokens of an ended session are rejected, in milliseconds. Longer than any access token lives: an hour at
 * the embedded provider, up to 28 hours at hosted ones.
 */
export const TOKEN_LIFETIME_MAX_MS = 30 * 3_600_000;

/** Time between two queries for the same rows: a transaction that ended a session can commit this much later. */
const OVERLAP_MS = 90_000;

/** Time after which the list is too old to trust: what ends a session takes effect within five seconds. */
const STALE_MS = 5_000;

/** The sessions that ended recently, in memory. */
export interface EndedSessions {
  /**
   * Whether a session has ended. Queries the database only when the list is older than five seconds.
   *
   * @throws when that fails, so that nobody is let in on an old list
   */
  has: (sessionId: string) => Promise<boolean>;
  add: (sessionIds: readonly string[]) => void;
  /** Loads what ended since the last time, once for all who ask meanwhile. */
  refresh: () => Promise<void>;
}

/** Creates an empty list; the first {@link EndedSessions.refresh} fills it. */
export function createEndedSessions(db: Database): EndedSessions {
  const ended = new Map<string, number>();
  let sinceMs = Date.now() - TOKEN_LIFETIME_MAX_MS;
  let refreshedAtMs = Number.NEGATIVE_INFINITY;

  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const startedAtMs = performance.now();
    const rows = await db
      .select({ id: signInSessions.id, ended: signInSessions.ended })
      .from(signInSessions)
      .where(gt(signInSessions.ended, sql`${new Date(sinceMs).toISOString()}::timestamptz`));
    for (const { id, ended: at } of rows) ended.set(id, at!.getTime());
    const newestMs = Math.max(sinceMs + OVERLAP_MS, ...rows.map((row) => row.ended!.getTime()));
    sinceMs = newestMs - OVERLAP_MS;
    refreshedAtMs = startedAtMs;
    const goneMs = Date.now() - TOKEN_LIFETIME_MAX_MS;
    for (const [id, atMs] of ended) if (atMs < goneMs) ended.delete(id);
  }

  const refresh = () => (loading ??= load().finally(() => (loading = undefined)));

  return {
    has: async (sessionId) => {
      if (performance.now() - refreshedAtMs > STALE_MS) await refresh();
      return ended.has(sessionId);
    },
    add: (sessionIds) => {
      for (const id of sessionIds) ended.set(id, Date.now());
    },
    refresh,
  };
}
