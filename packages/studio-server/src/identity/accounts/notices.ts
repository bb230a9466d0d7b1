import { methodNotice } from '../../mail/account-mails.ts';
import type { Accounts, AccountPerson } from './accounts.ts';

/** Mails a person that their sign-in methods changed. @param change what happened, such as `A passkey was added.` */
export function sendNotice(accounts: Accounts, person: Pick<AccountPerson, 'email'>, change: string): void {
  const { mailer, publicUrl, now, inBackground } = accounts;
  const mail = methodNotice({ email: person.email, change, at: now(), studioUrl: publicUrl });
  inBackground(async () => void (await mailer.send([mail])));
}
