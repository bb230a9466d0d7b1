import {
  classifyFailure,
  DEFAULT_ERROR_MESSAGE,
  errorMessage,
  type FailureClass,
  HTTP_DEFAULTS,
  nextTry,
  retryAfterMs,
} from '@inspection-studio/domain';
import { logError, StudioError, wait } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { type SendingConditions, untilNothingIsMissing } from './sending-conditions.ts';

/** Shown for a file whose transfer got no answer. */
const NO_ANSWER = 'The connection was lost.';
/** Shown for a file that went away, with its card or its folder. */
const UNREADABLE = 'The file can no longer be read.';
/** What browsers call that. */
const UNREADABLE_NAMES = ['NotReadableError', 'NotFoundError'];
/** Nobody is kept waiting in silence for longer, whatever an answer asks for. */
const LONGEST_ASKED_WAIT_MS = 10 * 60_000;

/** What a step waits for, and how it is given up. */
export interface WaitOptions {
  conditions: SendingConditions;
  signal?: AbortSignal | undefined;
}

export interface RetryOptions extends WaitOptions {
  /** Spreads the waits, 0 up to but not including 1. */
  random: () => number;
  /** Gets a new token before the next try. */
  refreshToken: () => Promise<unknown>;
  /** Gets rid of an upload address that is no longer accepted. */
  dropUrl?: (() => void) | undefined;
}

const failureOf = (error: unknown) => {
  if (error instanceof StorageError) return { from: 'storage', status: error.status } as const;
  if (error instanceof StudioError) return { from: 'api', status: error.status } as const;
  return null;
};

/** What kind of failure an error is; one of the product itself is final. */
export const kindOf = (error: unknown): FailureClass => {
  const failure = failureOf(error);
  return failure ? classifyFailure(failure) : 'final';
};

/** How long an answer asks to wait, where its status may ask for that. @see CONST-041..043 */
function askedWaitMs(error: unknown): number | undefined {
  if (!(error instanceof StorageError || error instanceof StudioError)) return undefined;
  const mayAsk = error.status !== null && HTTP_DEFAULTS.afterStatusCodes.includes(error.status);
  const askedMs = mayAsk ? retryAfterMs(error.retryAfter, Date.now()) : undefined;
  return askedMs && Math.min(askedMs, LONGEST_ASKED_WAIT_MS);
}

/** Whether a step failed because nothing can be sent at the moment. */
async function isForWantOf({ missing, doubt }: SendingConditions, error: unknown): Promise<boolean> {
  const kind = kindOf(error);
  if (kind === 'network' && !missing()) await doubt();
  return (kind === 'network' || kind === 'auth') && missing() !== null;
}

/**
 * Does a step of an upload once there is a network and somebody signed in, and
 * again when it failed because one of them went.
 *
 * @throws any other failure, or the signal's reason
 */
export async function whenPossible<T>(step: () => Promise<T>, { conditions, signal }: WaitOptions): Promise<T> {
  for (;;) {
    await untilNothingIsMissing(conditions, signal);
    try {
      return await step();
    } catch (error) {
      const isWaiting = !signal?.aborted && (await isForWantOf(conditions, error));
      signal?.throwIfAborted();
      if (!isWaiting) throw error;
      logError(error);
    }
  }
}

/**
 * Does a step of an upload, again while the domain's policy says so. What
 * fails for want of a network or a session is not counted: see {@link whenPossible}.
 *
 * @throws what the last try threw, or the signal's reason
 */
export async function withRetries<T>(step: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { conditions, signal, random, refreshToken, dropUrl } = options;
  const counts: Partial<Record<FailureClass, number>> = {};
  /** What only failed to be renewed because the network or the session went says nothing about the token. */
  async function renew(): Promise<void> {
    try {
      await refreshToken();
    } catch (error) {
      logError(error);
      if (!conditions.missing()) await conditions.doubt();
      if (conditions.missing()) counts.auth = 0;
    }
  }
  for (;;) {
    try {
      return await whenPossible(step, options);
    } catch (error) {
      signal?.throwIfAborted();
      logError(error);
      const kind = kindOf(error);
      const count = (counts[kind] = (counts[kind] ?? 0) + 1);
      const next = nextTry(kind, count, { retryAfterMs: askedWaitMs(error), random });
      if (!next.retry) throw error;
      if (next.prepare === 'newUrl') dropUrl?.();
      if (next.prepare === 'refreshToken') await renew();
      await wait(next.delayMs, signal);
    }
  }
}

/** Why an upload failed, for people. */
export function failureReason(error: unknown): string {
  if (kindOf(error) === 'network') return NO_ANSWER;
  if (error instanceof StorageError) return errorMessage({ status: error.status ?? undefined });
  if (error instanceof DOMException && UNREADABLE_NAMES.includes(error.name)) return UNREADABLE;
  return error instanceof StudioError ? error.message : DEFAULT_ERROR_MESSAGE;
}
