import { and, eq, ne } from 'drizzle-orm';
import { passkeys, passwords, recoveryCodes, totp } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';

/** Removes a person's authenticator app with its recovery codes. @returns whether there was one */
export async function removeTotp(db: Queryable, userId: string): Promise<boolean> {
  const removed = await db.delete(totp).where(eq(totp.userId, userId)).returning({ userId: totp.userId });
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return removed.length > 0;
}

/** Removes the password of a person. @returns whether there was one */
export async function removePassword(db: Queryable, userId: string): Promise<boolean> {
  const removed = await db
    .delete(passwords)
    .where(eq(passwords.userId, userId))
    .returning({ userId: passwords.userId });
  return removed.length > 0;
}

/** Removes the passkeys of a person, except one if it is to stay. @returns their names */
export async function removePasskeys(db: Queryable, userId: string, keptId: string | null = null): Promise<string[]> {
  const isOther = keptId === null ? undefined : ne(passkeys.credentialId, keptId);
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), isOther))
    .returning({ name: passkeys.name });
  return removed.map(({ name }) => name);
}

/** Removes every way in which a person can sign in. */
export async function removeAllMethods(db: Queryable, userId: string): Promise<void> {
  await removePasskeys(db, userId);
  await removePassword(db, userId);
  await removeTotp(db, userId);
}
