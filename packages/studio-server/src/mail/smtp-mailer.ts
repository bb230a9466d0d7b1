import { createTransport } from 'nodemailer';
import { BadAddressError, compose } from './compose.ts';
import type { Mail, Mailer, MailLog } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://` URL, with user and password if the server requires them. */
  url: string;
  /** Sender address. */
  from: string;
  /** Time limit for all mails of one call, below the 30 s a browser waits. @default 20000 */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const CONNECTIONS_MAX = 4;
const REACH_TIMEOUT_MS = 8_000;

/** Error codes that concern a single mail, its addresses or content. All others concern the server. */
const REFUSALS: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

const isRefusal = (error: unknown): boolean =>
  error instanceof BadAddressError || (error instanceof Error && 'code' in error && REFUSALS.includes(error.code));

/**
 * Sends mails through SMTP, four at a time. A rejected mail does not affect the
 * others. If the server is unreachable, does not answer or rejects the password,
 * all remaining mails fail.
 *
 * `smtp://` uses STARTTLS when the server offers it and requires it before sending a
 * password. `smtps://` is encrypted from the start.
 */
export function createSmtpMailer({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions, log: MailLog): Mailer {
  const reachMs = Math.min(REACH_TIMEOUT_MS, timeoutMs);
  const options = {
    url,
    pool: true as const,
    maxConnections: CONNECTIONS_MAX,
    maxRequeues: 1,
    requireTLS: new URL(url).username !== '',
    dnsTimeout: reachMs,
    connectionTimeout: reachMs,
    greetingTimeout: reachMs,
    socketTimeout: timeoutMs,
  };
  return {
    send: async (mails) => {
      const transport = createTransport(options);
      const unusable = new AbortController();
      const signal = AbortSignal.any([unusable.signal, AbortSignal.timeout(timeoutMs)]);
      const sendOne = async (mail: Mail): Promise<boolean> => {
        try {
          await transport.sendMail({ ...compose(from, mail), signal });
          return true;
        } catch (err) {
          if (!unusable.signal.aborted) log.warn({ err }, 'The mail server rejected a mail.');
          if (!isRefusal(err)) unusable.abort();
          return false;
        }
      };
      try {
        return await Promise.all(mails.map(sendOne));
      } finally {
        transport.close();
      }
    },
  };
}
