import { type Connection, logError, retryWhileUnreachable, StudioError, type TokenSource } from '../api/index.ts';
import type { AuthClient } from './auth-client.ts';
import { redirectHistory } from './redirect-history.ts';
import {
  failureKind,
  mayBeUnreachable,
  needsPerson,
  REDIRECT_WINDOW_MS,
  type SignInAttempt,
  signInDecision,
} from './sign-in-decision.ts';
import type { SignOutChannel } from './sign-out-channel.ts';

/** State of the sign-in. `isExpired` is true once a token requires user interaction. */
export type SignInState =
  | { phase: 'loading' }
  /** The server does not respond. The sign-in continues when it does. */
  | { phase: 'unreachable' }
  | { phase: 'error'; message: string }
  /** The person signed out in another tab. */
  | { phase: 'signed-out' }
  /** The account is inactive. */
  | { phase: 'refused'; message: string }
  | { phase: 'signed-in'; isExpired: boolean };

/** Shown when the person cancels sign-in on the provider's page. */
const CANCELLED_MESSAGE = 'You are not signed in, because signing in was cancelled.';

/** Shown while the provider does not respond, although the studio does. */
const PROVIDER_DOWN_MESSAGE = "Your sign-in provider doesn't respond. Try again in a few minutes.";

/** Session of this tab: sign-in, tokens and sign-out. Created once, outside React. */
export interface Session extends TokenSource {
  /** Signs in once; concurrent calls share the attempt. Settles on success or failure, never on a redirect. */
  start: () => Promise<void>;
  getState: () => SignInState;
  subscribe: (listener: () => void) => () => void;
  /** Signs in again in a popup; unsaved input is kept. `resume` needs none after the person has signed in in another tab. */
  signInAgain: (way?: 'resume') => Promise<void>;
  /** Redirects to the provider for a session that expired before the person was known. Stops after several redirects in a row. */
  signInForExpired: () => Promise<void>;
  /** Asks the person to sign in on the provider's page. For a page without unsaved input. */
  signInOnPage: () => Promise<void>;
  /** Ends the session of an inactive account. @param message the reason */
  refuse: (message: string) => void;
  /** Signs out here, at the provider and in all other tabs. */
  signOut: () => Promise<void>;
}

export interface SessionOptions {
  /** Lazy-loads the sign-in library; called by {@link Session.start}. */
  loadClient: () => Promise<AuthClient>;
  /** Repeats the sign-in when the server responds again. */
  connection: Pick<Connection, 'isReachable' | 'subscribe' | 'doubt'>;
  /** Tells the other tabs about a sign-out. */
  channel: SignOutChannel;
}

export function createSession({ loadClient, connection, channel }: SessionOptions): Session {
  let state: SignInState = { phase: 'loading' };
  let loading: Promise<AuthClient> | null = null;
  let attempt: Promise<AuthClient> | null = null;
  let renewal: Promise<string> | null = null;
  let renewedToken: string | null = null;
  const listeners = new Set<() => void>();

  const setState = (next: SignInState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const library = () =>
    (loading ??= loadClient().catch((error: unknown) => {
      loading = null;
      throw error;
    }));

  async function signIn(): Promise<AuthClient> {
    let wasInteractive = true;
    const attemptOnce = async () => {
      setState({ phase: 'loading' });
      const auth = await library();
      try {
        wasInteractive = await auth.finishRedirect();
        await auth.signInSilently();
        return auth;
      } catch (error) {
        throw await explain(auth, error);
      }
    };
    try {
      const auth = await retryWhileUnreachable(attemptOnce, connection, {
        isDoubtful: mayBeUnreachable,
        onWait: () => setState({ phase: 'unreachable' }),
      }).catch((error: unknown) => fallBack({ failure: failureKind(error), wasInteractive }, error));
      setState({ phase: 'signed-in', isExpired: false });
      return auth;
    } catch (error) {
      const isCancelled = wasInteractive && failureKind(error) === 'access-denied';
      fail(error, isCancelled ? CANCELLED_MESSAGE : StudioError.from(error).message);
      throw error;
    }
  }

  /** Returns what to throw: an error with a message of its own when the provider does not respond. */
  async function explain(auth: AuthClient, error: unknown): Promise<unknown> {
    const isProviderDown = mayBeUnreachable(error) && (await connection.doubt()) && !(await auth.isProviderReachable());
    return isProviderDown ? new StudioError(PROVIDER_DOWN_MESSAGE, { cause: error }) : error;
  }

  function fail(error: unknown, message: string): void {
    logError(error);
    setState({ phase: 'error', message });
  }

  /** Redirects to the provider or throws the error; never resolves. */
  async function fallBack(
    { failure, wasInteractive }: Pick<SignInAttempt, 'failure' | 'wasInteractive'>,
    error: unknown,
  ): Promise<never> {
    const now = Date.now();
    const decision = signInDecision({ failure, wasInteractive, redirectedAt: redirectHistory.read(), now });
    if (decision === 'error') throw error;
    redirectHistory.add(now, now - REDIRECT_WINDOW_MS);
    await (await library()).signInByRedirect();
    return new Promise<never>(() => {});
  }

  const expire = () => {
    if (state.phase === 'signed-in') setState({ phase: 'signed-in', isExpired: true });
  };

  const client = () => (attempt ??= signIn());

  async function acquire(forceRefresh: boolean): Promise<string> {
    const auth = await client();
    if (state.phase !== 'signed-in') throw StudioError.fromAnswer(401);
    try {
      return (await auth.acquireToken({ forceRefresh })).accessToken;
    } catch (error) {
      if (!needsPerson(error)) throw await explain(auth, error);
      expire();
      throw StudioError.fromAnswer(401, { cause: error });
    }
  }

  const renewToken = () =>
    (renewal ??= acquire(true)
      .then((token) => (renewedToken = token))
      .finally(() => (renewal = null)));

  channel.onSignOut(() => {
    setState({ phase: 'signed-out' });
    library()
      .then((auth) => auth.forget())
      .catch(logError);
  });

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
      if (token === renewedToken) expire();
      else renewToken().catch(logError);
    },
    async signInAgain(way) {
      await (await client())[way ?? 'signInByPopup']();
      renewedToken = null;
      setState({ phase: 'signed-in', isExpired: false });
    },
    async signInForExpired() {
      const expired = StudioError.fromAnswer(401);
      await fallBack({ failure: 'interaction-required', wasInteractive: false }, expired).catch((error: unknown) =>
        fail(error, expired.message),
      );
    },
    async signInOnPage() {
      await (await library()).signInByRedirect({ prompt: 'login' });
    },
    refuse(message) {
      setState({ phase: 'refused', message });
    },
    async signOut() {
      const auth = await library();
      channel.signedOut();
      await auth.signOut();
    },
  };
}
