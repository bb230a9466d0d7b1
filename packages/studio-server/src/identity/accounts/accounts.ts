import type { UserStatus } from '@inspection-studio/domain/users';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { companies, passkeys, passwords, totp, users } from '../../database/schema/index.ts';
import type { Queryable, Transaction } from '../../database/transaction.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Sealer } from '../methods/sealer.ts';
import type { SignInSessions } from '../sign-in-sessions.ts';

/** What the pages for accounts need. */
export interface Accounts {
  db: Database;
  /** Public origin of the server. */
  publicUrl: string;
  mailer: Mailer;
  sealer: Sealer;
  sessions: Pick<SignInSessions, 'end'>;
  /** Runs work after the answer, so that the answer takes equally long with and without it. A failure is only logged. */
  inBackground: (work: () => Promise<void>) => void;
  now: () => Date;
}

/** A person who signs in with an account of the studio. */
export interface AccountPerson {
  id: string;
  companyId: string;
  email: string;
  /** Full name; empty while an invitation is pending. */
  name: string;
  status: UserStatus;
  isCompanySuspended: boolean;
  /** Whether the company requires an authenticator app with a password. */
  requiresTotp: boolean;
}

const columns = {
  id: users.id,
  companyId: users.companyId,
  email: users.email,
  name: sql<string>`coalesce(${users.name}, '')`,
  status: users.status,
  isCompanySuspended: sql<boolean>`${companies.suspendedAt} is not null`,
  requiresTotp: companies.requireTotp,
};

const select = (db: Queryable) =>
  db.select(columns).from(users).innerJoin(companies, eq(companies.id, users.companyId));

/** Finds a person by e-mail address, in any case. */
export async function findByEmail(db: Queryable, email: string): Promise<AccountPerson | null> {
  // PostgreSQL rejects null characters in texts.
  if (email.includes('\0')) return null;
  const [person] = await select(db).where(
    and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), eq(users.isAddressTaken, false)),
  );
  return person ?? null;
}

/** Finds a person by id. */
export async function findById(db: Queryable, id: string): Promise<AccountPerson | null> {
  const [person] = await select(db).where(eq(users.id, id));
  return person ?? null;
}

/**
 * Finds a person by id and locks the row until the transaction ends, so that nobody is shut out, and no other method of
 * the person changes, meanwhile.
 */
export async function lockById(tx: Transaction, id: string): Promise<AccountPerson | null> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  return findById(tx, id);
}

/** Sign-in methods of a person. */
export interface Methods {
  passkeys: { credentialId: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  /** When the password was set; null without one. */
  passwordChangedAt: Date | null;
  /** When the authenticator app was set up; null without one. */
  totpConfirmedAt: Date | null;
}

/** Reads the sign-in methods of a person. Passkeys are in the order they were added. */
export async function readMethods(db: Queryable, userId: string): Promise<Methods> {
  const { credentialId, name, createdAt, lastUsedAt } = passkeys;
  const keys = await db
    .select({ credentialId, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(createdAt);
  const [password] = await db.select().from(passwords).where(eq(passwords.userId, userId));
  const [app] = await db.select().from(totp).where(eq(totp.userId, userId));
  return {
    passkeys: keys,
    passwordChangedAt: password?.changedAt ?? null,
    totpConfirmedAt: app?.confirmedAt ?? null,
  };
}

/** Whether a person has a way to sign in. */
export const hasMethod = ({ passkeys: keys, passwordChangedAt }: Methods): boolean =>
  keys.length > 0 || passwordChangedAt !== null;

/** Removes a passkey of a person. @returns its name; null when the person has no such passkey */
export async function removePasskey(db: Queryable, userId: string, credentialId: string): Promise<string | null> {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)))
    .returning({ name: passkeys.name });
  return removed?.name ?? null;
}
