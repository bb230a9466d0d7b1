import type { AuditAction, AuditChange } from '@inspection-studio/domain/audit';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { companies } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import { lockCompany } from '../rules/lock-company.ts';
import { companyCommand, licenceChanges, recordCompanyEvent } from './company-events.ts';
import { type CompanyRow, requireCompany } from './find-company.ts';
import { checkPeriod, type LicenceTerms } from './licence-terms.ts';

/** What a command changes, and its audit event. */
interface Change {
  set: Partial<typeof companies.$inferInsert>;
  action: AuditAction;
  changes?: readonly AuditChange[];
}

/** Changes one company under its lock, with an audit event, and returns it. Without a change, it stays as it is. */
const change = (
  db: Database,
  idOrName: string,
  command: string,
  changeOf: (company: CompanyRow) => Change | null,
): Promise<CompanyRow> =>
  transaction(db, async (tx) => {
    const company = await lockCompany(tx, (await requireCompany(tx, idOrName)).id);
    const wanted = changeOf(company);
    if (wanted === null) return company;
    const { set, action, changes = [] } = wanted;
    const [changed] = await tx.update(companies).set(set).where(eq(companies.id, company.id)).returning();
    await recordCompanyEvent(tx, company, { action, changes, source: companyCommand(command) });
    return changed!;
  });

/**
 * Changes the given terms of a company's licence.
 *
 * @throws StartError without such a company, and when the last day is before the first
 */
export const changeLicence = (db: Database, idOrName: string, terms: Partial<LicenceTerms>): Promise<CompanyRow> =>
  change(db, idOrName, 'licence', (company) => {
    checkPeriod({ ...company, ...terms });
    const changes = licenceChanges(company, terms);
    return changes.length === 0 ? null : { set: terms, action: 'changeLicence', changes };
  });

/**
 * Suspends a company: every call of its people is 403 with code 33. A suspended company stays as it is.
 *
 * @param command the command that suspends it, for the audit event
 */
export const suspendCompany = (db: Database, idOrName: string, command = 'suspend'): Promise<CompanyRow> =>
  change(db, idOrName, command, ({ suspendedAt }) =>
    suspendedAt === null ? { set: { suspendedAt: new Date() }, action: 'deactivate' } : null,
  );

/** Ends the suspension of a company, if there is one. */
export const resumeCompany = (db: Database, idOrName: string): Promise<CompanyRow> =>
  change(db, idOrName, 'suspend --resume', ({ suspendedAt }) =>
    suspendedAt === null ? null : { set: { suspendedAt: null }, action: 'activate' },
  );
