import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import type { SendMailOptions } from 'nodemailer';
import * as z from 'zod';
import type { Mail } from './mailer.ts';

/** Replaces line breaks and other control characters with spaces, which prevents header injection. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Thrown when the recipient is not exactly one e-mail address. */
export class BadAddressError extends Error {
  override name = 'BadAddressError';
  constructor() {
    super('The recipient must be exactly one e-mail address.');
  }
}

const address = z.email();

/**
 * Converts a mail to Nodemailer options. Nodemailer encodes non-ASCII text.
 *
 * Nodemailer accepts address lists and comments; this function accepts one plain
 * address only, and disables attachments from files and URLs.
 *
 * @param from sender address
 * @throws BadAddressError
 */
export function compose(from: string, mail: Mail): SendMailOptions {
  if (!address.safeParse(mail.to).success) throw new BadAddressError();
  return {
    from: { name: PRODUCT_NAME, address: from },
    to: { name: '', address: mail.to },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
