/** Where requests get their bearer token from; the session implements it. @see AUTH-009..010 */
export interface TokenSource {
  /** A valid token, obtained silently. */
  getToken: () => Promise<string>;
  /** A token newer than any given out before; callers at the same moment share one. */
  renewToken: () => Promise<string>;
  /** The main API answered 401 to this token: get another one for later calls, at most once (N98). */
  tokenRefused: (token: string) => void;
}
