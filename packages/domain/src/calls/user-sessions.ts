import * as z from 'zod/mini';
import { sessionSchema } from '../entities/users/session.schema.ts';
import { call } from './call.ts';

/** Reads of sign-in sessions. Beyond the specification. */
export const sessionReads = {
  listSessions: call('GET', 'users/{id}/sessions', {
    reply: z.array(sessionSchema),
    policy: 'ManageSessions',
    summary:
      "The user's sessions of the last 14 days that have not ended, most recently used first. For the user and Admins.",
  }),
};
