import { nextUserStatus, type UserStatusAction } from '@inspection-studio/domain';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/index.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { lockSeatsLeft } from '../rules/seats.ts';
import type { Context, Handlers } from './services.ts';
import { lockPerson, readUser, requireUserAction } from './users-access.ts';

/** Moves a person to the status that an action leads to. */
async function act({ db, user }: Context, id: string, action: UserStatusAction): Promise<void> {
  const target = await lockPerson(db, user.companyId, id);
  requireUserAction(user, target, action);
  const status = nextUserStatus(target.status, action);
  await db.update(users).set({ status }).where(eq(users.id, target.id));
}

export const userStatusHandlers: Handlers<'deleteUser' | 'deactivateUser' | 'activateUser'> = {
  deleteUser: async (context) => {
    await act(context, context.params.id, 'delete');
  },

  deactivateUser: async (context) => {
    await act(context, context.params.id, 'deactivate');
    return readUser(context, context.params.id);
  },

  activateUser: async (context) => {
    const { db, user, params } = context;
    const seatsLeft = await lockSeatsLeft(db, user.companyId);
    await act(context, params.id, 'reactivate');
    if (seatsLeft <= 0) throw new StudioHttpError(409, 37);
    return readUser(context, params.id);
  },
};
