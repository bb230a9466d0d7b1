import { HTTP_DEFAULTS, retryAfterMs } from '@inspection-studio/domain/errors';
import { classifyFailure, type FailureClass, nextTry } from '@inspection-studio/domain/uploads';
import { isGatewayFailure, logError, StudioError, wait } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { type SendingConditions, untilNothingIsMissing } from './sending-conditions.ts';

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
  if (error instanceof StorageError) {
    return { from: 'storage', status: error.status, isMismatch: error.isMismatch } as const;
  }
  if (error instanceof StudioError) return { from: 'api', status: error.status } as const;
  return null;
};

/** Returns the class of failure of an error. Other errors are final. */
export const kindOf = (error: unknown): FailureClass => {
  const failure = failureOf(error);
  return failure ? classifyFailure({ ...failure, asksToWait: askedWaitMs(error) !== undefined }) : 'final';
};

/** Returns the wait of a Retry-After header, for statuses that support it. */
function askedWaitMs(error: unknown): number | undefined {
  if (!(error instanceof StorageError || error instanceof StudioError)) return undefined;
  const mayAsk = error.status !== null && HTTP_DEFAULTS.afterStatusCodes.includes(error.status);
  const askedMs = mayAsk ? retryAfterMs(error.retryAfter, Date.now()) : undefined;
  return askedMs && Math.min(askedMs, LONGEST_ASKED_WAIT_MS);
}

/** Whether a step failed because the network or the session is missing. A proxy may answer for a server that is down. */
async function isBlocked({ missing, doubt }: SendingConditions, error: unknown): Promise<boolean> {
  const kind = kindOf(error);
  const isDoubtful = kind === 'network' || isGatewayFailure(failureOf(error)?.status ?? 0);
  if (isDoubtful && !missing()) await doubt();
  return (isDoubtful || kind === 'auth') && missing() !== null;
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

/** How a step reports that it gets further. Failures before that no longer count. */
export interface StepProgress {
  /** Call when a part is done that is not repeated. */
  advanced: () => void;
  /**
   * Call with the bytes sent in this attempt. Only more bytes than in any attempt before count: a storage that always stops
   * at the same byte must use up the retries.
   */
  reached: (bytes: number) => void;
}

/**
 * Runs a step of an upload and retries it by the policy of the domain. Failures
 * without a network or a session do not count as attempts, see
 * {@link whenPossible}.
 *
 * @throws the error of the last attempt, or the signal's reason
 */
export async function withRetries<T>(step: (progress: StepProgress) => Promise<T>, options: RetryOptions): Promise<T> {
  const { conditions, signal, random, refreshToken, dropUrl } = options;
  let counts: Partial<Record<FailureClass, number>> = {};
  let furthestBytes = 0;
  const advanced = () => {
    counts = {};
  };
  const reached = (bytes: number) => {
    if (bytes <= furthestBytes) return;
    furthestBytes = bytes;
    advanced();
  };
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
      return await whenPossible(() => step({ advanced, reached }), options);
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
