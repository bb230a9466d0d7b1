import { eq } from 'drizzle-orm';
import { signInSessions } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';

/**
 * Keeps a session from ending until the transaction ends, for changes that must not outlive it. Asks the database,
 * because a process notices a session that ended elsewhere about two seconds later.
 *
 * @returns false when the session has ended; true also for a session that is not stored yet
 */
export async function holdSession(db: Queryable, sessionId: string): Promise<boolean> {
  const [session] = await db
    .select({ ended: signInSessions.ended })
    .from(signInSessions)
    .where(eq(signInSessions.id, sessionId))
    .for('share');
  return !session?.ended;
}
