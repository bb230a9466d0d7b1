import * as z from 'zod/mini';
import { invitationPayloadSchema } from '../entities/users/invitation.form.ts';
import { invitationOutcomeSchema } from '../entities/users/invitation.schema.ts';
import { userPayloadSchema } from '../entities/users/user.form.ts';
import { userSchema } from '../entities/users/user.schema.ts';
import { call } from './call.ts';

/** Changes of the company's people, and their invitations. @see CALL-028..041 */
export const userChanges = {
  inviteUsers: call('POST', 'users', {
    payload: invitationPayloadSchema,
    reply: z.array(invitationOutcomeSchema),
    permission: 'InviteUser',
    policy: 'InviteUser',
    summary: "Invites people to a role below one's own; answers with what became of each address.",
  }),

  updateUser: call('PUT', 'users/{id}', {
    payload: userPayloadSchema,
    reply: userSchema,
    policy: 'UpdateUser',
    summary: 'Changes names, phone number and, for others than oneself, the role.',
  }),

  deleteUser: call('DELETE', 'users/{id}', {
    policy: 'DeleteUser',
    summary: 'Deletes a person, who stays in the list as Deleted; the seat is free again.',
  }),

  deactivateUser: call('PUT', 'users/{id}/deactivate', {
    reply: userSchema,
    policy: 'DeactivateUser',
    summary: 'Deactivates an Activated person.',
  }),

  activateUser: call('PUT', 'users/{id}/activate', {
    reply: userSchema,
    policy: 'ReactivateUser',
    summary: 'Activates a Deactivated or Deleted person; 37 when no seat is left.',
  }),

  resendInvitation: call('PUT', 'users/{id}/resendInvitation', {
    policy: 'InviteUser',
    summary: 'Sends the invitation of a Pending person again, once a minute at most (429); 18 when it cannot be sent.',
  }),
};
