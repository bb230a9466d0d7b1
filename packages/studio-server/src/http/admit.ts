import { type Call, scopeOf } from '@inspection-studio/domain/calls';
import { hasPermission } from '@inspection-studio/domain/permissions';
import type { AccessTokenRights } from '@inspection-studio/domain/users';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { SignInSessions } from '../identity/sign-in-sessions.ts';
import type { TokenVerifier } from '../identity/token-verifier.ts';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { accessTokenRefusal } from '../rules/access-token-calls.ts';
import { authenticate, type Caller, type SignedInUser } from './authenticate.ts';
import { takePlace } from './overload.ts';
import { createPlaces } from './places.ts';
import { createLimiter, RATE_LIMITS } from './rate-limits.ts';
import { refuseLargeForm } from './read-multipart.ts';
import { StudioHttpError } from './studio-http-error.ts';
import { TRAFFIC_LIMITS } from './traffic-limits.ts';

export interface AdmissionDeps {
  db: Database;
  verifyToken: TokenVerifier;
  sessions: SignInSessions;
  /** Calls per person and minute. */
  callsPerMinute: number;
  /** Calls without a valid token per address and minute. @default the value in {@link RATE_LIMITS} */
  refusedPerMinute?: number;
  /** Calls in flight of one person. @default the value in {@link TRAFFIC_LIMITS} */
  callsInFlight?: number;
  metrics?: RequestMetrics;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set on calls of the API. */
    signedInUser: SignedInUser | null;
    /** Id of the caller's session; empty before the call is admitted. */
    sessionId: Caller['sessionId'];
    /** Rights of a token that limits those of the caller; null in a session. */
    tokenRights: AccessTokenRights | null;
  }
}

/** Hook that runs before the body of a call is read. */
export type Admission = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Creates the admission of calls: it finds the caller, and checks rate, permission and open calls. A call without the
 * permission counts like any other, and its answer has the RateLimit headers.
 *
 * @throws StudioHttpError 401, 403, 413 or 429 from the admission
 */
export function createAdmission(app: FastifyInstance, deps: AdmissionDeps): (call: Call) => Admission {
  const { db, verifyToken, sessions, metrics } = deps;
  const { refusedPerMinute = RATE_LIMITS.refusedPerAddress } = deps;
  // One limiter for all calls, so that a person's calls are counted together.
  const limitRate = createLimiter(app, deps.callsPerMinute, metrics, (request) => request.signedInUser!.id);
  const limitRefused = createLimiter(app, refusedPerMinute, metrics);
  const places = createPlaces(deps.callsInFlight ?? TRAFFIC_LIMITS.requestsPerPerson);

  return (call) => {
    const scope = scopeOf(call);
    return async (request, reply) => {
      const { user, sessionId, token } = await authenticate(request, db, verifyToken, scope, sessions).catch(
        async (error: unknown) => {
          if (error instanceof StudioHttpError && error.status === 401) await limitRefused(request);
          throw error;
        },
      );
      request.signedInUser = user;
      request.sessionId = sessionId;
      request.tokenRights = token?.rights ?? null;
      await limitRate(request, reply);
      const { tokenId } = request.params as { tokenId?: string };
      const refusal = token && accessTokenRefusal(token, call, tokenId);
      if (refusal) throw new StudioHttpError(403, undefined, { message: refusal });
      if (call.permission && !hasPermission(user.role, call.permission)) throw new StudioHttpError(403);
      reply.raw.once('close', takePlace(places, user.id, metrics));
      if (call.encoding === 'multipart') refuseLargeForm(request);
    };
  };
}
