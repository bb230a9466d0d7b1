import type { AuditChange } from '@inspection-studio/domain/audit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Transaction } from '../../database/transaction.ts';
import { type AccountLink, findAccountLink, redeemAccountLink } from '../account-links.ts';
import { revokeAllAccessTokens, revokedTokens } from '../access-tokens.ts';
import { endSignIns } from '../end-sessions.ts';
import { sourceOf } from '../event-source.ts';
import { passkeyCreationOptions, PasskeyRejectedError, savePasskey, verifyNewPasskey } from '../methods/passkeys.ts';
import { passwordFault } from '../methods/password-rule.ts';
import { hashPassword, savePassword } from '../methods/passwords.ts';
import { accountKey, endAttempt } from '../methods/throttle.ts';
import { enrolPage, linkEndedPage } from '../pages/enrol-page.ts';
import { sendPage } from '../pages/serve-page.ts';
import { codePage } from '../pages/sign-in-steps.ts';
import { type AccountPerson, type Accounts, findById, hasMethod, readMethods } from './accounts.ts';
import { changeMethods, methodAdded } from './change-methods.ts';
import { deviceName } from './device-name.ts';
import { enrolPath } from './enrol-path.ts';
import { rememberDevice } from './known-device.ts';
import { canUseLink, maySignIn } from './may-sign-in.ts';
import { sendNotice } from './notices.ts';
import { createProof, readProof } from './proofs.ts';
import { redeemCode } from './redeem-code.ts';
import { type NewMethod, removeOtherMethods } from './remove-other-methods.ts';

type EnrolRequest = FastifyRequest<{ Params: { token: string }; Body: Record<string, string> | undefined }>;

/** A link that can be used, and its person. */
interface Opened {
  link: AccountLink;
  person: AccountPerson;
  /** Whether the person has to show their second factor first. */
  needsCode: boolean;
}

/** The sign-in method that a link sets. */
interface NewSignIn {
  method: NewMethod;
  /** What the mail about it says. */
  notice: string;
  /** Stores it. @returns what changed, for the audit event */
  save: (tx: Transaction) => Promise<AuditChange[]>;
}

const codePurpose = (token: string) => `enrol-code:${token}`;
/** Whether the person ticked the box of a recovery that removes all other methods. */
const removesOthers = ({ body }: EnrolRequest): boolean => body?.['removeOthers'] === 'yes';

const WRONG_CODE = 'This code is wrong or was used before.';

