import { createTransport } from 'nodemailer';
import { BadAddressError, compose } from './compose.ts';
import type { Mail, Mailer, MailLog } from './mailer.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  /** Address the mails come from. */
  from: string;
  /** Time for all mails of one call; a browser waits 30 s for its answer. @default 20000 */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const CONNECTIONS_MAX = 4;
const REACH_TIMEOUT_MS = 8_000;

/** Codes of a refusal of one mail: its addresses or its content. Everything else is about the server. */
const REFUSALS: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

const isRefusal = (error: unknown): boolean =>
  error instanceof BadAddressError || (error instanceof Error && 'code' in error && REFUSALS.includes(error.code));

/**
 * Sends mails by a mail server, four at a time. A mail that the server refuses
 * leaves the others alone; a server that cannot be reached, does not answer or
 * does not know the password ends all that are still waiting.
 *
 * With `smtp://` the connection is encrypted when the server offers it, and
 * must be before a password is sent; `smtps://` is encrypted from the start.
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
          if (!unusable.signal.aborted) log.warn({ err }, 'The mail server did not take a mail.');
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
