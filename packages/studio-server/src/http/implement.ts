import {
  API_BASE_PATH,
  configureValidation,
  hasPermission,
  PAGINATION_HEADER,
  serializePagination,
  type Call,
  type PolicyOf,
} from '@inspection-studio/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { transaction, type Queryable, type Transaction } from '../database/transaction.ts';
import type { TokenVerifier } from '../identity/token-verifier.ts';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { CALL_POLICIES, type Policy } from '../rules/call-policies.ts';
import { authenticate, personOf, type SignedInUser } from './authenticate.ts';
import type { Afterwards, CallContext, CallHandler, Page } from './call-context.ts';
import { parseInput } from './parse-input.ts';
import { createLimiter, RATE_LIMITS } from './rate-limits.ts';
import { readMultipart, type MultipartForm } from './read-multipart.ts';
import { notFound, StudioHttpError } from './studio-http-error.ts';
import { isPolicyHandler, type PolicyHandler } from './with-policy.ts';
import { withinTime } from './within-time.ts';

export interface ImplementOptions {
  /**
   * Whether the handler runs inside one transaction. Turn it off where a handler
   * waits for storage, and open transactions inside.
   * @default true for calls with a JSON body that change something
   */
  inTransaction?: boolean;
}

/**
 * Handler of one row of the calls table: a function for a row without a policy,
 * the result of `withPolicy` for a row with one.
 */
export type HandlerOf<C extends Call, Services> =
  | (undefined extends PolicyOf<C> ? CallHandler<C, Services> : never)
  | (PolicyOf<C> extends undefined ? never : PolicyHandler<C, Services>);

/**
 * Registers the handler of one row of the calls table.
 *
 * @throws Error when the row has a policy that the handler does not check, or the other way round
 */
export type Implement<Services> = <C extends Call>(
  call: C,
  handler: HandlerOf<C, Services>,
  options?: ImplementOptions,
) => void;

export interface ImplementDeps<Services> {
  db: Database;
  verifyToken: TokenVerifier;
  services: Services;
  /** Refuses a change before its handler runs, whoever asks for it: a licence that has ended. */
  checkChange?: (db: Queryable, user: SignedInUser) => Promise<void>;
  /** Calls one person may make in a minute. */
  callsPerMinute: number;
  /** Calls without a good token that one address may make in a minute; {@link RATE_LIMITS} unless told. */
  refusedPerMinute?: number;
  /** Time a call with a JSON body or none may take, a minute unless told; ten minutes for a file. */
  timeoutMs?: number;
  metrics?: RequestMetrics;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set on calls of the API. */
    signedInUser: SignedInUser | null;
  }
}

const ID_MAX_LENGTH = 80;
const CALL_TIMEOUT_MS = 60_000;
const MULTIPART_TIMEOUT_MS = 600_000;

/** `sites/{id}` in the router's words: `/api/v2/sites/:id`. */
export const routePath = (path: string): string => API_BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1');

function readParams(params: Record<string, string>): Record<string, string> {
  if (Object.values(params).some((value) => value === '' || value.length > ID_MAX_LENGTH)) throw notFound();
  return params;
}

const isPage = (answer: unknown): answer is Page<unknown> =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'pagination' in answer;

