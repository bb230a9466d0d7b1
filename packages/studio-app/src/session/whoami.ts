import { userReads } from '@inspection-studio/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';

/** Query for the signed-in person. */
export const whoamiQuery = (send: Send) =>
  queryOptions({ queryKey: ['users', 'whoami'], queryFn: ({ signal }) => send(userReads.whoami, { signal }) });
