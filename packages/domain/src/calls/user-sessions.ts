import * as z from 'zod/mini';
import { SESSIONS_LISTED_MAX, sessionSchema } from '../entities/users/session.schema.ts';
import { call } from './call.ts';

/** Reads of sign-in sessions. Beyond the specification. */
export const sessionReads = {
  listSessions: call('GET', 'users/{id}/sessions', {
    reply: z.array(sessionSchema).check(z.maxLength(SESSIONS_LISTED_MAX)),
    policy: 'ManageSessions',
    summary:
      "The user's sessions of the last 14 days that have not ended, most recently used first. Of more than 1,000, those used last. For the user and Admins.",
  }),
};
