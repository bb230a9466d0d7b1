import type { AuditChange } from '@inspection-studio/domain/audit';
import type { SignInSettings } from '@inspection-studio/domain/companies';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { companies, passwords, totp, users } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';
import { requiredAppChange } from './method-rules.ts';

/** Counts active and invited people of a company who have a password and no authenticator app. */
async function countPeopleWithoutTotp(db: Queryable, companyId: string): Promise<number> {
  const people = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(passwords, eq(passwords.userId, users.id))
    .leftJoin(totp, eq(totp.userId, users.id))
    .where(and(eq(users.companyId, companyId), inArray(users.status, ['Activated', 'Pending']), isNull(totp.userId)));
  return db.$count(people.as('people'));
}

/** Reads whether passwords of a company need an authenticator app, and how many people would have to set one up. */
export async function readTotpRequirement(db: Queryable, companyId: string): Promise<SignInSettings> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  return {
    requiresTotp: company?.requireTotp ?? false,
    peopleWithoutTotp: await countPeopleWithoutTotp(db, companyId),
  };
}

/**
 * Sets whether passwords of a company need an authenticator app, from the next sign-in on. Locks the company: call it in
 * a transaction.
 *
 * @returns its name and what changed, for the audit event; no changes when it was set already; null without such a company
 */
export async function setTotpRequirement(
  tx: Queryable,
  companyId: string,
  isRequired: boolean,
): Promise<{ name: string; changes: AuditChange[] } | null> {
  const [before] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  if (!before) return null;
  const { name, requireTotp: wasRequired } = before;
  if (wasRequired === isRequired) return { name, changes: [] };
  await tx.update(companies).set({ requireTotp: isRequired }).where(eq(companies.id, companyId));
  return { name, changes: requiredAppChange(wasRequired, isRequired) };
}
