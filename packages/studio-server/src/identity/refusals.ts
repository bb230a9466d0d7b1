import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { EventSource } from '../database/queries/audit-events.ts';
import type { Database } from '../database/open-database.ts';
import { signInThrottle } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import { type EventPerson, recordPersonEvent, UNKNOWN_PERSON } from './person-events.ts';
import { countRefusal } from './refusal-rule.ts';
import type { SignInRefusal } from './sign-in-refusals.ts';

/** Why a sign-in was refused. */
export type RefusalReason = SignInRefusal | 'wrongPassword' | 'wrongCode' | 'wrongPasskey' | 'inactive' | 'noSeat';

/** A refused sign-in of a person who exists. */
export interface Refusal {
  person: EventPerson;
  reason: RefusalReason;
  source: EventSource;
  now: Date;
}

const keyOf = (userId: string) => `refusal:${createHash('sha256').update(userId).digest('base64url')}`;

/**
 * Records a refused sign-in in the audit log, unless {@link countRefusal} counts it only. Call it after the answer where
 * its time would show that the account exists.
 */
export async function reportRefusal(db: Database, { person, reason, source, now }: Refusal): Promise<void> {
  const key = keyOf(person.id);
  await transaction(db, async (tx) => {
    await tx.insert(signInThrottle).values({ key, count: 0, lastAt: now }).onConflictDoNothing();
    const [row] = await tx.select().from(signInThrottle).where(eq(signInThrottle.key, key)).for('update');
    const before = row && row.count > 0 ? { count: row.count, since: row.lastAt } : undefined;
    const { refusals, isReported } = countRefusal(before, now);
    await tx
      .update(signInThrottle)
      .set({ count: refusals.count, lastAt: refusals.since })
      .where(eq(signInThrottle.key, key));
    if (!isReported) return;
    const changes = [
      { field: 'reason', after: reason },
      { field: 'attempts', after: String(refusals.count) },
    ];
    await recordPersonEvent(tx, person, { action: 'refuseSignIn', actor: UNKNOWN_PERSON, changes, source });
  });
}
