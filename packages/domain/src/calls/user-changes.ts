import * as z from 'zod/mini';
import { invitationPayloadSchema } from '../entities/users/invitation.form.ts';
import { invitationOutcomeSchema } from '../entities/users/invitation.schema.ts';
import { userPayloadSchema } from '../entities/users/user.form.ts';
import { userSchema } from '../entities/users/user.schema.ts';
import { call } from './call.ts';

/** Calls that change and invite users of the company. */
export const userChanges = {
  inviteUsers: call('POST', 'users', {
    payload: invitationPayloadSchema,
    reply: z.array(invitationOutcomeSchema),
    permission: 'InviteUser',
    policy: 'InviteUser',
    summary: "Invites users to a role below the caller's. Returns the outcome for each address.",
  }),

  updateUser: call('PUT', 'users/{id}', {
    payload: userPayloadSchema,
    reply: userSchema,
    policy: 'UpdateUser',
    record: 'user',
    summary: "Changes names and phone number of a user, and the role unless it is the caller's own account.",
  }),

  deleteUser: call('DELETE', 'users/{id}', {
    policy: 'DeleteUser',
    record: 'user',
    summary: 'Deletes a user. The user stays in the list as Deleted, and the seat is free again.',
  }),

  deactivateUser: call('PUT', 'users/{id}/deactivate', {
    reply: userSchema,
    policy: 'DeactivateUser',
    record: 'user',
    summary: 'Deactivates an Activated user.',
  }),

  activateUser: call('PUT', 'users/{id}/activate', {
    reply: userSchema,
    policy: 'ReactivateUser',
    record: 'user',
    summary: 'Activates a Deactivated or Deleted user. Error 37 when no seat is free.',
  }),

  resendInvitation: call('PUT', 'users/{id}/resendInvitation', {
    policy: 'InviteUser',
    summary: 'Resends the invitation of a Pending user, at most once a minute (429). Error 18 when it cannot be sent.',
  }),

  endSession: call('DELETE', 'users/{id}/sessions/{sessionId}', {
    policy: 'ManageSessions',
    needsNoLicence: true,
    summary:
      "Ends a session of the user. Its tokens are rejected within 5 seconds. The session id `current` is the caller's own session.",
  }),

  endSessions: call('DELETE', 'users/{id}/sessions', {
    policy: 'ManageSessions',
    needsNoLicence: true,
    summary: "Ends all sessions of the user, except the caller's own.",
  }),

  unlinkIdentity: call('DELETE', 'users/{id}/identity', {
    policy: 'UnlinkIdentity',
    summary:
      'Unlinks the hosted sign-in of a user and ends all sessions. The next sign-in with the e-mail address is linked.',
  }),
};
