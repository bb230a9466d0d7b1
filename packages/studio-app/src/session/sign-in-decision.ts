/** Kinds of sign-in failure. */
export type SignInFailure = 'timeout' | 'access-denied' | 'interaction-required' | 'other';

/** Maximum number of redirects within {@link REDIRECT_WINDOW_MS} before a loop is assumed. */
export const REDIRECTS_MAX = 3;
/** Time window of a redirect loop, in milliseconds. */
export const REDIRECT_WINDOW_MS = 60_000;

/** Reads the code of a sign-in library error without loading the library. */
const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'errorCode' in error ? error.errorCode : undefined;

/** Classifies a failed sign-in by the error's name and code. */
export function failureKind(error: unknown): SignInFailure {
  if (error instanceof Error && error.name === 'InteractionRequiredAuthError') return 'interaction-required';
  const code = errorCodeOf(error);
  if (code === 'timed_out') return 'timeout';
  return code === 'access_denied' ? 'access-denied' : 'other';
}

/** Whether a failed sign-in may come from a server that does not respond. */
export const mayBeUnreachable = (error: unknown): boolean => ['timeout', 'other'].includes(failureKind(error));

/** Whether a new token requires the person to sign in, because the provider session has ended. */
export function needsPerson(error: unknown): boolean {
  const kind = failureKind(error);
  const isRefused = kind === 'other' && errorCodeOf(error) === 'invalid_grant';
  return isRefused || kind === 'interaction-required' || kind === 'access-denied';
}

export interface SignInAttempt {
  failure: SignInFailure;
  /** Whether the page has just returned from the provider, so the person was already asked. */
  wasInteractive: boolean;
  /** Times of earlier redirects of this tab, in epoch milliseconds. */
  redirectedAt: readonly number[];
  now: number;
}

/**
 * Decides what follows a failed sign-in: a redirect to the provider or the error screen.
 *
 * Never redirects again automatically after an interactive attempt (cancelled or failed), or
 * after {@link REDIRECTS_MAX} redirects in a minute.
 */
export function signInDecision({ failure, wasInteractive, redirectedAt, now }: SignInAttempt): 'redirect' | 'error' {
  if (failure === 'other' || wasInteractive) return 'error';
  const recent = redirectedAt.filter((moment) => now - moment < REDIRECT_WINDOW_MS);
  return recent.length >= REDIRECTS_MAX ? 'error' : 'redirect';
}