/** Encodes the answer; one that does not fit its schema is a fault of the server, never sent. */
function sendAnswer(call: Call, answer: unknown, reply: FastifyReply): FastifyReply {
  const paged = call.isPaged && isPage(answer) ? answer : { items: answer, pagination: null };
  if (paged.pagination) {
    reply.header(PAGINATION_HEADER, serializePagination(paged.pagination));
    reply.header('access-control-expose-headers', PAGINATION_HEADER);
  }
  if (!call.reply) return reply.code(204).send();
  // Written out here, for a text that is the whole answer would travel without its quotes.
  const body = JSON.stringify(z.encode(call.reply, paged.items));
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Binds a handler to the policy of its call. @throws Error unless both or neither of them have one */
function toCallHandler<Services>(call: Call, handler: unknown): CallHandler<Call, Services> {
  const { method, path, policy } = call;
  if (!isPolicyHandler<Services>(handler)) {
    if (policy) throw new Error(`${method} ${path} has the policy ${policy}, but its handler does not check it.`);
    return handler as CallHandler<Call, Services>;
  }
  if (!policy) throw new Error(`${method} ${path} has no policy, but its handler checks one.`);
  const decide = CALL_POLICIES[policy] as Policy<typeof policy>;
  return (context) => handler.answer(context, (subject) => decide(personOf(context.user), subject));
}

/**
 * Makes the function that registers handlers. A registered call signs the
 * caller in, checks scope, permission, rate, input and policy, runs the handler
 * and encodes its answer, all from the calls table.
 *
 * @see CALL-001, CALL-005, CALL-021..205
 */
export function createImplement<Services>(app: FastifyInstance, deps: ImplementDeps<Services>): Implement<Services> {
  const { db, verifyToken, services, checkChange, metrics } = deps;
  // Refusals say what is wrong in the words of the specification.
  configureValidation();
  const { refusedPerMinute = RATE_LIMITS.refusedPerAddress, timeoutMs = CALL_TIMEOUT_MS } = deps;
  // One limiter for all calls, so that a person's calls are counted together.
  const limitRate = createLimiter(app, deps.callsPerMinute, metrics, (request) => request.signedInUser!.id);
  const limitRefused = createLimiter(app, refusedPerMinute, metrics);

  return (call, handler, options = {}) => {
    const handle = toCallHandler<Services>(call, handler);
    const isMultipart = call.encoding === 'multipart';
    const isChange = call.method !== 'GET';
    const inTransaction = options.inTransaction ?? (isChange && !isMultipart);

    const admit = async (request: FastifyRequest) => {
      const user = await authenticate(request, db, verifyToken).catch(async (error: unknown) => {
        if (error instanceof StudioHttpError && error.status === 401) await limitRefused(request);
        throw error;
      });
      if (call.permission && !hasPermission(user.role, call.permission)) throw new StudioHttpError(403);
      request.signedInUser = user;
      await limitRate(request);
    };

    const run = async (request: FastifyRequest, form: MultipartForm | undefined, signal: AbortSignal) => {
      const user = request.signedInUser!;
      const input = {
        user,
        params: readParams(request.params as Record<string, string>),
        query: call.query && (await parseInput('query', call.query, request.query)),
        payload: call.payload && (await parseInput('payload', call.payload, form?.fields ?? request.body)),
        file: form?.file,
        services,
      };
      const afterwards: Afterwards[] = [];
      const runHandler = async (queryable: Queryable) => {
        if (isChange) await checkChange?.(queryable, user);
        const context = {
          ...input,
          db: queryable,
          transaction: <T>(work: (tx: Transaction) => Promise<T>) => transaction(db, work),
          afterCommit: (work: Afterwards) => void afterwards.push(work),
        };
        const result = await handle(context as CallContext<Call, Services>);
        // Whoever asked has been told that it failed: then nothing of it may be stored.
        signal.throwIfAborted();
        return result;
      };
      const answer = inTransaction ? await transaction(db, runHandler) : await runHandler(db);
      for (const work of afterwards) {
        // The change is stored by now: what fails here is the server's to mend, not the caller's.
        await work().catch((error: unknown) => request.log.error({ err: error }, `after ${call.method} ${call.path}`));
      }
      return answer;
    };

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const result = await withinTime(isMultipart ? MULTIPART_TIMEOUT_MS : timeoutMs, async (signal) => {
        const form = isMultipart ? await readMultipart(request) : undefined;
        return run(request, form, signal).finally(() => form?.discard());
      });
      return sendAnswer(call, result, reply);
    };

    app.route({
      method: call.method,
      url: routePath(call.path),
      config: { call: `${call.method} ${call.path}` },
      onRequest: admit,
      handler: answer,
    });
  };
}
