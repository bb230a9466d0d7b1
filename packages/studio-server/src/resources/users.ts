import {
  ChangeRolePolicy,
  DEFAULT_SORTS,
  PAGE_SIZES,
  ReadUserPolicy,
  ROLE_IDS,
  USER_STATUS_NUMBERS,
} from '@inspection-studio/domain';
import { eq } from 'drizzle-orm';
import { codeField, instantField, textField } from '../database/list-fields.ts';
import { readUsers } from '../database/queries/users.ts';
import { users } from '../database/schema/index.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import { personOf } from './reader.ts';
import type { Handlers } from './services.ts';
import { lockPerson, readUser, requireUserAction } from './users-access.ts';

const role = codeField(users.role, ROLE_IDS);

const list: ListDefinition = {
  fields: {
    name: textField(users.name),
    firstName: textField(users.firstName),
    lastName: textField(users.lastName),
    email: textField(users.email),
    role,
    roleId: role,
    status: codeField(users.status, USER_STATUS_NUMBERS),
    created: instantField(users.created),
    modified: instantField(users.modified),
  },
  defaultSort: DEFAULT_SORTS.users,
  pageSize: PAGE_SIZES.users,
  id: users.id,
};

export const userHandlers: Handlers<'whoami' | 'listUsers' | 'getUser' | 'updateUser'> = {
  whoami: (context) => readUser(context, context.user.id),

  listUsers: ({ db, user, query, services }) =>
    answerList(db, list, {
      query,
      scope: eq(users.companyId, user.companyId),
      from: countFrom(users),
      read: (where, window) => readUsers(db, services.pictureUrl, where, window),
    }),

  getUser: async (context) => {
    const target = await readUser(context, context.params.id);
    if (!ReadUserPolicy(personOf(context.user), target).allowed) throw new StudioHttpError(403, 4);
    return target;
  },

  updateUser: async (context) => {
    const { db, user, payload, params } = context;
    const target = await lockPerson(db, user.companyId, params.id);
    requireUserAction(user, target, 'update');
    if (payload.status !== undefined && payload.status !== target.status) {
      throw new StudioHttpError(409, undefined, {
        message: 'A status changes through activate, deactivate and delete.',
      });
    }
    const role = payload.role ?? target.role;
    if (!ChangeRolePolicy(personOf(user), personOf(target), role).allowed) throw new StudioHttpError(403, 4);
    const { firstName, lastName, phoneNumber } = payload;
    await db.update(users).set({ firstName, lastName, phoneNumber, role }).where(eq(users.id, target.id));
    return readUser(context, target.id);
  },
};
