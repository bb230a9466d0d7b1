import type { FastifyReply } from 'fastify';
import { accountPage } from '../pages/account-page.ts';
import type { PasswordProblem } from '../pages/password-fields.ts';
import { sendPage } from '../pages/serve-page.ts';
import { countsOf } from './account-changes.ts';
import type { AccountSession } from './account-session.ts';
import { type Accounts, readMethods } from './accounts.ts';
import { canRemoveMethod, canTurnOffTotp, needsCurrentPassword } from './method-rules.ts';

/** Sends the page of sign-in methods. @param problem why the last change of the password failed */
export async function showAccount(
  { db }: Accounts,
  { person, methods: signedInWith, formToken }: AccountSession,
  reply: FastifyReply,
  problem?: PasswordProblem,
): Promise<FastifyReply> {
  const methods = await readMethods(db, person.id);
  const counts = countsOf(methods, person);
  const view = {
    email: person.email,
    methods,
    canRemove: canRemoveMethod(counts),
    canTurnOffTotp: canTurnOffTotp(counts),
    needsCurrentPassword: needsCurrentPassword(counts, signedInWith),
    formToken,
  };
  return sendPage(reply, problem ? 422 : 200, accountPage(problem ? { ...view, problem } : view));
}
