import type { UserStatusAction } from '@inspection-studio/domain/users';
import { eq } from 'drizzle-orm';
import { assetMembers, assetUploaders, users } from '../database/schema/index.ts';
import { personOf, type SignedInUser } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { deleteAccountLinks } from '../identity/account-links.ts';
import { removeAllMethods } from '../identity/methods/remove-methods.ts';
import { lockSeatsLeft } from '../rules/seats.ts';
import type { Context, Handlers } from './services.ts';
import { lockPerson, readUser, requireUserStatus } from './users-access.ts';
import { endAll } from './users-sessions.ts';

/** Locks the person of the path. */
const load = ({ db, user, params }: Pick<Context, 'db' | 'user'> & { params: { id: string } }) =>
  lockPerson(db, user.companyId, params.id);

/** Moves a person to the status that an action leads to. */
async function act({ db }: Pick<Context, 'db'>, target: SignedInUser, action: UserStatusAction): Promise<void> {
  const status = requireUserStatus(target, action);
  await db.update(users).set({ status }).where(eq(users.id, target.id));
}

/** Shuts a person out: ends all sign-ins and open links, so that none of them works again after a reactivation. */
async function shutOut(
  context: Pick<Context, 'db' | 'services' | 'afterCommit'>,
  target: SignedInUser,
  action: 'delete' | 'deactivate',
): Promise<void> {
  await act(context, target, action);
  await endAll(context, target.id);
  await deleteAccountLinks(context.db, target.id);
}

export const userStatusHandlers: Handlers<'deleteUser' | 'deactivateUser' | 'activateUser'> = {
  deleteUser: withPolicy({
    load,
    subject: personOf,
    /** Also removes the person from the assets they work on, and their ways to sign in. */
    run: async (context, target) => {
      await context.requireMatch(() => readUser(context, target.id));
      await shutOut(context, target, 'delete');
      await removeAllMethods(context.db, target.id);
      await context.db.delete(assetMembers).where(eq(assetMembers.userId, target.id));
      await context.db.delete(assetUploaders).where(eq(assetUploaders.userId, target.id));
    },
  }),

  deactivateUser: withPolicy({
    load,
    subject: personOf,
    run: async (context, target) => {
      await context.requireMatch(() => readUser(context, target.id));
      await shutOut(context, target, 'deactivate');
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
      await context.requireMatch(() => readUser(context, target.id));
      await act(context, target, 'reactivate');
      if (seatsLeft <= 0) throw new StudioHttpError(409, 37);
      return readUser(context, target.id);
    },
  }),
};
