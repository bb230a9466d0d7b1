import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EventSource } from '../database/queries/audit-events.ts';
import { users } from '../database/schema/index.ts';
import { isUniqueViolation, type Transaction } from '../database/transaction.ts';
import { recordPersonEvent } from '../identity/person-events.ts';

type Person = typeof users.$inferSelect;

/** An account at a hosted provider. */
export interface HostedAccount {
  issuer: string;
  subject: string;
}

/** Thrown when the person or the account is bound otherwise, so that the transaction stores nothing. */
class BoundOtherwiseError extends Error {
  override name = 'BoundOtherwiseError';
}

/** Whether a binding failed because the person or the account is already bound otherwise. */
export const isBoundOtherwise = (error: unknown): boolean =>
  error instanceof BoundOtherwiseError || isUniqueViolation(error, 'users_identity');

/**
 * Binds a person to the account of their first sign-in. Of concurrent sign-ins, one binds.
 *
 * @param source of the request, for the audit event
 * @returns the current record
 * @throws an error for which {@link isBoundOtherwise} is true
 */
export async function bindIdentity(
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
  { issuer, subject }: HostedAccount,
  source: EventSource,
): Promise<Person> {
  const [bound] = await tx
    .update(users)
    .set({ issuer, subject, modified: sql`${users.modified}` })
    .where(and(eq(users.id, id), isNull(users.issuer)))
    .returning();
  if (bound) {
    await recordPersonEvent(tx, bound, { action: 'relinkAccount', source });
    return bound;
  }
  const [current] = await tx.select().from(users).where(eq(users.id, id));
  if (current?.issuer !== issuer || current.subject !== subject) throw new BoundOtherwiseError();
  return current;
}
