import type { AuditAction, AuditChange } from '@inspection-studio/domain/audit';
import { errors } from 'oidc-provider';
import type { Database } from '../../database/open-database.ts';
import type { EventSource } from '../../database/queries/audit-events.ts';
import { type Transaction, transaction } from '../../database/transaction.ts';
import { deleteAccountLinks } from '../account-links.ts';
import { type MethodName, recordPersonEvent } from '../person-events.ts';
import { lockById } from './accounts.ts';
import { maySignIn } from './may-sign-in.ts';

/** A change of a person's sign-in methods. */
export interface MethodChange {
  userId: string;
  action: Extract<AuditAction, 'addSignInMethod' | 'removeSignInMethod' | 'recoverAccount'>;
  source: EventSource;
}

/** Describes a method that was added, in place of an earlier one if there was one, and the device it was added on. */
export const methodAdded = (method: MethodName, isReplaced: boolean, device?: string): AuditChange[] => [
  { field: 'method', ...(isReplaced && { before: method }), after: method },
  ...(device === undefined ? [] : [{ field: 'device', after: device }]),
];

/** Describes a method that was removed. */
export const methodRemoved = (method: MethodName, device?: string): AuditChange[] => [
  { field: 'method', before: method, after: null },
  ...(device === undefined ? [] : [{ field: 'device', before: device, after: null }]),
];

/**
 * Changes sign-in methods in one transaction with the audit event, and ends the person's open links. Simultaneous changes
 * of one person wait for each other.
 *
 * @param work returns what changed; null when nothing did
 * @returns whether something changed
 * @throws AccessDenied for a person who was shut out meanwhile
 */
export const changeMethods = (
  db: Database,
  { userId, action, source }: MethodChange,
  work: (tx: Transaction) => Promise<AuditChange[] | null>,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const person = await lockById(tx, userId);
    if (!person || !maySignIn(person)) throw new errors.AccessDenied('this account is not active');
    const changes = await work(tx);
    if (changes === null) return false;
    await deleteAccountLinks(tx, userId);
    await recordPersonEvent(tx, person, { action, changes, source });
    return true;
  });
