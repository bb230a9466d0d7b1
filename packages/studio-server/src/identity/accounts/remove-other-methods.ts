import type { EventSource } from '../../database/queries/audit-events.ts';
import type { Transaction } from '../../database/transaction.ts';
import { removePasskeys, removePassword } from '../methods/remove-methods.ts';
import { recordPersonEvent } from '../person-events.ts';
import type { AccountPerson } from './accounts.ts';
import { methodRemoved } from './change-methods.ts';

/** What a recovery has set: a passkey, by its id, or the password. */
export type NewMethod = { passkeyId: string } | 'password';

/**
 * Removes the passkeys and the password of a person except the method that a recovery has just set, with an audit event
 * for each. The authenticator app stays: the link has asked for its code.
 *
 * @returns what happened, for notices
 */
export async function removeOtherMethods(
  tx: Transaction,
  person: AccountPerson,
  kept: NewMethod,
  source: EventSource,
): Promise<string[]> {
  const removed = (changes: ReturnType<typeof methodRemoved>) =>
    recordPersonEvent(tx, person, { action: 'removeSignInMethod', changes, source });
  const names = await removePasskeys(tx, person.id, kept === 'password' ? null : kept.passkeyId);
  for (const name of names) await removed(methodRemoved('passkey', name));
  const hadPassword = kept !== 'password' && (await removePassword(tx, person.id));
  if (hadPassword) await removed(methodRemoved('password'));
  return [
    ...names.map((name) => `A passkey was removed: ${name}.`),
    ...(hadPassword ? ['The password was removed.'] : []),
  ];
}
