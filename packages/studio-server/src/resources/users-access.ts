import { nextUserStatus, type UserStatus, type UserStatusAction } from '@inspection-studio/domain/users';
import { and, eq } from 'drizzle-orm';
import { readUsers } from '../database/queries/users.ts';
import { users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import type { SignedInUser } from '../http/authenticate.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { requireRow } from './require-row.ts';
import type { Context } from './services.ts';

const ofCompany = (companyId: string, id: string) => and(eq(users.companyId, companyId), eq(users.id, id));

/** Returns a person of the caller's company as the API describes them. @throws StudioHttpError 404 for anyone else */
export async function readUser({ db, services, user }: Pick<Context, 'db' | 'services' | 'user'>, id: string) {
  return requireRow(readUsers(db, services.pictureUrl, ofCompany(user.companyId, id)));
}

/** Returns the row of a person of the caller's company. @throws StudioHttpError 404 for anyone else */
export async function findPerson(db: Queryable, companyId: string, id: string): Promise<SignedInUser> {
  return requireRow(db.select().from(users).where(ofCompany(companyId, id)));
}

/** Like {@link findPerson}, and locks the row until the transaction ends, so that decisions about it stay valid. */
export async function lockPerson(db: Queryable, companyId: string, id: string): Promise<SignedInUser> {
  return requireRow(db.select().from(users).where(ofCompany(companyId, id)).for('no key update'));
}

/**
 * Refuses an action that a person's status does not offer.
 *
 * @returns the status that the action leads to
 * @throws StudioHttpError 409
 */
export function requireUserStatus({ status }: Pick<SignedInUser, 'status'>, action: UserStatusAction): UserStatus {
  const next = nextUserStatus(status, action);
  if (next) return next;
  throw new StudioHttpError(409, undefined, { message: `This cannot be done while the person is ${status}.` });
}
