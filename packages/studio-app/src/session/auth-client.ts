/** An access token of the signed-in account. */
export interface AuthToken {
  accessToken: string;
}

/** Interface to the sign-in library, which allows testing the session without a browser. */
export interface AuthClient {
  /** Completes a pending redirect. Returns true after signing in; rejects when sign-in was cancelled. */
  finishRedirect(): Promise<boolean>;
  /** Signs in silently with a cached account or the provider's session. */
  signInSilently(): Promise<AuthToken>;
  /** Returns a token of the signed-in person. `forceRefresh` bypasses the cache. Rejects for another person. */
  acquireToken(options?: { forceRefresh?: boolean }): Promise<AuthToken>;
  /** Redirects to the provider. The current URL is restored afterwards. `prompt` asks even people with a session there. */
  signInByRedirect(options?: { prompt?: 'login' }): Promise<void>;
  /** Signs the same person in again in a popup, so that unsaved input is kept. Rejects for another person. */
  signInByPopup(): Promise<AuthToken>;
  /** Signs the same person in again without a window, after they have signed in in another tab. Rejects for another person. */
  resume(): Promise<AuthToken>;
  /** Whether the provider responds. */
  isProviderReachable(): Promise<boolean>;
  /** Removes the tokens from this tab. Remembers whose they were, so that {@link signInByPopup} rejects another person. */
  forget(): Promise<void>;
  /** Signs out here and at the provider, then returns to the start page. */
  signOut(): Promise<void>;
}
