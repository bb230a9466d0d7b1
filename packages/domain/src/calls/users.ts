import * as z from 'zod';
import { invitationPayloadSchema } from '../entities/users/invitation.form.ts';
import { invitationOutcomeSchema } from '../entities/users/invitation.schema.ts';
import { userPayloadSchema } from '../entities/users/user.form.ts';
import { userSchema } from '../entities/users/user.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** People of the company and their invitations. @see spec 2 §7 "Calls" */
export const userCalls = {
  whoami: call('GET', 'users/whoami', {
    reply: userSchema,
    summary: 'The signed-in person.',
  }),

  listUsers: call('GET', 'users', {
    query: listQuerySchema,
    reply: z.array(userSchema),
    isPaged: true,
    permission: 'ReadUsers',
    summary: 'People of the company; by default ordered by first name, 12 to a page.',
  }),

  inviteUsers: call('POST', 'users', {
    payload: invitationPayloadSchema,
    reply: z.array(invitationOutcomeSchema),
    permission: 'InviteUser',
    policy: 'InviteUser',
    summary: "Invites people to a role below one's own; answers with what became of each address.",
  }),

  getUser: call('GET', 'users/{id}', {
    reply: userSchema,
    policy: 'ReadUser',
    summary: 'One person: oneself, or somebody of a lower role for managers and above.',
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
