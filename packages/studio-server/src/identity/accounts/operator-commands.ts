import { counted } from '@inspection-studio/domain/units';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { recordAuditEvent } from '../../database/queries/audit-events.ts';
import { users } from '../../database/schema/index.ts';
import { transaction } from '../../database/transaction.ts';
import { methodNotice } from '../../mail/account-mails.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { StartError } from '../../start-error.ts';
import { createAccountLink } from '../account-links.ts';
import { endEverySignIn } from '../end-every-sign-in.ts';
import { commandSource } from '../event-source.ts';
import { removeTotp } from '../methods/remove-methods.ts';
import { OPERATOR, recordPersonEvent } from '../person-events.ts';
import { unlinkAccounts } from '../unlink-accounts.ts';
import { findByEmail, lockById } from './accounts.ts';
import { methodRemoved } from './change-methods.ts';
import { enrolPath } from './enrol-path.ts';
import { maySignIn } from './may-sign-in.ts';
import { setTotpRequirement } from './totp-requirement.ts';

const USAGE = `Usage: npm run -s sign-in -- <command>

  require-app <company id> yes|no   whether passwords of the company need an authenticator app
  link <e-mail>                     prints a link for a new password or passkey, and turns the person's app off; the
                                    person gets a mail about it
  unlink <e-mail or issuer>         unlinks a person, or everybody, from the accounts of a hosted provider; the next
                                    sign-in with their e-mail address links them again
  end-all                           ends every sign-in and access token, as after restoring a database

With the embedded database, stop the studio first.`;

/** What the commands use. */
export interface OperatorParts {
  db: Database;
  /** Public origin of the server. */
  publicUrl: string;
  mailer: Mailer;
}

const sourceOf = (command: string) => commandSource(`npm run sign-in -- ${command}`);

/** @returns the line to print */
async function requireApp({ db }: OperatorParts, companyId: string, isRequired: boolean): Promise<string> {
  const name = await transaction(db, async (tx) => {
    const set = await setTotpRequirement(tx, companyId, isRequired);
    if (!set) throw new StartError(`There is no company with the id ${companyId}.`);
    const { name: companyName, changes } = set;
    if (changes.length === 0) return companyName;
    await recordAuditEvent(tx, {
      companyId,
      actor: OPERATOR,
      action: 'changeSettings',
      subject: { kind: 'company', id: companyId, name: companyName },
      changes,
      source: sourceOf('require-app'),
    });
    return companyName;
  });
  return `${name}: ${isRequired ? 'passwords need an authenticator app' : 'an authenticator app is optional'}.`;
}

/** Mails the person that there is a link, so that they notice one that they did not ask for. @returns the URL of the link */
async function createLink({ db, publicUrl, mailer }: OperatorParts, email: string): Promise<string> {
  const found = await findByEmail(db, email);
  if (!found) throw new StartError(`There is nobody with the e-mail address ${email}.`);
  const { token, hadApp } = await transaction(db, async (tx) => {
    const person = await lockById(tx, found.id);
    if (!person || !maySignIn(person)) throw new StartError(`The account of ${email} is not active.`);
    // The link asks for a code as long as there is an app, which the person has lost.
    const isRemoved = await removeTotp(tx, person.id);
    await recordPersonEvent(tx, person, {
      action: 'requestRecovery',
      actor: OPERATOR,
      changes: isRemoved ? methodRemoved('authenticatorApp') : [],
      source: sourceOf('link'),
    });
    const { id: userId, companyId, email: address } = person;
    const link = { purpose: 'recovery', userId, email: address, companyId } as const;
    return { token: await createAccountLink(tx, link), hadApp: isRemoved };
  });
  const change = hadApp
    ? 'An operator created a link for a new way to sign in, and turned off your authenticator app.'
    : 'An operator created a link for a new way to sign in.';
  await mailer.send([methodNotice({ email: found.email, change, at: new Date(), studioUrl: publicUrl })]);
  return publicUrl + enrolPath(token);
}

/** Unlinks the person with an e-mail address, or everybody who is linked to an issuer. @returns the line to print */
async function unlink({ db }: OperatorParts, subject: string): Promise<string> {
  const person = await findByEmail(db, subject);
  if (!person && !URL.canParse(subject)) throw new StartError(`There is nobody with the e-mail address ${subject}.`);
  const which = person ? eq(users.id, person.id) : eq(users.issuer, subject);
  const count = await unlinkAccounts(db, which, sourceOf('unlink'));
  return `${counted(count, 'person', 'people')} unlinked.`;
}

/** @returns the line to print */
async function endAll({ db }: OperatorParts): Promise<string> {
  const count = await transaction(db, (tx) => endEverySignIn(tx, sourceOf('end-all')));
  return `Every sign-in and access token of ${counted(count, 'company', 'companies')} has ended.`;
}

/**
 * Runs a command of the operator about sign-ins. Commands can be repeated.
 *
 * @returns the line to print
 * @throws StartError with the usage, or a one-line reason
 */
export async function runSignInCommand(parts: OperatorParts, words: readonly string[]): Promise<string> {
  const [command, subject = '', value = '', ...rest] = words;
  if (rest.length === 0 && command === 'require-app' && ['yes', 'no'].includes(value)) {
    return requireApp(parts, subject, value === 'yes');
  }
  if (value === '' && command === 'link' && subject.includes('@')) return createLink(parts, subject);
  if (value === '' && command === 'unlink' && (subject.includes('@') || URL.canParse(subject))) {
    return unlink(parts, subject);
  }
  if (command === 'end-all' && subject === '') return endAll(parts);
  throw new StartError(USAGE);
}
