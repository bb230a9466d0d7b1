import type { FastifyInstance } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { endSignIns } from '../end-sessions.ts';
import { sourceOf } from '../event-source.ts';
import { passwordFault } from '../methods/password-rule.ts';
import { hashPassword, savePassword, verifyPassword } from '../methods/passwords.ts';
import { removePassword } from '../methods/remove-methods.ts';
import { beginAttempt, endAttempt } from '../methods/throttle.ts';
import { sessionIdOf } from '../token-identity.ts';
import { countsOf, toAccount } from './account-changes.ts';
import type { AccountHandler, AccountRequest, AccountSession, withSession } from './account-session.ts';
import { type Accounts, readMethods } from './accounts.ts';
import { changeMethods, methodAdded, methodRemoved } from './change-methods.ts';
import { attemptKey } from './known-device.ts';
import { canRemoveMethod, needsCurrentPassword } from './method-rules.ts';
import { sendNotice } from './notices.ts';
import { noteRefusal } from './refuse-sign-in.ts';
import { TOKENS_STAY } from '../pages/account-page.ts';
import { showAccount } from './show-account.ts';

/** Adds the changes of a person's password. */
export function addAccountPasswordRoutes(
  scope: FastifyInstance,
  accounts: Accounts,
  { issuer }: Provider,
  recent: (handle: AccountHandler) => ReturnType<typeof withSession>,
): void {
  const { db, now, sessions } = accounts;

  /** Whether the request has the current password, if it needs it. Failures are throttled like those of a sign-in. */
  async function hasCurrentPassword({ person, methods }: AccountSession, request: AccountRequest): Promise<boolean> {
    const counts = countsOf(await readMethods(db, person.id), person);
    if (!needsCurrentPassword(counts, methods)) return true;
    const key = attemptKey(accounts, request, 'password', person.email);
    await beginAttempt(db, key, now());
    if (await verifyPassword(db, person.id, request.body?.current ?? '')) {
      await endAttempt(db, key);
      return true;
    }
    noteRefusal(accounts, request, person, 'wrongPassword');
    return false;
  }

  scope.post(
    '/account/password',
    recent(async (session, request, reply) => {
      const { person, uid } = session;
      const { password = '', repeated = '' } = request.body ?? {};
      const text =
        passwordFault(password, person.email) ?? (password === repeated ? null : 'The two passwords differ.');
      if (text !== null) return showAccount(accounts, session, reply, { field: 'password', text });
      if (!(await hasCurrentPassword(session, request)))
        return showAccount(accounts, session, reply, { field: 'current', text: 'The current password is wrong.' });
      const hash = await hashPassword(password);
      const keptId = sessionIdOf(issuer, person.id, uid);
      let ended: string[] = [];
      let isFirst = false;
      const change = { userId: person.id, action: 'addSignInMethod', source: sourceOf(request) } as const;
      await changeMethods(db, change, async (tx) => {
        const { passwordChangedAt } = await readMethods(tx, person.id);
        await savePassword(tx, person.id, hash, now());
        ended = await endSignIns(tx, { issuer, userId: person.id, keptId });
        isFirst = passwordChangedAt === null;
        return methodAdded('password', !isFirst);
      });
      sessions.end(ended);
      sendNotice(accounts, person, `A password was ${isFirst ? 'added' : 'changed'}. ${TOKENS_STAY}`);
      return toAccount(reply);
    }),
  );

  scope.post(
    '/account/password-removal',
    recent(async ({ person }, request, reply) => {
      const change = { userId: person.id, action: 'removeSignInMethod', source: sourceOf(request) } as const;
      const isDone = await changeMethods(db, change, async (tx) => {
        if (!canRemoveMethod(countsOf(await readMethods(tx, person.id), person)))
          throw new errors.InvalidRequest('the last way to sign in cannot be removed');
        return (await removePassword(tx, person.id)) ? methodRemoved('password') : null;
      });
      if (isDone) sendNotice(accounts, person, 'The password was removed.');
      return toAccount(reply);
    }),
  );
}
