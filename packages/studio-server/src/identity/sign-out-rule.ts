/** What is known about a request to sign out. */
export interface SignOutRequest {
  /** Subject of a valid ID token that the request has, if any. */
  hintedPerson: unknown;
  /** Person of the session, if any. */
  person: string | undefined;
  /** Header `Sec-Fetch-Site`; empty in browsers that do not send it. */
  site: string;
}

/**
 * Whether a request to sign out comes from the studio, so that nobody has to confirm it: it has an ID token of the person
 * who is signed in, which only their own browser has, or the browser says that a page of the studio opened it. Otherwise
 * any page could sign its visitors out.
 */
export const isOwnSignOut = ({ hintedPerson, person, site }: SignOutRequest): boolean =>
  site === 'same-origin' || (person !== undefined && hintedPerson === person);
