import {
  calls,
  DEFAULT_SORTS,
  type FilterItem,
  type InvitationForm,
  PAGE_SIZES,
  serializeFilter,
  serializeSort,
  type SortItem,
  toInvitationPayload,
  toUserPayload,
  type UserForm,
  type UserStatusAction,
} from '@inspection-studio/domain';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, companyKeys, documentKeys, userKeys } from './keys.ts';
import { type AddressedRequest, addressedQuery, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';
import { withThumbnail } from './thumbnail.ts';

/** One page of people, 12 to a page. */
export const userPageQuery = (send: Send, request: AddressedRequest) =>
  queryOptions({
    queryKey: userKeys.page(request),
    queryFn: ({ signal }) =>
      send(calls.listUsers, { query: addressedQuery(request), page: { top: PAGE_SIZES.users, skip: request.skip }, signal }),
    placeholderData: keepPreviousData,
  });

/** All active people, for choosing, by first name. */
export const activeUserListQuery = (send: Send) =>
  queryOptions({
    queryKey: userKeys.list({}),
    queryFn: ({ signal }) => send(calls.listUsers, { query: toListQuery({ orderBy: DEFAULT_SORTS.users }), signal }),
    select: (users) => users.filter(({ status }) => status === 'Activated'),
  });

export const userQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => send(calls.getUser, { params: { id }, signal }),
  });

/** Which assets of a person: those they created, or those they are involved in, created ones among them (N28). */
export interface UserAssetRequest {
  userId: string;
  scope: 'created' | 'involved';
  orderBy?: readonly SortItem[];
  skip: number;
}

/** One page of a person's assets, 12 to a page, newest first. @see spec 1 §2 "Company screens", N45 */
export const userAssetPageQuery = (send: Send, request: UserAssetRequest) =>
  queryOptions({
    queryKey: assetKeys.page(request),
    queryFn: ({ signal }) => {
      const { userId, scope, orderBy = DEFAULT_SORTS.userAssets, skip } = request;
      const created: FilterItem = { prop: 'createdBy', comparison: 'eq', value: userId };
      const involved: FilterItem = { prop: 'member', comparison: 'eq', value: userId, logical: 'or' };
      const filter = serializeFilter(scope === 'created' ? [created] : [created, involved]);
      const query = { filter, orderBy: serializeSort(orderBy) };
      return send(calls.listAssets, { query, page: { top: PAGE_SIZES.assets, skip }, signal });
    },
    placeholderData: keepPreviousData,
  });

/** Invites people; answers with what became of each address. Seats are taken. */
export const inviteUsers = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (form: InvitationForm) => send(calls.inviteUsers, { payload: toInvitationPayload(form) }),
    onSuccess: () => refresh(client, userKeys.all, companyKeys.all),
  });

/** Changes a person and sends what changed of the picture; wherever the name stands, it follows. */
export const updateUser = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (form: UserForm) => {
      const user = await send(calls.updateUser, { params: { id }, payload: toUserPayload(form) });
      return withThumbnail(send, 'User', user, form.thumbnail);
    },
    onSuccess: () => refresh(client, userKeys.all, assetKeys.all, documentKeys.all),
  });

/** What changes a person's status, or invites them again, in one call. */
export type UserStatusChange = Exclude<UserStatusAction, 'update' | 'delete'>;

const STATUS_CALLS = {
  resendInvitation: calls.resendInvitation,
  deactivate: calls.deactivateUser,
  reactivate: calls.activateUser,
} as const;

/** Changes a person's status; a reactivated one takes a seat. @see spec 1 §4 "User status transitions" */
export const changeUserStatus = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationKey: [...userKeys.one(id), 'status'],
    mutationFn: async (change: UserStatusChange) => {
      await send(STATUS_CALLS[change], { params: { id } });
      return change;
    },
    onSuccess: () => refresh(client, userKeys.all, companyKeys.all),
  });

/** Deletes a person, who stays listed as Deleted; the seat is free again. */
export const deleteUser = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => send(calls.deleteUser, { params: { id } }),
    onSuccess: () => refresh(client, userKeys.all, companyKeys.all),
  });
