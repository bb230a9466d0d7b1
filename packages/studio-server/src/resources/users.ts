import { ChangeRolePolicy } from '@inspection-studio/domain/permissions';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { ROLE_IDS, USER_STATUS_NUMBERS } from '@inspection-studio/domain/users';
import { eq, sql } from 'drizzle-orm';
import { codeField, instantField, textField } from '../database/list-fields.ts';
import { readUsers } from '../database/queries/users.ts';
import { inNameOrder } from '../database/schema/columns.ts';
import { users } from '../database/schema/index.ts';
import { personOf } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { answerList, countFrom, type ListDefinition } from './answer-list.ts';
import type { Handlers } from './services.ts';
import { lockPerson, readUser, requireUserStatus } from './users-access.ts';

/** The name that people read: the e-mail address of a person without a name. */
const shownName = sql`coalesce(nullif(${users.name}, ''), ${users.email})`;

const role = codeField(users.role, ROLE_IDS);

/** The list of this resource. */
export const userList: ListDefinition = {
  fields: {
    name: {
      ...textField(users.name, users.searchName),
      order: inNameOrder(shownName),
      values: 'text; contains also searches the e-mail address, by which people without a name are sorted',
    },
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
    answerList(db, userList, {
      query,
      scope: eq(users.companyId, user.companyId),
      from: countFrom(users),
      read: (where, window) => readUsers(db, services.pictureUrl, where, window),
    }),

  getUser: withPolicy({
    load: (context) => readUser(context, context.params.id),
    subject: (target) => target,
    run: async (_context, target) => target,
  }),

  updateUser: withPolicy({
    load: ({ db, user, params }) => lockPerson(db, user.companyId, params.id),
    subject: personOf,
    run: async (context, target) => {
      const { db, user, payload } = context;
      await context.requireMatch(() => readUser(context, target.id));
      requireUserStatus(target, 'update');
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
  }),
};
