import { API_BASE_PATH, type Call, isChange, type PolicyOf } from '@inspection-studio/domain/calls';
import { configureValidation } from '@inspection-studio/domain/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { writeRecordEdit } from '../database/queries/record-edits.ts';
import { transaction, type Queryable, type Transaction } from '../database/transaction.ts';
import { CALL_POLICIES, type Policy } from '../rules/call-policies.ts';
import type { AuditRule } from '../rules/audit-actions.ts';
import type { AnyEditedRecord } from '../rules/editable-content.ts';
import { createAuditRecorder } from './audit-recorder.ts';
import { type AdmissionDeps, createAdmission } from './admit.ts';
import { personOf, type SignedInUser } from './authenticate.ts';
import type { BackgroundTasks } from './background-tasks.ts';
import type { CallContext, CallHandler } from './call-context.ts';
import { type CsvRenderer, encodeAnswer, sendAnswer } from './encode-answer.ts';
import { createInputParser } from './parse-input.ts';
import { createPrecondition } from './precondition.ts';
import type { MultipartForm } from './read-multipart.ts';
import { notFound, StudioHttpError } from './studio-http-error.ts';
import { createWithForm, type FormDeps } from './with-form.ts';
import { isPolicyHandler, type PolicyHandler } from './with-policy.ts';
import { type LiftLimit, withinTime } from './within-time.ts';

export interface ImplementOptions {
  /**
   * Whether the handler runs inside one transaction. Turn it off for a handler
   * that waits for storage or mail, and make its changes with `context.transaction`.
   * @default true for changes, except multipart calls
   */
  inTransaction?: boolean;
  /** The audit event of the call. @default none */
  audit?: AuditRule | undefined;
  /** Renders the items as CSV. Required for exportable lists. */
  csv?: CsvRenderer;
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

export interface ImplementDeps<Services> extends AdmissionDeps, FormDeps {
  services: Services;
  /** Runs the work that handlers pass to `afterCommit`. */
  background: BackgroundTasks;
  /** Refuses a change that needs a valid licence, before its handler runs. */
  checkLicence?: (db: Queryable, user: SignedInUser) => Promise<void>;
  /** Time limit of a call, except multipart calls, which have ten minutes. @default one minute */
  timeoutMs?: number;
}

/** Query of a call without parameters. */
const NO_PARAMETERS = z.object({});
/** Body of a call without a payload: some clients send an empty object. */
const NO_BODY = z.nullish(z.object({}));

const ID_MAX_LENGTH = 80;
const CALL_TIMEOUT_MS = 60_000;
const MULTIPART_TIMEOUT_MS = 600_000;

/** Converts a path of the calls table for the router: `sites/{id}` becomes `/api/v2/sites/:id`. */
export const routePath = (path: string): string => API_BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1');

function readParams(params: Record<string, string>): Record<string, string> {
  if (Object.values(params).some((value) => value === '' || value.length > ID_MAX_LENGTH)) throw notFound();
  return params;
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
 */
export function createImplement<Services>(app: FastifyInstance, deps: ImplementDeps<Services>): Implement<Services> {
  const { db, services, background, checkLicence, timeoutMs = CALL_TIMEOUT_MS } = deps;
  // Sets the messages of the specification for invalid input.
  configureValidation();
  const admit = createAdmission(app, deps);
  const withForm = createWithForm(deps);

  return (call, handler, options = {}) => {
    const handle = toCallHandler<Services>(call, handler);
    if (call.isExportable && !options.csv) throw new Error(`${call.method} ${call.path} has no CSV.`);
    const isMultipart = call.encoding === 'multipart';
    const isChanging = isChange(call);
    const parseQuery = createInputParser('query', call.query ?? NO_PARAMETERS);
    const readBefore = call.method === 'PUT' ? call.reply : undefined;
    const parsePayload = createInputParser('payload', call.payload ?? NO_BODY, readBefore);
    const inTransaction = options.inTransaction ?? (isChanging && !isMultipart);

    const run = async (request: FastifyRequest, form: MultipartForm | undefined, liftLimit: LiftLimit) => {
      const user = request.signedInUser!;
      const input = {
        user,
        sessionId: request.sessionId,
        tokenRights: request.tokenRights,
        params: readParams(request.params as Record<string, string>),
        query: await parseQuery(request.query),
        payload: await parsePayload(form?.fields ?? request.body),
        file: form?.file,
        services,
      };
      const { ip: address, id: requestId } = request;
      const source = { address, requestId, userAgent: request.headers['user-agent'] };
      const recorder = createAuditRecorder({ call, rule: options.audit, user, params: input.params, source });
      const afterCommit: (() => Promise<void>)[] = [];
      /** Runs `work` in a transaction with its audit event; the time limit ends right before the commit. */
      const inOneTransaction = <T>(work: (tx: Transaction) => Promise<T>) =>
        transaction(db, async (tx) => {
          const result = await work(tx);
          await recorder.write(tx);
          liftLimit();
          return result;
        });
      const runHandler = async (queryable: Queryable) => {
        if (isChanging && !call.needsNoLicence) await checkLicence?.(queryable, user);
        const precondition = createPrecondition(call, request.headers['if-match'], queryable, input.params['id'] ?? '');
        /** Checks If-Match, and notes the record before an edit for the audit event. */
        const requireMatch = async (read: () => Promise<AnyEditedRecord>) => {
          const record = options.audit && isChanging ? await read() : undefined;
          await precondition.requireMatch(async () => (record === undefined ? read() : record));
          if (record !== undefined) recorder.before(record);
        };
        const context = {
          ...input,
          requireMatch,
          audit: recorder.audit,
          auditNothing: recorder.auditNothing,
          db: queryable,
          transaction: inOneTransaction,
          afterCommit: (work: () => Promise<void>) => void afterCommit.push(work),
        };
        // Encoded before the commit: an answer that cannot be sent undoes its change.
        const result = await handle(context as CallContext<Call, Services>);
        const answer = encodeAnswer(call, result, request.headers.accept, options.csv);
        recorder.after(result);
        if (precondition.isUnchecked()) throw new Error(`${call.method} ${call.path} did not check If-Match.`);
        const { etag: entityTag } = answer;
        const recordId = recorder.recordId();
        if (isChanging && call.record && entityTag && recordId !== null && recorder.hasChange()) {
          await writeRecordEdit(queryable, user, { kind: call.record, recordId, entityTag });
        }
        return answer;
      };
      const answer = await (inTransaction ? inOneTransaction(runHandler) : runHandler(db));
      // A recorded read has no transaction; changes have written theirs.
      if (!isChanging) await recorder.write(db);
      for (const work of afterCommit) background.add(`Work after ${call.method} ${call.path} failed`, work);
      return answer;
    };

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.isMultipart() && !isMultipart) throw new StudioHttpError(415);
      const result = await withinTime(isMultipart ? MULTIPART_TIMEOUT_MS : timeoutMs, (liftLimit) =>
        isMultipart ? withForm(request, (form) => run(request, form, liftLimit)) : run(request, undefined, liftLimit),
      );
      return sendAnswer(result, reply);
    };

    app.route({
      method: call.method,
      url: routePath(call.path),
      config: { call: `${call.method} ${call.path}`, ...(isMultipart && { isUpload: true as const }) },
      bodyLimit: call.bodyMaxBytes,
      onRequest: admit(call),
      handler: answer,
    });
  };
}
