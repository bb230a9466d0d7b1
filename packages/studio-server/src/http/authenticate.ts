import { API_BASE_PATH } from '@inspection-studio/domain';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { requiredScope } from '../identity/api-scopes.ts';
import { InvalidTokenError, type TokenVerifier } from '../identity/token-verifier.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** The active person a request comes from. */
export type SignedInUser = typeof users.$inferSelect;

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** Asks the database who has an e-mail address, in any case. */
async function findByEmail(db: Queryable, email: string): Promise<SignedInUser | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  return user;
}

/**
 * Finds out who a request comes from.
 *
 * @throws StudioHttpError 401 without a valid token; 403 without the scope; 403
 * code 33 unless the token's e-mail is an active person's
 * @see spec/resolutions section 3 "Common", S03
 */
export async function authenticate(request: FastifyRequest, db: Queryable, verifyToken: TokenVerifier): Promise<SignedInUser> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new StudioHttpError(401);
  const { email, scopes } = await verifyToken(token).catch((error: unknown) => {
    throw error instanceof InvalidTokenError ? new StudioHttpError(401) : error;
  });
  const path = new URL(request.url, 'http://localhost').pathname.slice(API_BASE_PATH.length);
  if (!scopes.has(requiredScope(request.method, path))) throw new StudioHttpError(403);
  const user = await findByEmail(db, email);
  if (user?.status !== 'Activated') throw new StudioHttpError(403, 33);
  return user;
}
