import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  openSignIn,
  PASSWORD,
  passkeyOptions,
  sendPassword,
  setPasskey,
} from '../../packages/studio-server/src/identity/testing/account-client.ts';
import { PUBLIC_URL } from '../../packages/studio-server/src/identity/testing/provider-client.ts';
import { hiddenValue } from '../../packages/studio-server/src/identity/testing/read-page.ts';
import { attackAccounts } from './testing/attack-accounts.ts';

const ADA = 'ada@demo.example';

const at = attackAccounts();

const tokenError = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await at.browser.send('POST', '/idp/token', form, headers);
  expect(answer.body).not.toContain('access_token');
  return [answer.statusCode, answer.json().error];
};
describe('the account page', () => {
  beforeEach(() => {
    at.accounts.clock.now = new Date();
  });

  /** Signs in and opens the page. */
  async function openAccount(email = ADA) {
    await codeOf(at.browser, await sendPassword(at.browser, email, PASSWORD));
    const page = await at.browser.send('GET', '/idp/account');
    expect(page.statusCode).toBe(200);
    return hiddenValue(page.body, 'form');
  }
  const CHANGES = [
    'password',
    'password-removal',
    'passkey',
    'passkey-options',
    'passkey-removal',
    'totp',
    'totp-confirmation',
    'totp-removal',
    'recovery-codes',
  ];

  it('without a session: leads to the sign-in', async () => {
    const answer = await at.browser.send('GET', '/idp/account');
    expect(answer.headers.location).toMatch(/^\/idp\/auth\?client_id=studio-account&/);
  });

  it.each(CHANGES)('%s without a session: leads to the sign-in', async (change) => {
    const answer = await at.browser.send('POST', `/idp/account/${change}`, { password: PASSWORD, repeated: PASSWORD });
    expect(answer.headers.location).toMatch(/^\/idp\/auth\?/);
  });

  it.each(CHANGES)('%s without the value of its form: refused', async (change) => {
    await openAccount();
    const form = { password: PASSWORD, repeated: PASSWORD, form: 'ada' };
    expect((await at.browser.send('POST', `/idp/account/${change}`, form)).statusCode).toBe(400);
  });

  it('the form of another session: refused', async () => {
    const form = await openAccount();
    at.browser = at.accounts.browser();
    await openAccount();
    expect((await at.browser.send('POST', '/idp/account/recovery-codes', { form })).statusCode).toBe(400);
  });

  it('16 minutes after the sign-in: leads to the sign-in', async () => {
    const form = await openAccount();
    at.accounts.clock.now = new Date(Date.now() + 16 * 60_000);
    const answer = await at.browser.send('POST', '/idp/account/password', {
      form,
      password: PASSWORD,
      repeated: PASSWORD,
    });
    expect(answer.headers.location).toMatch(/^\/idp\/auth\?/);
    at.accounts.clock.now = new Date();
  });

  it('the last way to sign in: not removed', async () => {
    const form = await openAccount();
    expect((await at.browser.send('POST', '/idp/account/password-removal', { form })).statusCode).toBe(400);
    expect((await sendPassword(at.accounts.browser(), ADA, PASSWORD)).statusCode).toBe(303);
  });

  it('a passkey of another person: not removed', async () => {
    await setPasskey(at.accounts, 'ada');
    const authenticator = await setPasskey(at.accounts, 'mia');
    const form = await openAccount();
    await at.browser.send('POST', '/idp/account/passkey-removal', { form, id: authenticator.id.toString('base64url') });
    const { path } = await openSignIn(at.browser, { prompt: 'login' });
    const answer = authenticator.use(await passkeyOptions(at.browser, `${path}/passkey`));
    expect((await at.browser.send('POST', `${path}/passkey`, { answer })).statusCode).toBe(303);
  });

  it('its own authorization code: redeemed by nobody', async () => {
    const again = String((await at.browser.send('GET', '/idp/account')).headers.location);
    const first = await at.browser.send('GET', again);
    const path = String(first.headers.location);
    const signedIn = await at.browser.send('POST', `${path}/password`, { email: ADA, password: PASSWORD });
    const resumed = await at.browser.send('GET', String(signedIn.headers.location));
    const { searchParams, pathname } = new URL(String(resumed.headers.location));
    expect(pathname).toBe('/idp/account');
    const form = {
      client_id: 'studio-account',
      redirect_uri: `${PUBLIC_URL}/idp/account`,
      code_verifier: 'a'.repeat(43),
    };
    const redeemed = { grant_type: 'authorization_code', code: searchParams.get('code')!, ...form };
    expect(await tokenError(redeemed)).toEqual([400, 'invalid_grant']);
  });
});
