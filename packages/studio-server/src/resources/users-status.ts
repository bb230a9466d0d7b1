import type { UserStatusAction } from '@inspection-studio/domain';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/index.ts';
import { personOf, type SignedInUser } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { lockSeatsLeft } from '../rules/seats.ts';
import type { Context, Handlers } from './services.ts';
import { lockPerson, readUser, requireUserStatus } from './users-access.ts';

/** Locks the person of the path. */
const load = ({ db, user, params }: Pick<Context, 'db' | 'user'> & { params: { id: string } }) =>
  lockPerson(db, user.companyId, params.id);

/** Moves a person to the status that an action leads to. */
async function act({ db }: Pick<Context, 'db'>, target: SignedInUser, action: UserStatusAction): Promise<void> {
  const status = requireUserStatus(target, action);
  await db.update(users).set({ status }).where(eq(users.id, target.id));
}

export const userStatusHandlers: Handlers<'deleteUser' | 'deactivateUser' | 'activateUser'> = {
  deleteUser: withPolicy({
    load,
    subject: personOf,
    run: (context, target) => act(context, target, 'delete'),
  }),

  deactivateUser: withPolicy({
    load,
    subject: personOf,
    run: async (context, target) => {
      await act(context, target, 'deactivate');
      return readUser(context, target.id);
    },
  }),

  activateUser: withPolicy({
    load: async (context) => {
      // The company is locked before the person, as everywhere.
      const seatsLeft = await lockSeatsLeft(context.db, context.user.companyId);
      return { seatsLeft, target: await load(context) };
    },
    subject: ({ target }) => personOf(target),
    run: async (context, { target, seatsLeft }) => {
      await act(context, target, 'reactivate');
      if (seatsLeft <= 0) throw new StudioHttpError(409, 37);
      return readUser(context, target.id);
    },
  }),
};
