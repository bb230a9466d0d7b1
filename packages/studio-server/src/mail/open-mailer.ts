import type { Config } from '../config.ts';
import type { Mailer, MailLog } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Creates the configured mailer: SMTP, or the outbox in the data folder. */
export function openMailer(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: MailLog,
): Mailer {
  return smtpUrl === null
    ? createOutboxMailer({ dataDir, from: mailFrom }, log)
    : createSmtpMailer({ url: smtpUrl, from: mailFrom }, log);
}