/** Adds the pages of account links, on which people set a passkey or password. */
export function addEnrolRoutes(scope: FastifyInstance, accounts: Accounts, { issuer }: Provider): void {
  const { db, publicUrl, now, sessions } = accounts;
  const passkeyRequest = (token: string) => ({ db, publicUrl, subject: `link:${token}`, now: now() });

  async function open({ params: { token }, body }: EnrolRequest): Promise<Opened | null> {
    const link = await findAccountLink(db, token, now());
    const person = link?.userId ? await findById(db, link.userId) : null;
    if (!link || !person || !maySignIn(person)) return null;
    const methods = await readMethods(db, person.id);
    if (!canUseLink(link.purpose, hasMethod(methods))) return null;
    // A mailbox alone must not replace the second factor.
    const isProven = (await readProof(accounts, codePurpose(token), body?.proof)) === person.id;
    return { link, person, needsCode: methods.totpConfirmedAt !== null && !isProven };
  }

  const ended = (reply: FastifyReply) => sendPage(reply, 404, linkEndedPage());
  const askCode = (reply: FastifyReply, token: string, fault?: string) =>
    sendPage(reply, fault ? 401 : 200, codePage(`${enrolPath(token)}/code`, '', fault));
  const viewOf = (token: string, { link, person }: Opened, proof: string) => ({
    action: enrolPath(token),
    email: person.email,
    isRecovery: link.purpose === 'recovery',
    proof,
  });

  /** Uses the link and stores the method in one transaction, then leads to the sign-in. */
  async function finish(
    request: EnrolRequest,
    reply: FastifyReply,
    { link, person }: Opened,
    { method, notice, save }: NewSignIn,
  ): Promise<FastifyReply> {
    const isRecovery = link.purpose === 'recovery';
    const action = isRecovery ? 'recoverAccount' : 'addSignInMethod';
    let endedIds: string[] = [];
    let removals: string[] = [];
    const source = sourceOf(request);
    const change = { userId: person.id, action, source } as const;
    const isDone = await changeMethods(db, change, async (tx) => {
      const isLast = await redeemAccountLink(tx, request.params.token, now());
      if (!isLast || !canUseLink(link.purpose, hasMethod(await readMethods(tx, person.id)))) return null;
      const changes = await save(tx);
      // Anyone who had the old password is signed out, also of the API.
      if (!isRecovery) return changes;
      endedIds = await endSignIns(tx, { issuer, userId: person.id });
      if (removesOthers(request)) removals = await removeOtherMethods(tx, person, method, source);
      return [...changes, ...revokedTokens(await revokeAllAccessTokens(tx, [person.id]))];
    });
    if (!isDone) return ended(reply);
    sessions.end(endedIds);
    // The person is back: a pause by somebody who guessed ends, and another one is not for this browser.
    for (const what of ['password', 'code', 'recovery']) await endAttempt(db, accountKey(what, person.email));
    rememberDevice(accounts, reply, person.email);
    for (const what of [notice, ...removals]) sendNotice(accounts, person, what);
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  }

  scope.get('/enrol/:token', async (request: EnrolRequest, reply) => {
    const opened = await open(request);
    if (!opened) return ended(reply);
    const { token } = request.params;
    return opened.needsCode ? askCode(reply, token) : sendPage(reply, 200, enrolPage(viewOf(token, opened, '')));
  });

  scope.post('/enrol/:token/code', async (request: EnrolRequest, reply) => {
    const opened = await open(request);
    if (!opened) return ended(reply);
    const { token } = request.params;
    const { person } = opened;
    if (opened.needsCode && !(await redeemCode(accounts, request, person, request.body?.code ?? ''))) {
      return askCode(reply, token, WRONG_CODE);
    }
    const proof = await createProof(accounts, codePurpose(token), person.id);
    return sendPage(reply, 200, enrolPage(viewOf(token, opened, proof)));
  });

  scope.post('/enrol/:token/password', async (request: EnrolRequest, reply) => {
    const opened = await open(request);
    if (!opened) return ended(reply);
    const { token } = request.params;
    if (opened.needsCode) return askCode(reply, token);
    const { password = '', repeated = '', proof = '' } = request.body ?? {};
    const { person } = opened;
    const fault = passwordFault(password, person.email) ?? (password === repeated ? null : 'The two passwords differ.');
    if (fault !== null)
      return sendPage(
        reply,
        422,
        enrolPage({ ...viewOf(token, opened, proof), fault, removesOthers: removesOthers(request) }),
      );
    const hash = await hashPassword(password);
    return finish(request, reply, opened, {
      method: 'password',
      notice: 'A new password was set.',
      save: async (tx) => {
        const { passwordChangedAt } = await readMethods(tx, person.id);
        await savePassword(tx, person.id, hash, now());
        return methodAdded('password', passwordChangedAt !== null);
      },
    });
  });

  scope.post('/enrol/:token/passkey-options', async (request: EnrolRequest, reply) => {
    const opened = await open(request);
    if (!opened || opened.needsCode) return ended(reply);
    const options = await passkeyCreationOptions(passkeyRequest(request.params.token), opened.person);
    return reply.header('cache-control', 'no-store').send(options);
  });

  scope.post('/enrol/:token/passkey', async (request: EnrolRequest, reply) => {
    const opened = await open(request);
    if (!opened || opened.needsCode) return ended(reply);
    const name = deviceName(request.headers['user-agent']);
    const passkey = await verifyNewPasskey(passkeyRequest(request.params.token), request.body?.answer ?? '', name);
    return finish(request, reply, opened, {
      method: { passkeyId: passkey.credentialId },
      notice: `A passkey was added: ${name}.`,
      save: async (tx) => {
        const isNew = await savePasskey(tx, opened.person.id, passkey);
        if (!isNew) throw new PasskeyRejectedError('The credential belongs to somebody already.');
        return methodAdded('passkey', false, name);
      },
    });
  });
}
