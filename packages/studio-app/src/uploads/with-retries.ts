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

/** Shown when the transfer of a file got no response. */
const NO_ANSWER = 'The connection was lost.';
/** Shown when a file is gone, for example with its memory card. */
const UNREADABLE = 'The file can no longer be read.';
/** Names of the errors that browsers throw for such a file. */
const UNREADABLE_NAMES = ['NotReadableError', 'NotFoundError'];
/** Maximum wait for a Retry-After header. */
const LONGEST_ASKED_WAIT_MS = 10 * 60_000;

/** Conditions that a step waits for, and the signal that aborts it. */
export interface WaitOptions {
  conditions: SendingConditions;
  signal?: AbortSignal | undefined;
}

export interface RetryOptions extends WaitOptions {
  /** Jitter of retry delays, 0 up to but not including 1. */
  random: () => number;
  /** Gets a new token before the next attempt. */
  refreshToken: () => Promise<unknown>;
  /** Drops an upload URL that the storage rejected. */
  dropUrl?: (() => void) | undefined;
}

const failureOf = (error: unknown) => {
  if (error instanceof StorageError) return { from: 'storage', status: error.status } as const;
  if (error instanceof StudioError) return { from: 'api', status: error.status } as const;
  return null;
};

/** Returns the class of failure of an error. Other errors are final. */
export const kindOf = (error: unknown): FailureClass => {
  const failure = failureOf(error);
  return failure ? classifyFailure(failure) : 'final';
};

/** Returns the wait of a Retry-After header, for statuses that support it. @see CONST-041..043 */
function askedWaitMs(error: unknown): number | undefined {
  if (!(error instanceof StorageError || error instanceof StudioError)) return undefined;
  const mayAsk = error.status !== null && HTTP_DEFAULTS.afterStatusCodes.includes(error.status);
  const askedMs = mayAsk ? retryAfterMs(error.retryAfter, Date.now()) : undefined;
  return askedMs && Math.min(askedMs, LONGEST_ASKED_WAIT_MS);
}

/** Whether a step failed because the network or the session is missing. */
async function isBlocked({ missing, doubt }: SendingConditions, error: unknown): Promise<boolean> {
  const kind = kindOf(error);
  if (kind === 'network' && !missing()) await doubt();
  return (kind === 'network' || kind === 'auth') && missing() !== null;
}

/**
 * Runs a step of an upload when the network and the session are available, and
 * again if it fails because one of them was lost.
 *
 * @throws any other failure, or the signal's reason
 */
export async function whenPossible<T>(step: () => Promise<T>, { conditions, signal }: WaitOptions): Promise<T> {
  for (;;) {
    await untilNothingIsMissing(conditions, signal);
    try {
      return await step();
    } catch (error) {
      const isWaiting = !signal?.aborted && (await isBlocked(conditions, error));
      signal?.throwIfAborted();
      if (!isWaiting) throw error;
      logError(error);
    }
  }
}

/**
 * Runs a step of an upload and retries it by the policy of the domain. Failures
 * without a network or a session do not count as attempts, see
 * {@link whenPossible}.
 *
 * @throws the error of the last attempt, or the signal's reason
 */
export async function withRetries<T>(step: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { conditions, signal, random, refreshToken, dropUrl } = options;
  const counts: Partial<Record<FailureClass, number>> = {};
  /** Renews the token. A failure without a network or a session does not count. */
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

/** Returns why an upload failed, as shown to users. */
export function failureReason(error: unknown): string {
  if (kindOf(error) === 'network') return NO_ANSWER;
  if (error instanceof StorageError) return errorMessage({ status: error.status ?? undefined });
  if (error instanceof DOMException && UNREADABLE_NAMES.includes(error.name)) return UNREADABLE;
  return error instanceof StudioError ? error.message : DEFAULT_ERROR_MESSAGE;
}
