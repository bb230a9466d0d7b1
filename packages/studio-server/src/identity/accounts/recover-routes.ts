import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EventSource } from '../../database/queries/audit-events.ts';
import { transaction } from '../../database/transaction.ts';
import { recoveryMail } from '../../mail/account-mails.ts';
import { createAccountLink, newestLinkAt } from '../account-links.ts';
import { sourceOf } from '../event-source.ts';
import { accountKey, beginAttempt, networkKey, ThrottledError } from '../methods/throttle.ts';
import { sendPage } from '../pages/serve-page.ts';
import { recoverPage, recoverySentPage } from '../pages/sign-in-steps.ts';
import { recordPersonEvent, UNKNOWN_PERSON } from '../person-events.ts';
import { type AccountPerson, type Accounts, findByEmail, lockById } from './accounts.ts';
import { enrolPath } from './enrol-path.ts';
import { maySignIn } from './may-sign-in.ts';

type RecoverRequest = FastifyRequest<{ Body: { email?: string } | undefined }>;

/**
 * Time in which a link is not replaced, in milliseconds. Its mail may be on its way, and whoever asks again and again must
 * not end the links of others.
 */
const LINK_KEPT_MS = 5 * 60_000;

/** Whether a mail to a person counts as one of those that are allowed now. */
async function isMailAllowed({ db, now }: Accounts, { email }: AccountPerson): Promise<boolean> {
  return beginAttempt(db, accountKey('recovery', email), now()).then(
    () => true,
    (error: unknown) => {
      // The page has answered already; too many mails to one person are just not sent.
      if (error instanceof ThrottledError) return false;
      throw error;
    },
  );
}

/** Creates and mails a link if the address has an account that can be used, and no link was mailed just now. */
async function sendLink(accounts: Accounts, email: string, source: EventSource): Promise<void> {
  const { db, mailer, publicUrl, now } = accounts;
  const isFresh = (at: Date | null) => at !== null && now().getTime() - at.getTime() < LINK_KEPT_MS;
  const person = await findByEmail(db, email);
  if (!person || !maySignIn(person)) return;
  const { id: userId, email: address, companyId } = person;
  const link = { purpose: 'recovery', userId, email: address, companyId } as const;
  if (isFresh(await newestLinkAt(db, link, now())) || !(await isMailAllowed(accounts, person))) return;
  const token = await transaction(db, async (tx) => {
    const current = await lockById(tx, userId);
    if (!current || !maySignIn(current) || isFresh(await newestLinkAt(tx, link, now()))) return null;
    await recordPersonEvent(tx, person, { action: 'requestRecovery', actor: UNKNOWN_PERSON, source });
    return createAccountLink(tx, link, now());
  });
  if (token !== null) await mailer.send([recoveryMail({ email: address, url: publicUrl + enrolPath(token) })]);
}

/** Adds the page that mails a link to people who cannot sign in. Its answer is the same for every address. */
export function addRecoverRoutes(scope: FastifyInstance, accounts: Accounts): void {
  scope.get('/recover', (_request, reply) => sendPage(reply, 200, recoverPage()));

  scope.post('/recover', async (request: RecoverRequest, reply) => {
    const email = request.body?.email?.trim() ?? '';
    if (!email.includes('@')) return sendPage(reply, 422, recoverPage('Enter your e-mail address.'));
    await beginAttempt(accounts.db, networkKey(request.ip), accounts.now());
    const source = sourceOf(request);
    accounts.inBackground(() => sendLink(accounts, email, source));
    return sendPage(reply, 200, recoverySentPage());
  });
}
