import * as z from 'zod/mini';
import type { ProductErrorCode } from '../../errors/product-errors.ts';
import { emailField } from '../../validation/fields.ts';
import { roleIdCodec, type UserRole } from './user-role.ts';

/**
 * Maximum length of an invitation's message in characters, for the schema and
 * the counter under the field. The specification gives 300 twice and once no
 * value.
 */
export const INVITATION_MESSAGE_MAX = 300;

/**
 * Maximum number of addresses in one invitation. The project's own limit,
 * because the request sends all mails before it returns.
 */
export const INVITATION_EMAILS_MAX = 200;

/** Default role of a new invitation. */
export const DEFAULT_INVITE_ROLE: UserRole = 'Uploader';

/**
 * Removes duplicate addresses, ignoring case. Keeps the order and the first
 * spelling.
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
 * An invitation of one or more users to the company.
 *
 * `emails` are trimmed, valid and unique. `roleId` is the role to grant, a role
 * id on the wire; the call sends it as `role`. `message` may be ''.
 */
export const invitationSchema = z.object({
  emails: z.array(emailField).check(z.minLength(1), z.overwrite(uniqueEmails), z.maxLength(INVITATION_EMAILS_MAX)),
  roleId: roleIdCodec,
  message: z.string().check(z.trim(), z.maxLength(INVITATION_MESSAGE_MAX)),
});
/** The output of {@link invitationSchema}. */
export type Invitation = z.output<typeof invitationSchema>;

/**
 * Reasons why an address was not invited: the user could not be invited, the
 * email could not be sent, no seats are left, or a view-only user has claimed
 * the address.
 */
export const INVITATION_ERROR_CODES = [10, 18, 37, 116] as const satisfies readonly ProductErrorCode[];

/**
 * Outcome for one address of an invitation. `code` is null when it was invited.
 * The response has one outcome for each address of the payload, in its order.
 */
export const invitationOutcomeSchema = z.object({
  email: z.string(),
  code: z.nullable(z.literal(INVITATION_ERROR_CODES)),
});
/** The output of {@link invitationOutcomeSchema}. */
export type InvitationOutcome = z.output<typeof invitationOutcomeSchema>;
