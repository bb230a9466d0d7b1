import { lt } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { signInSessions } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { type SessionUse, storeSessionUses } from './session-rows.ts';

/** The sign-ins of this studio, as one process knows them. */
export interface SignInSessions {
  /** Whether a session has ended; on other instances within about two seconds. @throws when that is unknown */
  isEnded: (sessionId: string) => Promise<boolean>;
  /** Notes a request, at most once a minute per session. It is stored later, off the request's path. */
  use: (use: SessionUse) => void;
  /** Stores what was noted, now. */
  store: () => Promise<void>;
  /** Rejects the tokens of sessions that the caller has ended in the database. */
  end: (sessionIds: readonly string[]) => void;
}

/** Time between two loads of ended sessions, in milliseconds. */
const REFRESH_MS = 2000;
const SWEEP_MS = 3_600_000;
/** Time between two notes about the same session, in milliseconds. */
const NOTED_MS = 60_000;
/** Sessions whose last note is known; the least recent are forgotten first. */
const NOTED_MAX = 50_000;
const ROWS_PER_STATEMENT = 500;
/** Time after the last request when a session is deleted, longer than a sign-in lasts. */
const KEPT_MS = 30 * 24 * 3_600_000;

interface Log {
  error: (details: object, message: string) => void;
}

/** Creates the sessions of a process without a schedule; {@link openSignInSessions} adds it. */
export function createSignInSessions(db: Database): SignInSessions & { refresh: () => Promise<void> } {
  const ended = createEndedSessions(db);
  const noted = new Map<string, number>();
  let uses = new Map<string, SessionUse>();

  async function store(): Promise<void> {
    const all = [...uses.values()];
    uses = new Map();
    try {
      for (let at = 0; at < all.length; at += ROWS_PER_STATEMENT)
        // Those that ended long ago, and whose issuer still issues tokens.
        ended.add(await transaction(db, (tx) => storeSessionUses(tx, all.slice(at, at + ROWS_PER_STATEMENT))));
    } catch (error) {
      for (const { id } of all) noted.delete(id);
      throw error;
    }
  }

  return {
    isEnded: ended.has,
    use: (use) => {
      const now = performance.now();
      const last = noted.get(use.id);
      if (last !== undefined && now - last < NOTED_MS) return;
      noted.delete(use.id);
      noted.set(use.id, now);
      if (noted.size > NOTED_MAX) noted.delete(noted.keys().next().value!);
      uses.set(use.id, use);
    },
    store,
    end: ended.add,
    refresh: ended.refresh,
  };
}

/** Opens the sessions: loads the ended ones, and keeps them and the stored uses current until they are closed. */
export async function openSignInSessions(db: Database, log: Log): Promise<SignInSessions & { close: () => void }> {
  const sessions = createSignInSessions(db);
  let sweptAtMs = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout;

  async function sweep(): Promise<void> {
    if (Date.now() - sweptAtMs < SWEEP_MS) return;
    sweptAtMs = Date.now();
    await db.delete(signInSessions).where(lt(signInSessions.lastUsed, new Date(Date.now() - KEPT_MS)));
  }
  const schedule = () => {
    timer = setTimeout(() => void tick(), REFRESH_MS).unref();
  };
  async function tick(): Promise<void> {
    for (const step of [sessions.refresh, sessions.store, sweep]) {
      await step().catch((error: unknown) => log.error({ err: error }, 'Sessions were not updated'));
    }
    if (!isClosed) schedule();
  }

  await sessions.refresh();
  schedule();
  return {
    ...sessions,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
