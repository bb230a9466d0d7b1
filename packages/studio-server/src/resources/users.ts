import {
  ChangeRolePolicy,
  DEFAULT_SORTS,
  PAGE_SIZES,
  ReadUserPolicy,
  ROLE_IDS,
  UpdateUserPolicy,
  USER_STATUS_NUMBERS,
} from '@inspection-studio/domain';
import { and, eq } from 'drizzle-orm';
import { codeField, instantField, textField } from '../database/list-fields.ts';
import { readUsers } from '../database/queries/users.ts';
import { users } from '../database/schema/index.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import { personOf } from './reader.ts';
import type { Context, Handlers } from './services.ts';

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

async function readOne({ db, services, user }: Context, id: string) {
  const [found] = await readUsers(db, services.pictureUrl, and(eq(users.companyId, user.companyId), eq(users.id, id)));
  if (!found) throw notFound();
  return found;
}

export const userHandlers: Handlers<'whoami' | 'listUsers' | 'getUser' | 'updateUser'> = {
  whoami: (context) => readOne(context, context.user.id),

  listUsers: ({ db, user, query, services }) =>
    answerList(db, list, {
      query,
      scope: eq(users.companyId, user.companyId),
      from: countFrom(users),
      read: (where, window) => readUsers(db, services.pictureUrl, where, window),
    }),

  getUser: async (context) => {
    const target = await readOne(context, context.params.id);
    if (!ReadUserPolicy(personOf(context.user), target).allowed) throw new StudioHttpError(403, 4);
    return target;
  },

  updateUser: async (context) => {
    const { db, user, payload, params } = context;
    const target = await readOne(context, params.id);
    if (!UpdateUserPolicy(personOf(user), target).allowed) throw new StudioHttpError(403, 4);
    if (payload.status !== undefined && payload.status !== target.status) {
      throw new StudioHttpError(409, undefined, { message: 'A status changes through activate, deactivate and delete.' });
    }
    const newRole = payload.role ?? target.roleId;
    if (!ChangeRolePolicy(personOf(user), target, newRole).allowed) throw new StudioHttpError(403, 4);
    const { firstName, lastName, phoneNumber } = payload;
    await db.update(users).set({ firstName, lastName, phoneNumber, role: newRole }).where(eq(users.id, target.id));
    return readOne(context, target.id);
  },
};
