import { classifyFailure, DEFAULT_ERROR_MESSAGE, errorMessage, type FailureClass, nextTry, retryAfterMs } from '@inspection-studio/domain';
import { logError, StudioError, wait } from '../api/index.ts';
import { StorageError } from './file-transport.ts';

/** Shown for a file whose transfer got no answer. */
const NO_ANSWER = 'The connection was lost.';

export interface RetryOptions {
  signal?: AbortSignal;
  /** Spreads the waits, 0 up to but not including 1. */
  random: () => number;
  /** Gets a new token before the next try. */
  refreshToken: () => Promise<unknown>;
  /** Gets rid of an upload address that is no longer accepted. */
  dropUrl?: () => void;
}

const failureOf = (error: unknown) => {
  if (error instanceof StorageError) return { from: 'storage', status: error.status } as const;
  if (error instanceof StudioError) return { from: 'api', status: error.status } as const;
  return null;
};

const kindOf = (error: unknown): FailureClass => {
  const failure = failureOf(error);
  return failure ? classifyFailure(failure) : 'final';
};

/**
 * Does a step of an upload, again while the domain's policy says so.
 *
 * @throws what the last try threw, or the signal's reason
 */
export async function withRetries<T>(step: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { signal, random, refreshToken, dropUrl } = options;
  const counts: Partial<Record<FailureClass, number>> = {};
  for (;;) {
    try {
      return await step();
    } catch (error) {
      signal?.throwIfAborted();
      logError(error);
      const kind = kindOf(error);
      const count = (counts[kind] = (counts[kind] ?? 0) + 1);
      const asked = error instanceof StorageError ? retryAfterMs(error.retryAfter, Date.now()) : undefined;
      const next = nextTry(kind, count, { retryAfterMs: asked, random });
      if (!next.retry) throw error;
      if (next.prepare === 'newUrl') dropUrl?.();
      if (next.prepare === 'refreshToken') await refreshToken().catch(logError);
      await wait(next.delayMs, signal);
    }
  }
}

/** Why an upload failed, for people. */
export function failureReason(error: unknown): string {
  if (kindOf(error) === 'network') return NO_ANSWER;
  if (error instanceof StorageError) return errorMessage({ status: error.status ?? undefined });
  return error instanceof StudioError ? error.message : DEFAULT_ERROR_MESSAGE;
}
