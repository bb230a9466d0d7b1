import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import type { AccessToken } from '@inspection-studio/domain/users';
import { oneLine } from './compose.ts';
import { letter } from './letter.ts';
import type { Mail } from './mailer.ts';

/**
 * Builds the mail with the link for a new password or passkey.
 *
 * @param url single-use link
 */
export const recoveryMail = ({ email, url }: { email: string; url: string }): Mail =>
  letter({
    email,
    subject: `Set a new way to sign in to ${PRODUCT_NAME}`,
    paragraphs: [`Someone asked for a new way to sign in to ${PRODUCT_NAME} as ${email}.`],
    link: { text: 'Set a new password or passkey', url },
    after: "The link works once, for 30 minutes. If it wasn't you, ignore this e-mail: nothing changes.",
  });

const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Builds the mail about a changed sign-in method.
 *
 * @param change one sentence; names in it are untrusted
 */
export const methodNotice = (notice: { email: string; change: string; at: Date; studioUrl: string }): Mail =>
  letter({
    email: notice.email,
    subject: `Your sign-in to ${PRODUCT_NAME} changed`,
    paragraphs: [oneLine(notice.change), `Account: ${notice.email}. Time: ${moment(notice.at)}.`],
    link: { text: `Open ${PRODUCT_NAME}`, url: notice.studioUrl },
    after:
      "If it wasn't you, set a new password with Forgot password? on the sign-in page, and tell your administrator.",
  });

const RIGHTS: Readonly<Record<AccessToken['rights'], string>> = {
  Upload: 'It is for uploads only.',
  All: 'It may do what you may do.',
};

/**
 * Builds the mail about a new access token. It never has the token itself.
 *
 * @param token its name is untrusted
 */
export const accessTokenNotice = (notice: {
  email: string;
  token: Pick<AccessToken, 'name' | 'rights' | 'created' | 'expires'>;
  studioUrl: string;
}): Mail => {
  const { email, token, studioUrl } = notice;
  return letter({
    email,
    subject: `New access token for ${PRODUCT_NAME}`,
    paragraphs: [
      `An access token was created: ${oneLine(token.name)}. ${RIGHTS[token.rights]}`,
      `Account: ${email}. Time: ${moment(new Date(token.created))}. It expires on ${token.expires.slice(0, 10)} UTC.`,
    ],
    link: { text: `Open ${PRODUCT_NAME}`, url: studioUrl },
    after:
      "If it wasn't you, revoke the token and end your other sessions in your profile, and tell your administrator.",
  });
};
