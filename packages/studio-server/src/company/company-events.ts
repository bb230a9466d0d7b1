import type { AuditAction, AuditChange } from '@inspection-studio/domain/audit';
import { type NewAuditEvent, recordAuditEvent } from '../database/queries/audit-events.ts';
import type { Queryable } from '../database/transaction.ts';
import { commandSource } from '../identity/event-source.ts';
import { OPERATOR } from '../identity/person-events.ts';
import type { CompanyRow } from './find-company.ts';
import type { LicenceTerms } from './licence-terms.ts';

/** An event about a company. */
interface CompanyEvent {
  action: AuditAction;
  changes?: readonly AuditChange[];
  /** @default an operator */
  actor?: NewAuditEvent['actor'];
  source: NewAuditEvent['source'];
}

/** Returns the source of a command such as `licence`. */
export const companyCommand = (name: string): NewAuditEvent['source'] => commandSource(`npm run company -- ${name}`);

/** Records an event about a company. Call it in the transaction of the change. */
export const recordCompanyEvent = (
  db: Queryable,
  { id, name }: Pick<CompanyRow, 'id' | 'name'>,
  { action, changes = [], actor = OPERATOR, source }: CompanyEvent,
): Promise<void> =>
  recordAuditEvent(db, { companyId: id, actor, action, subject: { kind: 'company', id, name }, changes, source });

const textOf = (value: LicenceTerms[keyof LicenceTerms]): string =>
  value instanceof Date ? value.toISOString() : String(value);

/** Returns the terms of a licence that differ, with both values. */
export const licenceChanges = (before: LicenceTerms, terms: Partial<LicenceTerms>): AuditChange[] =>
  (Object.keys(terms) as (keyof LicenceTerms)[]).flatMap((field) => {
    const [one, other] = [textOf(before[field]), textOf(terms[field]!)];
    return one === other ? [] : [{ field, before: one, after: other }];
  });
