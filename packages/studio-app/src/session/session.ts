import { logError, StudioError, type TokenSource } from '../api/index.ts';
import type { AuthClient } from './auth-client.ts';
import { redirectHistory } from './redirect-history.ts';
import { failureKind, needsPerson, REDIRECT_WINDOW_MS, signInDecision } from './sign-in-decision.ts';

/** State of the sign-in. `isExpired` is true once a token requires user interaction. */
export type SignInState =
  | { phase: 'loading' }
  | { phase: 'error'; message: string }
  | { phase: 'signed-in'; isExpired: boolean };

/** Shown when the person cancels sign-in on the provider's page. */
const CANCELLED_MESSAGE = 'You are not signed in, because signing in was cancelled.';

/** Session of this tab: sign-in, tokens and sign-out. Created once, outside React. */
export interface Session extends TokenSource {
  /** Signs in once; concurrent calls share the attempt. Settles on success or failure, never on a redirect. */
  start: () => Promise<void>;
  getState: () => SignInState;
  subscribe: (listener: () => void) => () => void;
  /** Signs in again in a popup; unsaved input is kept (S01). */
  signInAgain: () => Promise<void>;
  signOut: () => Promise<void>;
}

/**
 * @param loadClient lazy-loads the sign-in library; called by {@link Session.start}
 */
export function createSession(loadClient: () => Promise<AuthClient>): Session {
  let state: SignInState = { phase: 'loading' };
  let attempt: Promise<AuthClient> | null = null;
  let renewal: Promise<string> | null = null;
  let renewedToken: string | null = null;
  const listeners = new Set<() => void>();

  const setState = (next: SignInState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function signIn(): Promise<AuthClient> {
    let wasInteractive = true;
    try {
      const client = await loadClient();
      try {
        wasInteractive = await client.finishRedirect();
        await client.signInSilently();
      } catch (error) {
        await fallBack(client, error, wasInteractive);
      }
      redirectHistory.clear();
      setState({ phase: 'signed-in', isExpired: false });
      return client;
    } catch (error) {
      logError(error);
      const isCancelled = wasInteractive && failureKind(error) === 'access-denied';
      setState({ phase: 'error', message: isCancelled ? CANCELLED_MESSAGE : StudioError.from(error).message });
      throw error;
    }
  }

  /** Redirects to the provider or throws the error; never resolves. */
  async function fallBack(client: AuthClient, error: unknown, wasInteractive: boolean): Promise<never> {
    const now = Date.now();
    const decision = signInDecision({
      failure: failureKind(error),
      wasInteractive,
      redirectedAt: redirectHistory.read(),
      now,
    });
    if (decision === 'error') throw error;
    redirectHistory.add(now, now - REDIRECT_WINDOW_MS);
    await client.signInByRedirect();
    return new Promise<never>(() => {});
  }

  const client = () => (attempt ??= signIn());

  async function acquire(forceRefresh: boolean): Promise<string> {
    const auth = await client();
    try {
      return (await auth.acquireToken({ forceRefresh })).accessToken;
    } catch (error) {
      if (!needsPerson(error)) throw error;
      setState({ phase: 'signed-in', isExpired: true });
      throw StudioError.fromAnswer(401, { cause: error });
    }
  }

  const renewToken = () =>
    (renewal ??= acquire(true)
      .then((token) => (renewedToken = token))
      .finally(() => (renewal = null)));

  return {
    start: async () => {
      await client().catch(() => undefined);
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToken: () => acquire(false),
    renewToken,
    tokenRefused(token) {
      if (token === renewedToken) setState({ phase: 'signed-in', isExpired: true });
      else renewToken().catch(logError);
    },
    async signInAgain() {
      await (await client()).signInByPopup();
      renewedToken = null;
      setState({ phase: 'signed-in', isExpired: false });
    },
    async signOut() {
      await (await client()).signOut();
    },
  };
}
