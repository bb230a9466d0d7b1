import { calls, DEFAULT_SORTS, PAGE_SIZES, type UserPayload } from '@inspection-studio/domain';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { userKeys } from './keys.ts';
import { type PagedRequest, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';

/** One page of people, 12 to a page, by role and first name. */
export const userPageQuery = (send: Send, request: PagedRequest = {}) =>
  queryOptions({
    queryKey: userKeys.page(request),
    queryFn: ({ signal }) =>
      send(calls.listUsers, {
        query: toListQuery({ orderBy: DEFAULT_SORTS.usersPage, ...request }),
        page: { top: PAGE_SIZES.users, skip: request.skip ?? 0 },
        signal,
      }),
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

/** Changes a person; the own name in the header follows. */
export const updateUser = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (payload: UserPayload) => send(calls.updateUser, { params: { id }, payload }),
    onSuccess: () => refresh(client, userKeys.all),
  });
