import type { FastifyInstance } from 'fastify';
import { PasskeyRejectedError, passkeySignInOptions, verifyPasskey } from '../methods/passkeys.ts';
import { verifyPassword } from '../methods/passwords.ts';
import { beginAttempt, endAttempt, networkKey } from '../methods/throttle.ts';
import { sendPage } from '../pages/serve-page.ts';
import { codePage, emailPage, passwordPage } from '../pages/sign-in-steps.ts';
import type { ProviderTools } from '../mount-provider.ts';
import { type Accounts, findByEmail, findById, readMethods } from './accounts.ts';
import { attemptKey, rememberDevice } from './known-device.ts';
import { maySignIn } from './may-sign-in.ts';
import { afterPassword } from './method-rules.ts';
import { createProof, readProof } from './proofs.ts';
import { redeemCode } from './redeem-code.ts';
import { noteRefusal, refuseInactive } from './refuse-sign-in.ts';
import { type FinishSignIn, passwordProof, type SignInRequest, signInPath } from './sign-in-request.ts';
import { addTotpSetupRoutes } from './sign-in-totp-setup.ts';

const WRONG = 'The e-mail address or password is wrong.';
const WRONG_CODE = 'This code is wrong or was used before.';
const EXPIRED = 'This took too long. Sign in again.';

/** Adds the steps of a sign-in with e-mail address, password or passkey, and code. */
export function addSignInRoutes(scope: FastifyInstance, accounts: Accounts, tools: ProviderTools): void {
  const { db, publicUrl, now } = accounts;
  const finish: FinishSignIn = (request, reply, person, methods) => {
    if (!maySignIn(person)) return refuseInactive(accounts, request, reply, person);
    rememberDevice(accounts, reply, person.email);
    return tools.finish(request, reply, person.id, methods);
  };
  const setup = addTotpSetupRoutes(scope, accounts, tools, finish);
  const passkeyRequest = (uid: string) => ({ db, publicUrl, subject: `sign-in:${uid}`, now: now() });

  scope.get('/interaction/:uid', async (request: SignInRequest, reply) => {
    await tools.checkInteraction(request, reply);
    return sendPage(reply, 200, emailPage(signInPath(request.params.uid)));
  });

  scope.post('/interaction/:uid/email', async (request: SignInRequest, reply) => {
    await tools.checkInteraction(request, reply);
    const path = signInPath(request.params.uid);
    const email = request.body?.email?.trim() ?? '';
    if (!email.includes('@')) return sendPage(reply, 422, emailPage(path, 'Enter your e-mail address.'));
    return sendPage(reply, 200, passwordPage(path, email));
  });

  scope.post('/interaction/:uid/password', async (request: SignInRequest, reply) => {
    await tools.checkInteraction(request, reply);
    const { uid } = request.params;
    const { email = '', password = '' } = request.body ?? {};
    const keys = [networkKey(request.ip), attemptKey(accounts, request, 'password', email)];
    for (const key of keys) await beginAttempt(db, key, now());
    const person = await findByEmail(db, email);
    const isRight = await verifyPassword(db, person?.id ?? null, password);
    if (!person || !isRight) {
      if (person) noteRefusal(accounts, request, person, 'wrongPassword');
      return sendPage(reply, 401, passwordPage(signInPath(uid), email, WRONG));
    }
    for (const key of keys) await endAttempt(db, key);
    if (!maySignIn(person)) return refuseInactive(accounts, request, reply, person);
    const { totpConfirmedAt } = await readMethods(db, person.id);
    const next = afterPassword({ hasTotp: totpConfirmedAt !== null, requiresTotp: person.requiresTotp });
    if (next === 'signed-in') return finish(request, reply, person, ['password']);
    const proof = await createProof(accounts, passwordProof(uid), person.id);
    if (next === 'set-up') return setup.show(reply, uid, person, proof);
    return sendPage(reply, 200, codePage(`${signInPath(uid)}/code`, proof));
  });

  scope.post('/interaction/:uid/code', async (request: SignInRequest, reply) => {
    await tools.checkInteraction(request, reply);
    const { uid } = request.params;
    const { proof = '', code = '' } = request.body ?? {};
    const userId = await readProof(accounts, passwordProof(uid), proof);
    const person = userId === null ? null : await findById(db, userId);
    if (!person) return sendPage(reply, 401, emailPage(signInPath(uid), EXPIRED));
    const method = await redeemCode(accounts, request, person, code);
    if (method) return finish(request, reply, person, ['password', method]);
    return sendPage(reply, 401, codePage(`${signInPath(uid)}/code`, proof, WRONG_CODE));
  });

  scope.post('/interaction/:uid/passkey-options', async (request: SignInRequest, reply) => {
    await tools.checkInteraction(request, reply);
    const options = await passkeySignInOptions(passkeyRequest(request.params.uid));
    return reply.header('cache-control', 'no-store').send(options);
  });

  scope.post('/interaction/:uid/passkey', async (request: SignInRequest, reply) => {
    await tools.checkInteraction(request, reply);
    // Not throttled: nobody guesses a signature, and a paused password must leave a way in.
    const userId = await verifyPasskey(passkeyRequest(request.params.uid), request.body?.answer ?? '').catch(
      async (error: unknown) => {
        const known = error instanceof PasskeyRejectedError && error.userId;
        const person = known ? await findById(db, known) : null;
        if (person) noteRefusal(accounts, request, person, 'wrongPasskey');
        throw error;
      },
    );
    return finish(request, reply, (await findById(db, userId))!, ['passkey']);
  });
}
