import { userReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { userKeys } from './keys.ts';

export const userQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => send(userReads.getUser, { params: { id }, signal }),
  });
