import type { UserRole } from '@inspection-studio/domain/users';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import type { EventSource } from '../database/queries/audit-events.ts';
import { users } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import { IDENTITY_PROVIDER, recordPersonEvent } from '../identity/person-events.ts';
import { lockCompany } from './lock-company.ts';

type Person = typeof users.$inferSelect;

/**
 * Gives a person the role of a new token. Tokens issued before the last applied one change nothing. The last active
 * Admin of a company keeps the role.
 *
 * @param source of the request, for the audit event of a changed role
 * @returns the current record
 */
export async function applyRoleClaim(
  db: Database,
  person: Person,
  { role, issuedAt }: { role: UserRole; issuedAt: Date },
  source: EventSource,
): Promise<Person> {
  if (person.roleClaimed !== null && person.roleClaimed >= issuedAt) return person;
  return transaction(db, async (tx) => {
    if (person.role === 'Admin' && role !== 'Admin') await lockCompany(tx, person.companyId);
    const [before] = await tx.select().from(users).where(eq(users.id, person.id)).for('update');
    if (!before || (before.roleClaimed !== null && before.roleClaimed >= issuedAt)) return before ?? person;
    const otherAdmins = and(
      eq(users.companyId, person.companyId),
      eq(users.role, 'Admin'),
      eq(users.status, 'Activated'),
      ne(users.id, person.id),
    );
    const isDemotion = before.role === 'Admin' && role !== 'Admin';
    const isLastAdmin = isDemotion && (await tx.$count(users, otherAdmins)) === 0;
    const next = isLastAdmin ? before.role : role;
    const isChange = next !== before.role;
    const [changed] = await tx
      .update(users)
      .set({ role: next, roleClaimed: issuedAt, ...(!isChange && { modified: sql`${users.modified}` }) })
      .where(eq(users.id, person.id))
      .returning();
    if (isChange) {
      const changes = [{ field: 'roleId', before: before.role, after: next }];
      await recordPersonEvent(tx, before, { action: 'update', changes, actor: IDENTITY_PROVIDER, source });
    }
    return changed!;
  });
}
