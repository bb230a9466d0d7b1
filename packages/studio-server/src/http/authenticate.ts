import type { Scope } from '@inspection-studio/domain/calls';
import type { Person } from '@inspection-studio/domain/permissions';
import { COMMAND_LINE_TOKEN } from '@inspection-studio/domain/users';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { findAccessToken, noteAccessTokenUse } from '../identity/access-tokens.ts';
import { isAccessToken } from '../identity/access-token-text.ts';
import { sourceOf } from '../identity/event-source.ts';
import type { SignInSessions } from '../identity/sign-in-sessions.ts';
import { InvalidTokenError, type TokenVerifier } from '../identity/token-verifier.ts';
import type { LimitedToken } from '../rules/access-token-calls.ts';
import { endedSessionError, findCaller, type SignedInUser } from './find-caller.ts';
import { StudioHttpError } from './studio-http-error.ts';

export type { SignedInUser };

/** Returns a person in the terms of the policies. */
export const personOf = ({ id, role }: SignedInUser): Person => ({ id, roleId: role });

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** Who sent a request, and in which sign-in or with which access token. */
export interface Caller {
  user: SignedInUser;
  /** Empty with an access token of a person, which belongs to no session. */
  sessionId: string;
  /** The token that limits the rights of its person; null in a session. */
  token: LimitedToken | null;
}

/** Logs why a token is rejected, so that operators see why sign-ins fail. @returns the error of the request */
function rejected({ log }: FastifyRequest, reason: string): StudioHttpError {
  log.info({ reason }, 'A token was rejected');
  return new StudioHttpError(401);
}

/** Finds the person of an access token. @throws StudioHttpError 401 when it is unknown, revoked or expired */
async function tokenCaller(request: FastifyRequest, db: Database, token: string): Promise<Caller> {
  const found = await findAccessToken(db, token);
  if (!found) throw rejected(request, 'access token unknown, revoked or expired');
  const names = { firstName: '', lastName: '' };
  const user = await findCaller(db, { identity: { kind: 'embedded', person: found.userId }, names }, sourceOf(request));
  await noteAccessTokenUse(db, found);
  return { user, sessionId: '', token: { rights: found.rights, id: found.id } };
}

/**
 * Authenticates a request of a call. An invited person becomes active with the first request. Takes one query, because
 * ended sessions are known in memory; two with an access token of a person, which is looked up every time.
 *
 * @param scope scope of the matched call, never of the URL, which has many spellings
 * @throws StudioHttpError 401 without a valid token, and when its session has ended; 403 without the scope; 403 code
 * 33 unless the token is about an active or invited person of a company that is not suspended; 403 code 37 for an
 * invited person when the licence has fewer seats than people
 */
export async function authenticate(
  request: FastifyRequest,
  db: Database,
  verifyToken: TokenVerifier,
  scope: Scope,
  sessions: SignInSessions,
): Promise<Caller> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new StudioHttpError(401);
  if (isAccessToken(token)) return tokenCaller(request, db, token);
  const verified = await verifyToken(token).catch((error: unknown) => {
    throw error instanceof InvalidTokenError ? rejected(request, error.message) : error;
  });
  if (!verified.scopes.has(scope)) throw new StudioHttpError(403);
  const { session } = verified;
  if (await sessions.isEnded(session.id)) throw await endedSessionError(db, verified);
  const source = sourceOf(request);
  const user = await findCaller(db, verified, source);
  if (verified.isForCommandLine) {
    // The session is that of the browser in which the person has allowed it.
    return { user, sessionId: session.id, token: { rights: COMMAND_LINE_TOKEN.rights, id: null } };
  }
  sessions.use({ ...session, ...source, userId: user.id });
  return { user, sessionId: session.id, token: null };
}
