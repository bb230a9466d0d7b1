import { API_BASE_PATH, type Person } from '@inspection-studio/domain';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { users } from '../database/schema/index.ts';
import { requiredScope } from '../identity/api-scopes.ts';
import { InvalidTokenError, type TokenVerifier } from '../identity/token-verifier.ts';
import { activatePending } from '../rules/activate-pending.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** The signed-in person of a request. */
export type SignedInUser = typeof users.$inferSelect;

/** Returns a person in the terms of the policies. */
export const personOf = ({ id, role }: SignedInUser): Person => ({ id, roleId: role });

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** Finds a person by e-mail address, ignoring case. */
const byEmail = prepareOnce('user_by_email', (db, name) =>
  db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${sql.placeholder('email')}`)
    .prepare(name),
);

/**
 * Authenticates a request. An invited person becomes active with the first request.
 *
 * @throws StudioHttpError 401 without a valid token; 403 without the scope; 403 code 33 unless
 * the e-mail address belongs to an active or invited person; 403 code 37 for an invited person
 * when the licence has fewer seats than people
 * @see N121, S03
 */
export async function authenticate(
  request: FastifyRequest,
  db: Database,
  verifyToken: TokenVerifier,
): Promise<SignedInUser> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new StudioHttpError(401);
  const { email, scopes, names } = await verifyToken(token).catch((error: unknown) => {
    throw error instanceof InvalidTokenError ? new StudioHttpError(401) : error;
  });
  const path = new URL(request.url, 'http://localhost').pathname.slice(API_BASE_PATH.length);
  if (!scopes.has(requiredScope(request.method, path))) throw new StudioHttpError(403);
  const [found] = await byEmail(db).execute({ email });
  const user = found?.status === 'Pending' ? await activatePending(db, found, names) : found;
  if (user === null) throw new StudioHttpError(403, 37);
  if (user?.status !== 'Activated') throw new StudioHttpError(403, 33);
  return user;
}
