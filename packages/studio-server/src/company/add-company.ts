import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { users } from '../database/schema/index.ts';
import { isUniqueViolation, transaction, type Transaction } from '../database/transaction.ts';
import { createAccountLink } from '../identity/account-links.ts';
import { hasMethod, readMethods } from '../identity/accounts/accounts.ts';
import { OPERATOR, recordPersonEvent } from '../identity/person-events.ts';
import { StartError } from '../start-error.ts';
import { companyCommand, recordCompanyEvent } from './company-events.ts';
import type { FirstAdmin } from './company-fields.ts';
import { createCompany, type CreatedCompany } from './create-company.ts';
import { type CompanyRow, findCompany } from './find-company.ts';
import { lockFirstCompany } from './first-company.ts';
import { checkPeriod, defaultTerms, type LicenceTerms } from './licence-terms.ts';

/** What `npm run company -- create` needs. */
export interface NewCompany {
  company: string;
  admin: Partial<FirstAdmin> & Pick<FirstAdmin, 'email'>;
  terms: Partial<LicenceTerms>;
}

/** Result of adding a company. */
export interface AddedCompany {
  companyId: string;
  /** Whether this call created it. */
  isCreated: boolean;
  /** Whether the admin can sign in: is `ready` with a sign-in method, and `pending` without one. */
  admin: 'pending' | 'ready' | 'inactive' | 'suspended';
  /** Token of the link with which a `pending` admin sets a sign-in method; else null. */
  enrolment: string | null;
}

async function stateOf(
  tx: Transaction,
  { suspendedAt }: Pick<CompanyRow, 'suspendedAt'>,
  { id, status }: Pick<typeof users.$inferSelect, 'id' | 'status'>,
): Promise<AddedCompany['admin']> {
  if (suspendedAt !== null) return 'suspended';
  if (status === 'Activated') return 'ready';
  if (status !== 'Pending') return 'inactive';
  // The first call makes the admin active; a link is dead before, once there is a method.
  return hasMethod(await readMethods(tx, id)) ? 'ready' : 'pending';
}

/** Finds the admin of an existing company, which the same command created before. */
async function findExisting(tx: Transaction, { company, admin }: NewCompany) {
  const existing = await findCompany(tx, company);
  if (!existing) return null;
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.companyId, existing.id), sql`lower(${users.email}) = ${admin.email.toLowerCase()}`));
  if (person?.role !== 'Admin') {
    throw new StartError(`There is a company ${company} already, and ${admin.email} is not an admin of it.`);
  }
  return { companyId: existing.id, adminId: person.id, person, admin: await stateOf(tx, existing, person) };
}

/**
 * Adds a company with its first admin. Repeating it creates nothing, and gives an admin without a
 * sign-in method a new link.
 *
 * @throws StartError when the address belongs to somebody else, or the company has other admins
 */
export async function addCompany(db: Database, added: NewCompany): Promise<AddedCompany> {
  const terms = { ...defaultTerms(new Date()), ...added.terms };
  checkPeriod(terms);
  const source = companyCommand('create');
  const enrol = (tx: Transaction, { companyId, adminId }: CreatedCompany) =>
    createAccountLink(tx, { purpose: 'setup', userId: adminId, companyId, email: added.admin.email });
  try {
    return await transaction(db, async (tx) => {
      await lockFirstCompany(tx);
      const existing = await findExisting(tx, added);
      if (existing) {
        const { companyId, admin, person } = existing;
        if (admin !== 'pending') return { companyId, isCreated: false, admin, enrolment: null };
        await recordPersonEvent(tx, person, { action: 'resendInvitation', actor: OPERATOR, source });
        return { companyId, isCreated: false, admin, enrolment: await enrol(tx, existing) };
      }
      const created = await createCompany(tx, added.company, added.admin, terms);
      const changes = [{ field: 'email', after: added.admin.email }];
      const company = { id: created.companyId, name: added.company };
      await recordCompanyEvent(tx, company, { action: 'create', changes, source });
      const enrolment = await enrol(tx, created);
      return { companyId: created.companyId, isCreated: true, admin: 'pending', enrolment };
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email')) throw error;
    throw new StartError(`${added.admin.email} belongs to a person of another company.`);
  }
}
