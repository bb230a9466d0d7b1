import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { passwords } from '../../database/schema/index.ts';
import { replaceRecoveryCodes } from '../methods/recovery-codes.ts';
import { createTotpSecret, saveTotp } from '../methods/totp.ts';
import { codeOf, PASSWORD, sendPassword } from './account-client.ts';
import { Authenticator } from './authenticator.ts';
import { type Browser, PUBLIC_URL } from './provider-client.ts';
import { hiddenValue, totpCode } from './read-page.ts';
import type { TestAccounts } from './start-accounts.ts';

export const MIA = 'mia@demo.example';
const NEW_PASSWORD = 'gannets on the bass rock';

/** The running test: its server, and a browser without a session. */
export const visit = { secret: '', recoveryCode: '' } as {
  accounts: TestAccounts;
  browser: Browser;
  /** Secret of the authenticator app, once it is added. */
  secret: string;
  recoveryCode: string;
};

/** Adds an authenticator app with recovery codes. */
export async function addApp(): Promise<void> {
  const { db, sealer, clock } = visit.accounts;
  visit.secret = createTotpSecret();
  await saveTotp(db, sealer, { userId: 'mia', secret: visit.secret, counter: 1, now: clock.now });
  [visit.recoveryCode] = (await replaceRecoveryCodes(db, 'mia')) as [string];
}
export const code = () => totpCode(visit.secret, visit.accounts.clock.now);
export const requireApp = () => visit.accounts.db.execute(sql`update companies set require_totp = true`);

/** Opens the page of sign-in methods. @returns a function that sends one of its forms */
export async function openAccount(): Promise<
  (path: string, values?: Record<string, string>) => Promise<LightMyRequestResponse>
> {
  await codeOf(visit.browser, await sendPassword(visit.browser, MIA, PASSWORD));
  const form = hiddenValue((await visit.browser.send('GET', '/idp/account')).body, 'form');
  return (path: string, values: Record<string, string> = {}) =>
    visit.browser.send('POST', `/idp/account/${path}`, { form, ...values });
}

/** Adds a passkey to the open page of sign-in methods. @returns its id */
export async function addPasskey(send: Awaited<ReturnType<typeof openAccount>>): Promise<string> {
  const authenticator = new Authenticator(PUBLIC_URL);
  await send('passkey', { answer: authenticator.create((await send('passkey-options')).json()) });
  return authenticator.id.toString('base64url');
}

/** Sends a password in a new sign-in, and its second step. */
export async function sendSecondStep(
  path: string,
  values: (page: string) => Record<string, string>,
): Promise<LightMyRequestResponse> {
  const first = await sendPassword(visit.browser, MIA, PASSWORD);
  const form = { proof: hiddenValue(first.body, 'proof'), ...values(first.body) };
  return visit.browser.send('POST', `${first.path}/${path}`, form);
}

/** What happens before a request without being counted; returns the request, which is counted. */
export type Attempt = () => Promise<() => Promise<unknown>>;

/** Follows the redirects of a sign-in, because its session begins at the last of them. */
export const followed = (answer: LightMyRequestResponse): Promise<LightMyRequestResponse> =>
  visit.browser.follow(answer);

export const link = async (
  purpose: 'invitation' | 'recovery',
  path: string,
  values: Record<string, string> = {},
): Promise<() => Promise<LightMyRequestResponse>> => {
  if (purpose === 'invitation') await visit.accounts.db.delete(passwords);
  const address = `${await visit.accounts.link('mia', purpose)}/${path}`;
  return () => visit.browser.send('POST', address, values);
};
export const newPassword = { password: NEW_PASSWORD, repeated: NEW_PASSWORD };

/** Routes: what each attempt does, and the events that it writes. */
export type AuditedRoutes = Record<string, [title: string, events: string[], attempt: Attempt][]>;
