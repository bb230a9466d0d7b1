import * as z from 'zod';
import { userPayloadSchema } from '../entities/users/user.form.ts';
import { userSchema } from '../entities/users/user.schema.ts';
import { call } from './call.ts';
import { listQuerySchema } from './list-query.ts';

export const whoami = call('GET', 'users/whoami', {
  reply: userSchema,
  summary: 'The signed-in person.',
});

export const listUsers = call('GET', 'users', {
  query: listQuerySchema,
  reply: z.array(userSchema),
  isPaged: true,
  permission: 'ReadUsers',
  summary: 'People of the company; by default ordered by first name, 12 to a page.',
});

export const getUser = call('GET', 'users/{id}', {
  reply: userSchema,
  policy: 'ReadUser',
  summary: 'One person: oneself, or somebody of a lower role for managers and above.',
});

export const updateUser = call('PUT', 'users/{id}', {
  payload: userPayloadSchema,
  reply: userSchema,
  policy: 'UpdateUser',
  summary: 'Changes names, phone number and, for others than oneself, the role.',
});
