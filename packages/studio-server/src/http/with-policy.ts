import type { Call, CallPolicy, PolicyOf } from '@inspection-studio/domain/calls';
import type { ProductErrorCode } from '@inspection-studio/domain/errors';
import type { AccessDecision } from '@inspection-studio/domain/permissions';
import type { PolicySubjects } from '../rules/call-policies.ts';
import type { CallContext, CallReply } from './call-context.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Subject of a call's policy. */
export type PolicySubject<C extends Call> = PolicySubjects[Extract<PolicyOf<C>, CallPolicy>];

/** The steps of a call with a policy, in the order in which they run. */
export interface PolicySteps<C extends Call, Services, Loaded> {
  /**
   * Loads the record that the policy decides about.
   *
   * @throws StudioHttpError 404 when the record does not exist for this person
   */
  load: (context: CallContext<C, Services>) => Promise<Loaded>;
  /** Returns what the policy decides about. */
  subject: (loaded: Loaded) => PolicySubject<C>;
  /** Returns the product code of a refusal, or null for none. @default 4 */
  refusalCode?: (loaded: Loaded) => ProductErrorCode | null;
  /** Answers the call. Runs only when the policy allows it. */
  run: (context: CallContext<C, Services>, loaded: Loaded) => Promise<CallReply<C>>;
}

/**
 * Handler of a call with a policy. Only {@link withPolicy} creates one, so a
 * handler that skips its policy is a type error and cannot be registered.
 */
class PolicyHandler<C extends Call, Services> {
  readonly #answer: Answer<C, Services>;

  constructor(answer: Answer<C, Services>) {
    this.#answer = answer;
  }

  /**
   * Answers a call when `decide` allows it.
   *
   * @throws StudioHttpError 403 when `decide` refuses; otherwise what the steps throw
   */
  answer(context: CallContext<C, Services>, decide: Decide<C>): Promise<CallReply<C>> {
    return this.#answer(context, decide);
  }
}

type Decide<C extends Call> = (subject: PolicySubject<C>) => AccessDecision;
type Answer<C extends Call, Services> = (context: CallContext<C, Services>, decide: Decide<C>) => Promise<CallReply<C>>;

/**
 * Creates the handler of a call with a policy: loads the record, applies the policy named in
 * the calls table, and runs the rest if it allows the call.
 */
export function withPolicy<C extends Call, Services, Loaded>({
  load,
  subject,
  refusalCode = () => 4,
  run,
}: PolicySteps<C, Services, Loaded>): PolicyHandler<C, Services> {
  return new PolicyHandler(async (context, decide) => {
    const loaded = await load(context);
    if (!decide(subject(loaded)).allowed) throw new StudioHttpError(403, refusalCode(loaded) ?? undefined);
    return run(context, loaded);
  });
}

/** Whether a handler comes from {@link withPolicy}. */
export const isPolicyHandler = <Services>(handler: unknown): handler is PolicyHandler<Call, Services> =>
  handler instanceof PolicyHandler;

export type { PolicyHandler };
