/** A token of the signed-in account. */
export interface AuthToken {
  accessToken: string;
}

/** What the session needs of the sign-in library, so that its flow can be tried without a browser. */
export interface AuthClient {
  /** Finishes a redirect under way; `true` when the person has just signed in. Rejects when the provider's page was left without signing in. */
  finishRedirect(): Promise<boolean>;
  /** Signs in without any page, by a kept account or by the provider's own session. */
  signInSilently(): Promise<AuthToken>;
  /** A token of the signed-in account; `forceRefresh` asks the provider even if a kept one is valid. */
  acquireToken(options?: { forceRefresh?: boolean }): Promise<AuthToken>;
  /** Leaves for the provider's page; the address of this page is kept and restored afterwards. */
  signInByRedirect(): Promise<void>;
  /** Signs the same person in again in a window of its own, so that this page keeps what was typed. Rejects for anybody else. */
  signInByPopup(): Promise<AuthToken>;
  /** Ends the session here and at the provider, then comes back to the start page. */
  signOut(): Promise<void>;
}
