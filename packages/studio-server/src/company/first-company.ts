import { ne, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import type { EventSource } from '../database/queries/audit-events.ts';
import { companies } from '../database/schema/index.ts';
import { type Queryable, transaction, type Transaction } from '../database/transaction.ts';
import { createAccountLink, findAccountLink, redeemAccountLink } from '../identity/account-links.ts';
import { PROVIDER_PATH } from '../identity/api-scopes.ts';
import { DEMO_COMPANY_ID } from '../identity/demo-company.ts';
import { actorOf } from '../identity/person-events.ts';
import type { FirstAdmin } from './company-fields.ts';
import { recordCompanyEvent } from './company-events.ts';
import { createCompany } from './create-company.ts';
import { defaultTerms } from './licence-terms.ts';

/** Path of the setup page, before the token. */
export const SETUP_PATH = `${PROVIDER_PATH}/setup`;

/** Advisory lock of transactions that may create the first company, held until they end. */
const FIRST_COMPANY_LOCK = 7_281_403;

const FIRST_COMPANY = { purpose: 'setup', userId: null, companyId: null, email: '' } as const;

/** Makes transactions that create companies run one after another. */
export const lockFirstCompany = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${FIRST_COMPANY_LOCK})`);
/** The demo company does not count: it may be left from a first try, and its people have no passkey or password. */
const hasCompany = async (db: Queryable) => (await db.$count(companies, ne(companies.id, DEMO_COMPANY_ID))) > 0;

/**
 * Creates the link that sets up the first company and ends the previous one.
 *
 * @param publicUrl origin of the link
 * @returns null when there is a company already, besides the demo
 */
export const renewSetupLink = (db: Database, publicUrl: string): Promise<string | null> =>
  transaction(db, async (tx) => {
    await lockFirstCompany(tx);
    if (await hasCompany(tx)) return null;
    return `${publicUrl}${SETUP_PATH}/${await createAccountLink(tx, FIRST_COMPANY)}`;
  });

/** Whether a token opens the setup page: it is a current setup link, and there is no company yet. */
export async function opensSetup(db: Queryable, token: string): Promise<boolean> {
  const link = await findAccountLink(db, token);
  return link?.purpose === 'setup' && link.userId === null && !(await hasCompany(db));
}

/**
 * Creates the first company and its admin in one transaction. Of concurrent calls, one succeeds.
 *
 * @param source of the request, for the audit event
 * @returns token of the link with which the admin sets a sign-in method; null when the setup link is not usable
 */
export const createFirstCompany = (
  db: Database,
  token: string,
  name: string,
  admin: FirstAdmin,
  source: EventSource,
): Promise<string | null> =>
  transaction(db, async (tx) => {
    await lockFirstCompany(tx);
    if (!(await opensSetup(tx, token))) return null;
    await redeemAccountLink(tx, token);
    const { companyId, adminId } = await createCompany(tx, name, admin, defaultTerms(new Date()));
    const { email, firstName, lastName } = admin;
    const actor = actorOf({ id: adminId, companyId, email, name: `${firstName} ${lastName}` });
    await recordCompanyEvent(tx, { id: companyId, name }, { action: 'create', actor, source });
    return createAccountLink(tx, { purpose: 'setup', userId: adminId, companyId, email: admin.email });
  });
