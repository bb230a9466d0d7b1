import { userChanges } from '@inspection-studio/domain/calls';
import {
  type InvitationForm,
  toInvitationPayload,
  toUserPayload,
  type UserForm,
  type UserStatusAction,
} from '@inspection-studio/domain/users';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { Edit, SeenTag } from './edit.ts';
import { assetKeys, companyKeys, documentKeys, userKeys } from './keys.ts';
import { refresh } from './refresh.ts';
import { withThumbnail } from './thumbnail.ts';

/** Invites people. Returns the outcome per e-mail address. */
export const inviteUsers = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (form: InvitationForm) => send(userChanges.inviteUsers, { payload: toInvitationPayload(form) }),
    onSuccess: () => refresh(client, userKeys.all, companyKeys.all),
  });

/** Updates a person and the thumbnail. Refreshes all data with the person's name. */
export const updateUser = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async ({ values, etag }: Edit<UserForm>) => {
      const user = await send(userChanges.updateUser, {
        params: { id },
        payload: toUserPayload(values),
        ifMatch: etag,
      });
      return withThumbnail(send, 'User', user, values.thumbnail);
    },
    onSuccess: () => refresh(client, userKeys.all, assetKeys.all, documentKeys.all),
  });

/** Actions on a person that take one call. */
export type UserStatusChange = Exclude<UserStatusAction, 'update' | 'delete'>;

const STATUS_CALLS = {
  resendInvitation: userChanges.resendInvitation,
  deactivate: userChanges.deactivateUser,
  reactivate: userChanges.activateUser,
} as const;

/** Changes a person's status. Reactivation takes a seat. */
export const changeUserStatus = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationKey: [...userKeys.one(id), 'status'],
    mutationFn: async (change: UserStatusChange) => {
      await send(STATUS_CALLS[change], { params: { id } });
      return change;
    },
    onSuccess: () => refresh(client, userKeys.all, companyKeys.all),
  });

/** Deletes a person, who stays listed as Deleted, and frees the seat. */
export const deleteUser = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) => send(userChanges.deleteUser, { params: { id }, ifMatch: await etag }),
    onSuccess: () => refresh(client, userKeys.all, companyKeys.all),
  });

/** Ends one session of a person by its id, or all except the caller's. */
export const endSessions = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (which: string) =>
      which === 'all'
        ? send(userChanges.endSessions, { params: { id } })
        : send(userChanges.endSession, { params: { id, sessionId: which } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...userKeys.one(id), 'sessions'] }),
  });

/** Unlinks the hosted sign-in of a person and ends all sessions. */
export const unlinkIdentity = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => send(userChanges.unlinkIdentity, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...userKeys.one(id), 'sessions'] }),
  });
