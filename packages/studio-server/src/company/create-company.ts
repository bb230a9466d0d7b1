import { newId } from '../database/new-id.ts';
import { companies, users } from '../database/schema/index.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FirstAdmin } from './company-fields.ts';
import type { LicenceTerms } from './licence-terms.ts';

/** Ids of a new company and its first admin. */
export interface CreatedCompany {
  companyId: string;
  adminId: string;
}

/**
 * Creates a company with its first admin, who is Pending until the first sign-in like any invited person.
 *
 * @throws a unique violation of `users_email` when the address belongs to a person already
 */
export async function createCompany(
  tx: Transaction,
  name: string,
  admin: Partial<FirstAdmin> & Pick<FirstAdmin, 'email'>,
  terms: LicenceTerms,
): Promise<CreatedCompany> {
  const companyId = newId(name);
  const adminId = newId(`${admin.firstName ?? ''} ${admin.lastName ?? ''}`.trim() || admin.email.split('@', 1)[0]!);
  await tx.insert(companies).values({ ...terms, id: companyId, name });
  await tx.insert(users).values({ ...admin, id: adminId, companyId, role: 'Admin', status: 'Pending' });
  return { companyId, adminId };
}
