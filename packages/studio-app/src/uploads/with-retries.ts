import { classifyFailure, DEFAULT_ERROR_MESSAGE, errorMessage, type FailureClass, HTTP_DEFAULTS, nextTry, retryAfterMs } from '@inspection-studio/domain';
import { logError, StudioError, wait } from '../api/index.ts';
import { StorageError } from './file-transport.ts';

/** Shown for a file whose transfer got no answer. */
const NO_ANSWER = 'The connection was lost.';
/** Shown for a file that went away, with its card or its folder. */
const UNREADABLE = 'The file can no longer be read.';
/** What browsers call that. */
const UNREADABLE_NAMES = ['NotReadableError', 'NotFoundError'];

export interface RetryOptions {
  signal?: AbortSignal;
  /** Spreads the waits, 0 up to but not including 1. */
  random: () => number;
  /** Gets a new token before the next try. */
  refreshToken: () => Promise<unknown>;
  /** Gets rid of an upload address that is no longer accepted. */
  dropUrl?: () => void;
  /** Whether the machine has a network at all. @default always */
  isOnline?: () => boolean;
  /** Resolves when it has one again. */
  untilOnline?: (signal?: AbortSignal) => Promise<void>;
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

/** How long an answer asks to wait, where its status may ask for that. @see spec 2 §9 "wait-after 413, 429, 503" */
function askedWaitMs(error: unknown): number | undefined {
  if (!(error instanceof StorageError || error instanceof StudioError)) return undefined;
  const mayAsk = error.status !== null && HTTP_DEFAULTS.afterStatusCodes.includes(error.status);
  return mayAsk ? retryAfterMs(error.retryAfter, Date.now()) : undefined;
}

/**
 * Does a step of an upload, again while the domain's policy says so. Tries
 * without a network are not counted: the next one waits for it.
 *
 * @throws what the last try threw, or the signal's reason
 */
export async function withRetries<T>(step: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { signal, random, refreshToken, dropUrl, isOnline = () => true, untilOnline } = options;
  const counts: Partial<Record<FailureClass, number>> = {};
  for (;;) {
    try {
      return await step();
    } catch (error) {
      signal?.throwIfAborted();
      logError(error);
      const kind = kindOf(error);
      if (kind === 'network' && untilOnline && !isOnline()) {
        await untilOnline(signal);
        continue;
      }
      const count = (counts[kind] = (counts[kind] ?? 0) + 1);
      const next = nextTry(kind, count, { retryAfterMs: askedWaitMs(error), random });
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
  if (error instanceof DOMException && UNREADABLE_NAMES.includes(error.name)) return UNREADABLE;
  return error instanceof StudioError ? error.message : DEFAULT_ERROR_MESSAGE;
}
