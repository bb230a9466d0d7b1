import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { addressKey } from '../../address-key.ts';
import type { Database } from '../../database/open-database.ts';
import { signInThrottle } from '../../database/schema/index.ts';
import { transaction } from '../../database/transaction.ts';
import { countAttempt } from './throttle-rule.ts';

/** Failures before the first pause. An address can be a whole office. */
const MAX_FAILURES = { account: 10, address: 50 } as const;
const KEPT_MS = 24 * 3_600_000;

/** Thrown when an account or address has to wait. */
export class ThrottledError extends Error {
  override name = 'ThrottledError';
  readonly waitMs: number;
  constructor(waitMs: number) {
    super(`Too many attempts; the next one is possible in ${waitMs} ms.`);
    this.waitMs = waitMs;
  }
}

/** Something that attempts count against. */
export interface ThrottleKey {
  kind: keyof typeof MAX_FAILURES;
  key: string;
}

/** Returns the key of an account, known or not, by what it is asked for (`password`, `totp`, `recovery`). */
export const accountKey = (action: string, account: string): ThrottleKey => ({
  kind: 'account',
  key: `${action}:${createHash('sha256').update(account.toLowerCase()).digest('base64url')}`,
});

/** Returns the key of the network that a request comes from. */
export const networkKey = (ip: string): ThrottleKey => ({ kind: 'address', key: `address:${addressKey(ip)}` });

/**
 * Counts an attempt in the database, so that the limit applies to all instances together.
 *
 * @throws ThrottledError when the attempt must not be checked
 */
export async function beginAttempt(db: Database, { kind, key }: ThrottleKey, now: Date): Promise<void> {
  const waitMs = await transaction(db, async (tx) => {
    await tx.insert(signInThrottle).values({ key, count: 0, lastAt: now }).onConflictDoNothing();
    const [before] = await tx.select().from(signInThrottle).where(eq(signInThrottle.key, key)).for('update');
    const counted = countAttempt(before, now, MAX_FAILURES[kind]);
    if (counted.attempts) await tx.update(signInThrottle).set(counted.attempts).where(eq(signInThrottle.key, key));
    return counted.waitMs;
  });
  if (waitMs !== null) throw new ThrottledError(waitMs);
}

/** Forgets the failures of an account after it has signed in; an address only gets this attempt back. */
export async function endAttempt(db: Database, { kind, key }: ThrottleKey): Promise<void> {
  if (kind === 'account') await db.delete(signInThrottle).where(eq(signInThrottle.key, key));
  else {
    const one = sql`greatest(${signInThrottle.count} - 1, 0)`;
    await db.update(signInThrottle).set({ count: one, blockedUntil: null }).where(eq(signInThrottle.key, key));
  }
}

/** Deletes failures that no longer count. */
export async function sweepThrottle(db: Database, now: Date): Promise<void> {
  await db.delete(signInThrottle).where(lt(signInThrottle.lastAt, new Date(now.getTime() - KEPT_MS)));
}
