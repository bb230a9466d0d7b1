import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../html.ts';
import { replaceRecoveryCodes } from '../methods/recovery-codes.ts';
import { createTotpSecret, saveTotp, totpCounter } from '../methods/totp.ts';
import { sourceOf } from '../event-source.ts';
import type { ProviderTools } from '../mount-provider.ts';
import { hidden } from '../pages/form-parts.ts';
import { sendPage } from '../pages/serve-page.ts';
import { emailPage } from '../pages/sign-in-steps.ts';
import { recoveryCodesPage, totpSetupPage } from '../pages/totp-pages.ts';
import { type AccountPerson, type Accounts, findById, readMethods } from './accounts.ts';
import { changeMethods, methodAdded } from './change-methods.ts';
import { afterPassword } from './method-rules.ts';
import { sendNotice } from './notices.ts';
import { createProof, PROOF_MS, readProof } from './proofs.ts';
import { type FinishSignIn, passwordProof, type SignInRequest, signInPath } from './sign-in-request.ts';

const setupPurpose = (userId: string) => `totp-setup:${userId}`;
const donePurpose = (uid: string) => `totp-done:${uid}`;
const EXPIRED = 'This took too long. Sign in again.';

/** The page that a sign-in continues with. */
export interface TotpSetup {
  show: (reply: FastifyReply, uid: string, person: AccountPerson, proof: string) => FastifyReply;
}

/** Adds the set-up of an authenticator app during a sign-in, for companies that require one. */
export function addTotpSetupRoutes(
  scope: FastifyInstance,
  accounts: Accounts,
  tools: ProviderTools,
  finish: FinishSignIn,
): TotpSetup {
  const { db, sealer, now } = accounts;

  const view = (uid: string, email: string, proof: string, secret: string, sealed: string) => ({
    action: `${signInPath(uid)}/totp-setup`,
    email,
    secret,
    values: { proof, secret: sealed },
    isRequired: true,
  });

  scope.post('/interaction/:uid/totp-setup', async (request: SignInRequest, reply) => {
    await tools.checkInteraction(request, reply);
    const { uid } = request.params;
    const { proof = '', secret: sealed = '', code = '' } = request.body ?? {};
    const userId = await readProof(accounts, passwordProof(uid), proof);
    const person = userId === null ? null : await findById(db, userId);
    const secret = person && sealer.open(setupPurpose(person.id), sealed, now());
    if (!person || !secret) return sendPage(reply, 401, emailPage(signInPath(uid), EXPIRED));
    const counter = totpCounter(secret, code, now());
    if (counter === null) {
      const fault = 'This code is wrong. Check that the time of your phone is right.';
      return sendPage(reply, 422, totpSetupPage({ ...view(uid, person.email, proof, secret, sealed), fault }));
    }
    let codes: string[] = [];
    const change = { userId: person.id, action: 'addSignInMethod', source: sourceOf(request) } as const;
    const isDone = await changeMethods(db, change, async (tx) => {
      // Someone with the password alone must not replace an app that was set up meanwhile.
      const hasTotp = (await readMethods(tx, person.id)).totpConfirmedAt !== null;
      if (afterPassword({ hasTotp, requiresTotp: person.requiresTotp }) !== 'set-up') return null;
      await saveTotp(tx, sealer, { userId: person.id, secret, counter, now: now() });
      codes = await replaceRecoveryCodes(tx, person.id);
      return methodAdded('authenticatorApp', false);
    });
    if (!isDone) return sendPage(reply, 401, emailPage(signInPath(uid), EXPIRED));
    sendNotice(accounts, person, 'An authenticator app was added.');
    const done = await createProof(accounts, donePurpose(uid), person.id);
    const next = html`<form class="form" method="post" action="${signInPath(uid)}/totp-done">
      ${hidden('done', done)}
      <p class="buttons"><button class="button">I saved them, continue</button></p>
    </form>`;
    return sendPage(reply, 200, recoveryCodesPage(codes, next));
  });

  scope.post('/interaction/:uid/totp-done', async (request: SignInRequest, reply) => {
    await tools.checkInteraction(request, reply);
    const { uid } = request.params;
    const userId = await readProof(accounts, donePurpose(uid), request.body?.done);
    const person = userId === null ? null : await findById(db, userId);
    if (!person) return sendPage(reply, 401, emailPage(signInPath(uid), EXPIRED));
    return finish(request, reply, person, ['password', 'authenticatorApp']);
  });

  return {
    show: (reply, uid, person, proof) => {
      const secret = createTotpSecret();
      const sealed = sealer.seal(setupPurpose(person.id), secret, new Date(now().getTime() + PROOF_MS));
      return sendPage(reply, 200, totpSetupPage(view(uid, person.email, proof, secret, sealed)));
    },
  };
}
