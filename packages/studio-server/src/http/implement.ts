import {
  API_BASE_PATH,
  configureValidation,
  hasPermission,
  PAGINATION_HEADER,
  serializePagination,
  type Call,
  type Pagination,
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
import type { BackgroundTasks } from './background-tasks.ts';
import type { CallContext, CallHandler, Page } from './call-context.ts';
import { parseInput } from './parse-input.ts';
import { createLimiter, RATE_LIMITS } from './rate-limits.ts';
import { readMultipart, type MultipartForm } from './read-multipart.ts';
import { notFound, StudioHttpError } from './studio-http-error.ts';
import { isPolicyHandler, type PolicyHandler } from './with-policy.ts';
import { type LiftLimit, withinTime } from './within-time.ts';

export interface ImplementOptions {
  /**
   * Whether the handler runs inside one transaction. Turn it off for a handler
   * that waits for storage or mail, and make its changes with `context.transaction`.
   * @default true for changes, except multipart calls
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
  /** Runs the work that handlers pass to `afterCommit`. */
  background: BackgroundTasks;
  /** Refuses any change before its handler runs, for example when the licence has ended. */
  checkChange?: (db: Queryable, user: SignedInUser) => Promise<void>;
  /** Calls per person and minute. */
  callsPerMinute: number;
  /** Calls without a valid token per address and minute. @default the value in {@link RATE_LIMITS} */
  refusedPerMinute?: number;
  /** Time limit of a call, except multipart calls, which have ten minutes. @default one minute */
  timeoutMs?: number;
  metrics?: RequestMetrics;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set on calls of the API. */
    signedInUser: SignedInUser | null;
  }
}

const ID_MAX_LENGTH = 80;
const CALL_TIMEOUT_MS = 60_000;
const MULTIPART_TIMEOUT_MS = 600_000;

/** Converts a path of the calls table for the router: `sites/{id}` becomes `/api/v2/sites/:id`. */
export const routePath = (path: string): string => API_BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1');

function readParams(params: Record<string, string>): Record<string, string> {
  if (Object.values(params).some((value) => value === '' || value.length > ID_MAX_LENGTH)) throw notFound();
  return params;
}

const isPage = (answer: unknown): answer is Page<unknown> =>
  typeof answer === 'object' && answer !== null && 'items' in answer && 'pagination' in answer;

/** An encoded answer. */
interface EncodedAnswer {
  /** JSON; undefined for a call without a reply. */
  body: string | undefined;
  pagination: Pagination | null;
}

/** Encodes an answer. @throws Error when it does not fit the schema, which is a bug of the server */
function encodeAnswer(call: Call, answer: unknown): EncodedAnswer {
  const { items, pagination } = call.isPaged && isPage(answer) ? answer : { items: answer, pagination: null };
  // Fastify would send a reply that is a string without its quotes.
  return { body: call.reply && JSON.stringify(z.encode(call.reply, items)), pagination };
}

function sendAnswer({ body, pagination }: EncodedAnswer, reply: FastifyReply): FastifyReply {
  if (pagination) {
    reply.header(PAGINATION_HEADER, serializePagination(pagination));
    reply.header('access-control-expose-headers', PAGINATION_HEADER);
  }
  if (body === undefined) return reply.code(204).send();
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
 * Creates the function that registers handlers. A registered call authenticates the
 * caller, checks scope, permission, rate, input and policy, runs the handler
 * and encodes its answer, all from the calls table.
 *
 * @see CALL-001, CALL-005, CALL-021..205
 */
export function createImplement<Services>(app: FastifyInstance, deps: ImplementDeps<Services>): Implement<Services> {
  const { db, verifyToken, services, background, checkChange, metrics } = deps;
  // Sets the messages of the specification for invalid input.
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

    const run = async (request: FastifyRequest, form: MultipartForm | undefined, liftLimit: LiftLimit) => {
      const user = request.signedInUser!;
      const input = {
        user,
        params: readParams(request.params as Record<string, string>),
        query: call.query && (await parseInput('query', call.query, request.query)),
        payload: call.payload && (await parseInput('payload', call.payload, form?.fields ?? request.body)),
        file: form?.file,
        services,
      };
      const afterCommit: (() => Promise<void>)[] = [];
      /** Runs `work` in a transaction; the time limit ends right before the commit. */
      const inOneTransaction = <T>(work: (tx: Transaction) => Promise<T>) =>
        transaction(db, async (tx) => {
          const result = await work(tx);
          liftLimit();
          return result;
        });
      const runHandler = async (queryable: Queryable) => {
        if (isChange) await checkChange?.(queryable, user);
        const context = {
          ...input,
          db: queryable,
          transaction: inOneTransaction,
          afterCommit: (work: () => Promise<void>) => void afterCommit.push(work),
        };
        // Encoded before the commit: an answer that cannot be sent undoes its change.
        return encodeAnswer(call, await handle(context as CallContext<Call, Services>));
      };
      const answer = await (inTransaction ? inOneTransaction(runHandler) : runHandler(db));
      for (const work of afterCommit) background.add(`Work after ${call.method} ${call.path} failed`, work);
      return answer;
    };

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const result = await withinTime(isMultipart ? MULTIPART_TIMEOUT_MS : timeoutMs, async (liftLimit) => {
        const form = isMultipart ? await readMultipart(request) : undefined;
        try {
          return await run(request, form, liftLimit);
        } finally {
          await form?.discard().catch((error: unknown) => request.log.error({ err: error }, 'A form was not removed'));
        }
      });
      return sendAnswer(result, reply);
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
