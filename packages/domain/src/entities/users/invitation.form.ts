import * as z from 'zod/mini';
import { DEFAULT_INVITE_ROLE, invitationSchema, uniqueEmails } from './invitation.schema.ts';
import { roleIdCodec } from './user-role.ts';

/**
 * What the invite form edits: an {@link invitationSchema} with the role by its
 * name. Which roles are offered depends on the inviter: `grantableRoles`.
 *
 * @see VAL-073..077
 */
export const invitationFormSchema = z.extend(invitationSchema, { roleId: roleIdCodec.def.out });
/** See {@link invitationFormSchema}. */
export type InvitationForm = z.output<typeof invitationFormSchema>;

/** What inviting sends; the role identifier travels as `role`. @see CALL-039..041, N25 */
export const invitationPayloadSchema = z.extend(z.omit(invitationSchema, { roleId: true }), { role: roleIdCodec });
/** See {@link invitationPayloadSchema}; the role is a name. */
export type InvitationPayload = z.output<typeof invitationPayloadSchema>;

/** An empty invite form. @see PERM-129 */
export const newInvitationForm = (): InvitationForm => ({ emails: [], roleId: DEFAULT_INVITE_ROLE, message: '' });

/** The payload of a checked invite form. @see CALL-039..041, N25 */
export const toInvitationPayload = ({ emails, roleId, message }: InvitationForm): InvitationPayload => ({
  emails,
  role: roleId,
  message,
});

/**
 * The addresses of a typed or pasted text: separated by commas, semicolons or
 * any white space, each once. They are not checked here, so that a wrong one
 * stays to be corrected.
 *
 * @returns empty when the text holds separators only
 * @see S13
 */
export function splitEmails(text: string): string[] {
  return uniqueEmails(text.split(/[\s,;]/u).filter((email) => email !== ''));
}
