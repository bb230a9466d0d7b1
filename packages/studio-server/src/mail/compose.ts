import { PRODUCT_NAME } from '@inspection-studio/domain';
import type { SendMailOptions } from 'nodemailer';
import * as z from 'zod';
import type { Mail } from './mailer.ts';

/** A text as one line: line breaks and other control characters are spaces, so that no header can follow it. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** What is written as one recipient is none, or more than one. */
export class BadAddressError extends Error {
  override name = 'BadAddressError';
  constructor() {
    super('The mail is not for one e-mail address.');
  }
}

const address = z.email();

/**
 * A mail in the words of the mail library, which encodes what is not ASCII.
 *
 * The library reads lists and comments into addresses; here a mail has one
 * plain address. It may load no file and no web address.
 *
 * @param from address the mail comes from
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
