import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import type { EventSource } from '../database/queries/audit-events.ts';
import { users } from '../database/schema/index.ts';
import { isUniqueViolation, transaction } from '../database/transaction.ts';
import { recordPersonEvent } from '../identity/person-events.ts';

type Person = typeof users.$inferSelect;

/**
 * Binds a person to the issuer and subject of their first sign-in. Of concurrent sign-ins, one binds.
 *
 * @param source of the request, for the audit event
 * @returns the current record; null when the person or the subject is already bound otherwise
 */
export async function bindIdentity(
  db: Database,
  { id }: Pick<Person, 'id'>,
  { issuer, subject }: { issuer: string; subject: string },
  source: EventSource,
): Promise<Person | null> {
  const bind = transaction(db, async (tx) => {
    const [person] = await tx
      .update(users)
      .set({ issuer, subject, modified: sql`${users.modified}` })
      .where(and(eq(users.id, id), isNull(users.issuer)))
      .returning();
    if (person) await recordPersonEvent(tx, person, { action: 'relinkAccount', source });
    return person;
  });
  const bound = await bind.catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_identity')) return undefined;
    throw error;
  });
  if (bound) return bound;
  const [current] = await db.select().from(users).where(eq(users.id, id));
  return current?.issuer === issuer && current.subject === subject ? current : null;
}
