import * as z from 'zod/mini';
import { DEFAULT_INVITE_ROLE, invitationSchema } from './invitation.schema.ts';
import { roleIdCodec } from './user-role.ts';

/**
 * Form of an invitation: an {@link invitationSchema} with the name of the role.
 * `grantableRoles` returns the roles that the inviter can select.
 */
export const invitationFormSchema = z.extend(invitationSchema, { roleId: roleIdCodec.def.out });
/** The output of {@link invitationFormSchema}. */
export type InvitationForm = z.output<typeof invitationFormSchema>;

/** Payload of an invitation. The role id is sent as `role`. */
export const invitationPayloadSchema = z.extend(z.omit(invitationSchema, { roleId: true }), { role: roleIdCodec });
/** The output of {@link invitationPayloadSchema}; the role is a name. */
export type InvitationPayload = z.output<typeof invitationPayloadSchema>;

/** Returns an empty invite form. */
export const newInvitationForm = (): InvitationForm => ({ emails: [], roleId: DEFAULT_INVITE_ROLE, message: '' });

/** Converts a valid invite form to its payload. */
export const toInvitationPayload = ({ emails, roleId, message }: InvitationForm): InvitationPayload => ({
  emails,
  role: roleId,
  message,
});
