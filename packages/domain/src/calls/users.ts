import * as z from 'zod/mini';
import { userSchema } from '../entities/users/user.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

/** People of the company. @see CALL-021..027 */
export const userReads = {
  whoami: call('GET', 'users/whoami', {
    reply: userSchema,
    summary: 'The signed-in person.',
  }),

  listUsers: call('GET', 'users', {
    query: listQuerySchema,
    reply: z.array(userSchema),
    isPaged: true,
    permission: 'ReadUsers',
    summary: 'People of the company; by default ordered by first name, 12 to a page.',
  }),

  getUser: call('GET', 'users/{id}', {
    reply: userSchema,
    policy: 'ReadUser',
    summary: 'One person: oneself, or somebody of a lower role for managers and above.',
  }),
};
