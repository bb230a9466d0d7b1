import * as z from 'zod/mini';
import { userSchema } from '../entities/users/user.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** Calls that read users of the company. */
export const userReads = {
  whoami: call('GET', 'users/whoami', {
    reply: userSchema,
    record: 'user',
    summary: 'The signed-in user.',
  }),

  listUsers: call('GET', 'users', {
    query: listQuerySchema,
    reply: z.array(userSchema),
    isPaged: true,
    permission: 'ReadUsers',
    summary: 'Users of the company.',
  }),

  getUser: call('GET', 'users/{id}', {
    reply: userSchema,
    policy: 'ReadUser',
    record: 'user',
    summary: 'One user. Managers and above can read users with a lower role; everyone can read their own account.',
  }),
};
