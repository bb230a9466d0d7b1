/** Source of bearer tokens; implemented by the session. */
export interface TokenSource {
  /** Returns a valid token, obtained silently. */
  getToken: () => Promise<string>;
  /** Returns a token newer than all previous ones. Concurrent callers share one request. */
  renewToken: () => Promise<string>;
  /** Reports that the main API returned 401 for this token. Requests another one for later calls, at most once. */
  tokenRefused: (token: string) => void;
}
