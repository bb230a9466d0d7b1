import { sessionReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { userKeys } from './keys.ts';

/** Sessions of a person, most recently used first. */
export const sessionListQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: [...userKeys.one(id), 'sessions'],
    queryFn: ({ signal }) => send(sessionReads.listSessions, { params: { id }, signal }),
  });
