import * as z from 'zod/mini';
import type { ProductErrorCode } from '../../errors/product-errors.ts';
import { emailField } from '../../validation/fields.ts';
import { roleIdCodec, type UserRole } from './user-role.ts';

/**
 * Most characters of an invitation's note, for the schema and for the counter
 * under the field. Said twice as 300 and once as not shown.
 *
 * @see VAL-075, CONST-075, N79
 */
export const INVITATION_MESSAGE_MAX = 300;

/**
 * Most addresses of one invitation, all of which are written to while the
 * inviter waits; the project's own limit.
 *
 * @see VAL-073
 */
export const INVITATION_EMAILS_MAX = 200;

/** Role of a new invitation until another is chosen. @see PERM-129 */
export const DEFAULT_INVITE_ROLE: UserRole = 'Uploader';

/**
 * Addresses without their repetitions; upper and lower case are the same
 * address, the first spelling stays. Order kept.
 *
 * @see S13
 */
export function uniqueEmails(emails: readonly string[]): string[] {
  const firstOf = new Map<string, string>();
  for (const email of emails) {
    const key = email.toLowerCase();
    if (!firstOf.has(key)) firstOf.set(key, email);
  }
  return [...firstOf.values()];
}

/**
 * An invitation of one or more people to the company.
 *
 * `emails` are trimmed, valid and each named once; `roleId` is the role they
 * get, a role name inside and the role identifier on the wire; `message` is ''
 * without a note. The call that sends it says `role` instead (N25).
 *
 * @see REC-014..016, VAL-073..075
 */
export const invitationSchema = z.object({
  emails: z.array(emailField).check(z.minLength(1), z.overwrite(uniqueEmails), z.maxLength(INVITATION_EMAILS_MAX)),
  roleId: roleIdCodec,
  message: z.string().check(z.trim(), z.maxLength(INVITATION_MESSAGE_MAX)),
});
/** What {@link invitationSchema} reads. */
export type Invitation = z.output<typeof invitationSchema>;

/**
 * Why one address was not invited: the user could not be invited, the e-mail
 * could not be sent, no users are left, or a view-only user has claimed it.
 *
 * @see ERR-036, ERR-038, ERR-040, ERR-048, S14, S43
 */
export const INVITATION_ERROR_CODES = [10, 18, 37, 116] as const satisfies readonly ProductErrorCode[];

/**
 * What became of one address of an invitation; `code` is null when it was
 * invited. The reply names every address of the payload, in its order.
 *
 * @see CALL-038, S14
 */
export const invitationOutcomeSchema = z.object({
  email: z.string(),
  code: z.nullable(z.literal(INVITATION_ERROR_CODES)),
});
/** What {@link invitationOutcomeSchema} reads. */
export type InvitationOutcome = z.output<typeof invitationOutcomeSchema>;
