/** Kinds of failed sign-in the specification tells apart. @see AUTH-003..006 */
export type SignInFailure = 'timeout' | 'access-denied' | 'interaction-required' | 'other';

/** Most redirects to the provider within {@link REDIRECT_WINDOW_MS} before the loop is broken. @see S40 */
export const REDIRECTS_MAX = 3;
/** Span in which redirects count as one loop, in milliseconds. */
export const REDIRECT_WINDOW_MS = 60_000;

/** Code of the sign-in library's errors, read without loading the library. */
const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'errorCode' in error ? error.errorCode : undefined;

/** Kind of a failed sign-in attempt, read from the error's name and code. */
export function failureKind(error: unknown): SignInFailure {
  if (error instanceof Error && error.name === 'InteractionRequiredAuthError') return 'interaction-required';
  const code = errorCodeOf(error);
  if (code === 'timed_out') return 'timeout';
  return code === 'access_denied' ? 'access-denied' : 'other';
}

/** Whether a token can only be had again by the person signing in: no session is left at the provider. */
export function needsPerson(error: unknown): boolean {
  const kind = failureKind(error);
  const isRefused = kind === 'other' && errorCodeOf(error) === 'invalid_grant';
  return isRefused || kind === 'interaction-required' || kind === 'access-denied';
}

export interface SignInAttempt {
  failure: SignInFailure;
  /** The page has just come back from the provider's own page, so the person was asked already. */
  wasInteractive: boolean;
  /** When this tab went to the provider before, in epoch milliseconds. */
  redirectedAt: readonly number[];
  now: number;
}

/**
 * What a failed attempt leads to: the provider's page, or the error screen.
 *
 * After an interactive attempt (cancelled or failed) it is never the provider's
 * page again without the person's doing, nor after {@link REDIRECTS_MAX}
 * redirects in a minute.
 *
 * @see AUTH-003..006, AUTH-019, S40
 */
export function signInDecision({ failure, wasInteractive, redirectedAt, now }: SignInAttempt): 'redirect' | 'error' {
  if (failure === 'other' || wasInteractive) return 'error';
  const recent = redirectedAt.filter((moment) => now - moment < REDIRECT_WINDOW_MS);
  return recent.length >= REDIRECTS_MAX ? 'error' : 'redirect';
}
