import { accessTokenReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { userKeys } from './keys.ts';

/** Access tokens of the caller, newest first. @param id of the caller */
export const accessTokenListQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: [...userKeys.one(id), 'tokens'],
    queryFn: ({ signal }) => send(accessTokenReads.listAccessTokens, { params: { id }, signal }),
  });
