import type { FastifyRequest } from 'fastify';
import { transaction } from '../../database/transaction.ts';
import { sourceOf } from '../event-source.ts';
import { redeemRecoveryCode } from '../methods/recovery-codes.ts';
import { beginAttempt, endAttempt, networkKey } from '../methods/throttle.ts';
import { redeemTotp } from '../methods/totp.ts';
import { type MethodName, recordPersonEvent } from '../person-events.ts';
import type { AccountPerson, Accounts } from './accounts.ts';
import { methodRemoved } from './change-methods.ts';
import { attemptKey } from './known-device.ts';
import { sendNotice } from './notices.ts';
import { noteRefusal } from './refuse-sign-in.ts';

/**
 * Accepts a code of the authenticator app, or a recovery code. Both work once, and failures are throttled. The use of a
 * recovery code is recorded and mailed.
 *
 * @returns what the code is of; null when it is wrong
 */
export async function redeemCode(
  accounts: Accounts,
  request: FastifyRequest,
  person: AccountPerson,
  code: string,
): Promise<Extract<MethodName, 'authenticatorApp' | 'recoveryCode'> | null> {
  const { db, sealer, now } = accounts;
  const userId = person.id;
  const keys = [networkKey(request.ip), attemptKey(accounts, request, 'code', person.email)];
  for (const key of keys) await beginAttempt(db, key, now());
  const method = await transaction(db, async (tx) => {
    if (await redeemTotp(tx, sealer, { userId, code, now: now() })) return 'authenticatorApp';
    if (!(await redeemRecoveryCode(tx, userId, code, now()))) return null;
    const changes = methodRemoved('recoveryCode');
    await recordPersonEvent(tx, person, { action: 'removeSignInMethod', changes, source: sourceOf(request) });
    return 'recoveryCode';
  });
  if (method === null) {
    noteRefusal(accounts, request, person, 'wrongCode');
    return null;
  }
  for (const key of keys) await endAttempt(db, key);
  if (method === 'recoveryCode') sendNotice(accounts, person, 'A recovery code was used to sign in.');
  return method;
}
