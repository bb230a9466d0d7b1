import type { LightMyRequestResponse } from 'fastify';
import { Authenticator } from './authenticator.ts';
import { answerOf, authorization, type Browser, PUBLIC_URL } from './provider-client.ts';
import type { TestAccounts } from './start-accounts.ts';
import { PASSWORD, storePassword } from './store-password.ts';

export { PASSWORD };

/** Opens a sign-in. @returns its path and the PKCE verifier of its code */
export async function openSignIn(
  browser: Browser,
  extra: Record<string, string> = {},
): Promise<{ path: string; verifier: string }> {
  const { url, verifier } = authorization(extra);
  const answer = await browser.send('GET', url);
  return { path: String(answer.headers.location), verifier };
}

/** Sends a password in a new sign-in, also in a browser that is signed in. */
export async function sendPassword(
  browser: Browser,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse & { path: string; verifier: string }> {
  const { path, verifier } = await openSignIn(browser, { prompt: 'login' });
  const answer = await browser.send('POST', `${path}/password`, { email, password }, headers);
  return Object.assign(answer, { path, verifier });
}

/** Follows a finished sign-in to the studio. @returns the authorization code; null when the sign-in did not finish */
export async function codeOf(browser: Browser, answer: LightMyRequestResponse): Promise<string | null> {
  if (answer.statusCode !== 303) return null;
  return answerOf(await browser.follow(answer)).get('code');
}

/** Sets the password of a person. */
export const setPassword = (accounts: TestAccounts, userId: string, password = PASSWORD): Promise<void> =>
  storePassword(accounts.db, userId, password);

/** Requests the options of a passkey. */
export const passkeyOptions = async (browser: Browser, path: string): Promise<{ challenge: string }> =>
  (await browser.send('POST', `${path}-options`, {})).json();

/** Sets a passkey of a person through a recovery link. */
export async function setPasskey(accounts: TestAccounts, userId: string): Promise<Authenticator> {
  const authenticator = new Authenticator(PUBLIC_URL);
  const path = `${await accounts.link(userId, 'recovery')}/passkey`;
  const browser = accounts.browser();
  const answer = authenticator.create(await passkeyOptions(browser, path));
  const added = await browser.send('POST', path, { answer });
  if (added.statusCode !== 303) throw new Error(`The passkey was not set: ${added.body}`);
  return authenticator;
}
