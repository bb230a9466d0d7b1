import { userActionDecision, type UserStatusAction } from '@inspection-studio/domain';
import { and, eq } from 'drizzle-orm';
import { readUsers } from '../database/queries/users.ts';
import { users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import type { SignedInUser } from '../http/authenticate.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { personOf } from './reader.ts';
import type { Context } from './services.ts';

const ofCompany = (companyId: string, id: string) => and(eq(users.companyId, companyId), eq(users.id, id));

/** A person of the caller's company as they are answered; 404 for anybody else. */
export async function readUser({ db, services, user }: Context, id: string) {
  const [found] = await readUsers(db, services.pictureUrl, ofCompany(user.companyId, id));
  if (!found) throw notFound();
  return found;
}

/** The row of a person of the caller's company; 404 for anybody else. */
export async function findPerson(db: Queryable, companyId: string, id: string): Promise<SignedInUser> {
  const [person] = await db.select().from(users).where(ofCompany(companyId, id));
  if (!person) throw notFound();
  return person;
}

/** The same, locked until the transaction ends, so that what is decided about it stays true. */
export async function lockPerson(db: Queryable, companyId: string, id: string): Promise<SignedInUser> {
  const [person] = await db.select().from(users).where(ofCompany(companyId, id)).for('no key update');
  if (!person) throw notFound();
  return person;
}

/**
 * Refuses what the policy or the person's status does not allow. Nobody is
 * above themselves, so nobody shuts out or deletes themselves.
 *
 * @throws StudioHttpError 403 code 4 by the policy, 409 by the status
 * @see STATE-036..047, PERM-056..065
 */
export function requireUserAction(actor: SignedInUser, target: SignedInUser, action: UserStatusAction): void {
  const decision = userActionDecision(personOf(actor), { ...personOf(target), status: target.status }, action);
  if (decision.allowed) return;
  if (decision.reason.kind !== 'userStatus') throw new StudioHttpError(403, 4);
  throw new StudioHttpError(409, undefined, { message: `This cannot be done while the person is ${target.status}.` });
}
