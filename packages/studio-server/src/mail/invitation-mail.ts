import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { userRoleDescription, userRoleLabel, type UserRole } from '@inspection-studio/domain/users';
import { html } from '../html.ts';
import { oneLine } from './compose.ts';
import { BODY_STYLE, LINK_STYLE } from './mail-styles.ts';
import type { Mail } from './mailer.ts';

/** Contents of an invitation. */
export interface InvitationDetails {
  email: string;
  inviterName: string;
  companyName: string;
  role: UserRole;
  /** Whether a person of another company has the address. The mail then says why it cannot sign in. */
  isAddressTaken: boolean;
  /** Personal message of the inviter; empty when there is none. */
  note: string;
  /** Public URL of the studio. */
  studioUrl: string;
}

const NOTE_STYLE = 'margin:16px 0;padding:8px 16px;border-left:4px solid #1f5fa8;white-space:pre-line';

/**
 * Builds the invitation mail, with inviter, company, role, note and link. Names and
 * the note are untrusted: the subject is reduced to one line and the HTML part escapes them.
 */
export function invitationMail({ email, note, role, isAddressTaken, studioUrl, ...names }: InvitationDetails): Mail {
  const inviterName = oneLine(names.inviterName);
  const companyName = oneLine(names.companyName);
  const access = `${userRoleLabel(role)}. ${userRoleDescription(role)}`;
  const invites = `${inviterName} invites you to ${companyName} in ${PRODUCT_NAME}.`;
  const signIn = isAddressTaken
    ? `${email} already belongs to an account at another company, so you can't use it for ${companyName}. Ask ${inviterName} to invite another e-mail address of yours.`
    : `Sign in with this e-mail address, ${email}; your account is active from then on.`;
  const ignore = "If you didn't expect this invitation, you can ignore this e-mail.";
  const paragraphs = [invites, `Your access: ${access}`, ...(note === '' ? [] : [`${inviterName} writes:\n${note}`])];
  return {
    to: email,
    subject: `${inviterName} invites you to ${companyName}`,
    text: `${[...paragraphs, ...(isAddressTaken ? [] : [`Open ${PRODUCT_NAME}:\n${studioUrl}`]), signIn, ignore].join('\n\n')}\n`,
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${inviterName} invites you to ${companyName}</title>
        </head>
        <body style="${BODY_STYLE}">
          <p><strong>${inviterName}</strong> invites you to <strong>${companyName}</strong> in ${PRODUCT_NAME}.</p>
          <p>Your access: <strong>${userRoleLabel(role)}</strong>. ${userRoleDescription(role)}</p>
          ${
            note === ''
              ? null
              : html`<p>${inviterName} writes:</p>
                  <blockquote style="${NOTE_STYLE}">${note}</blockquote>`
          }
          ${isAddressTaken ? null : html`<p><a href="${studioUrl}" style="${LINK_STYLE}">Open ${PRODUCT_NAME}</a></p>`}
          <p>${signIn}</p>
          <p><small>${ignore}</small></p>
        </body>
      </html> `.text,
  };
}
