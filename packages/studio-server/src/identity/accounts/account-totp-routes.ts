import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors } from 'oidc-provider';
import { html } from '../../html.ts';
import { sourceOf } from '../event-source.ts';
import { replaceRecoveryCodes } from '../methods/recovery-codes.ts';
import { createTotpSecret, saveTotp, totpCounter } from '../methods/totp.ts';
import { removeTotp } from '../methods/remove-methods.ts';
import { sendPage } from '../pages/serve-page.ts';
import { recoveryCodesPage, totpSetupPage } from '../pages/totp-pages.ts';
import { ACCOUNT_PATH } from './account-client.ts';
import type { AccountHandler, AccountSession, withSession } from './account-session.ts';
import { type Accounts, readMethods } from './accounts.ts';
import { countsOf, toAccount } from './account-changes.ts';
import { changeMethods, methodAdded, methodRemoved } from './change-methods.ts';
import { canTurnOffTotp } from './method-rules.ts';
import { sendNotice } from './notices.ts';
import { PROOF_MS } from './proofs.ts';

const setupPurpose = ({ uid }: AccountSession) => `account-totp:${uid}`;
const WRONG_CODE = 'This code is wrong. Check that the time of your phone is right.';

const back = html`<p class="buttons"><a class="button" href="${ACCOUNT_PATH}">I saved them, continue</a></p>`;

/** Adds the changes of a person's authenticator app and recovery codes. */
export function addAccountTotpRoutes(
  scope: FastifyInstance,
  accounts: Accounts,
  recent: (handle: AccountHandler) => ReturnType<typeof withSession>,
): void {
  const { db, sealer, now } = accounts;

  const showSetup = (session: AccountSession, reply: FastifyReply, secret: string, fault?: string) => {
    const { person, formToken } = session;
    const sealed = sealer.seal(setupPurpose(session), secret, new Date(now().getTime() + PROOF_MS));
    const view = {
      action: `${ACCOUNT_PATH}/totp-confirmation`,
      email: person.email,
      secret,
      values: { form: formToken, secret: sealed },
      isRequired: false,
    };
    return sendPage(reply, fault ? 422 : 200, totpSetupPage(fault ? { ...view, fault } : view));
  };

  scope.post(
    '/account/totp',
    recent(async (session, _request, reply) => showSetup(session, reply, createTotpSecret())),
  );

  scope.post(
    '/account/totp-confirmation',
    recent(async (session, request, reply) => {
      const { person } = session;
      const secret = sealer.open(setupPurpose(session), request.body?.secret ?? '', now());
      if (secret === null) return toAccount(reply);
      const counter = totpCounter(secret, request.body?.code ?? '', now());
      if (counter === null) return showSetup(session, reply, secret, WRONG_CODE);
      let codes: string[] = [];
      const change = { userId: person.id, action: 'addSignInMethod', source: sourceOf(request) } as const;
      await changeMethods(db, change, async (tx) => {
        const isReplaced = (await readMethods(tx, person.id)).totpConfirmedAt !== null;
        await saveTotp(tx, sealer, { userId: person.id, secret, counter, now: now() });
        codes = await replaceRecoveryCodes(tx, person.id);
        return methodAdded('authenticatorApp', isReplaced);
      });
      sendNotice(accounts, person, 'An authenticator app was added.');
      return sendPage(reply, 200, recoveryCodesPage(codes, back));
    }),
  );

  scope.post(
    '/account/recovery-codes',
    recent(async ({ person }, request, reply) => {
      let codes: string[] = [];
      const change = { userId: person.id, action: 'addSignInMethod', source: sourceOf(request) } as const;
      const isDone = await changeMethods(db, change, async (tx) => {
        if ((await readMethods(tx, person.id)).totpConfirmedAt === null) return null;
        codes = await replaceRecoveryCodes(tx, person.id);
        return methodAdded('recoveryCodes', true);
      });
      if (!isDone) return toAccount(reply);
      sendNotice(accounts, person, 'New recovery codes were created; earlier ones no longer work.');
      return sendPage(reply, 200, recoveryCodesPage(codes, back));
    }),
  );

  scope.post(
    '/account/totp-removal',
    recent(async ({ person }, request, reply) => {
      const change = { userId: person.id, action: 'removeSignInMethod', source: sourceOf(request) } as const;
      await changeMethods(db, change, async (tx) => {
        if (!canTurnOffTotp(countsOf(await readMethods(tx, person.id), person))) {
          throw new errors.InvalidRequest('your company requires an authenticator app');
        }
        await removeTotp(tx, person.id);
        return methodRemoved('authenticatorApp');
      });
      sendNotice(accounts, person, 'The authenticator app was turned off.');
      return toAccount(reply);
    }),
  );
}
