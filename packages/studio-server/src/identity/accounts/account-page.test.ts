import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, signInThrottle } from '../../database/schema/index.ts';
import {
  codeOf,
  openSignIn,
  PASSWORD,
  passkeyOptions,
  sendPassword,
  setPasskey,
  setPassword,
} from '../testing/account-client.ts';
import { Authenticator } from '../testing/authenticator.ts';
import {
  answerOf,
  authorization,
  type Browser,
  PUBLIC_URL,
  redeemCode,
  sessionIn,
} from '../testing/provider-client.ts';
import { hiddenValue, shownCodes, shownSecret, totpCode } from '../testing/read-page.ts';
import { startAccounts, type TestAccounts } from '../testing/start-accounts.ts';

const MIA = 'mia@demo.example';
const NEW_PASSWORD = 'gannets on the bass rock';

let accounts: TestAccounts;
let browser: Browser;
let form: string;
beforeAll(async () => {
  accounts = await startAccounts();
  await setPassword(accounts, 'mia');
  browser = accounts.browser();
  await codeOf(browser, await sendPassword(browser, MIA, PASSWORD));
});
afterAll(() => accounts?.close());
beforeEach(async () => {
  form = hiddenValue((await browser.send('GET', '/idp/account')).body, 'form');
  await accounts.settled();
  accounts.mails.length = 0;
});

const send = (change: string, values: Record<string, string> = {}) =>
  browser.send('POST', `/idp/account/${change}`, { form, ...values });
const notice = async () => {
  await accounts.settled();
  return accounts.mails.at(-1)?.text.split('\n', 1)[0];
};
const silently = async (of: Browser) =>
  answerOf(await of.send('GET', authorization({ prompt: 'none' }).url)).get('error');

describe('the page of sign-in methods', () => {
  it('returns from a sign-in without the code of the provider', async () => {
    const returned = await browser.send('GET', '/idp/account?code=abc&iss=x');
    expect([returned.statusCode, returned.headers.location]).toEqual([303, '/idp/account']);
    const cancelled = await browser.send('GET', '/idp/account?error=access_denied');
    expect([cancelled.statusCode, cancelled.headers.location]).toEqual([303, '/']);
  });

  it('offers no removal of the only method', async () => {
    const { body } = await browser.send('GET', '/idp/account');
    expect(body).toContain('Change password');
    expect(body).not.toMatch(/>Remove( password)?</);
  });

  it('adds a passkey under the name of the device, which then signs in and can be removed', async () => {
    const authenticator = new Authenticator(PUBLIC_URL);
    const options = await browser.send('POST', '/idp/account/passkey-options', { form });
    const answer = authenticator.create(options.json());
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36' };
    const added = await browser.send('POST', '/idp/account/passkey', { form, answer }, agent);
    expect(added.headers.location).toBe('/idp/account');
    expect(await notice()).toBe('A passkey was added: Chrome on Windows.');
    expect((await browser.send('GET', '/idp/account')).body).toContain('Chrome on Windows');

    const other = accounts.browser();
    const { path } = await openSignIn(other);
    const used = authenticator.use(await passkeyOptions(other, `${path}/passkey`));
    expect((await other.send('POST', `${path}/passkey`, { answer: used })).statusCode).toBe(303);

    await send('passkey-removal', { id: authenticator.id.toString('base64url') });
    expect(await notice()).toBe('A passkey was removed: Chrome on Windows.');
    const again = await openSignIn(other, { prompt: 'login' });
    const refused = authenticator.use(await passkeyOptions(other, `${again.path}/passkey`));
    expect((await other.send('POST', `${again.path}/passkey`, { answer: refused })).statusCode).toBe(401);
  });

  it.each(['', 'not the right one'])('asks for the current password: %o changes nothing', async (current) => {
    const page = (await browser.send('GET', '/idp/account')).body;
    expect(page).toContain('Current password');
    const answer = await send('password', { current, password: NEW_PASSWORD, repeated: NEW_PASSWORD });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('The current password is wrong.');
    expect((await sendPassword(accounts.browser(), MIA, PASSWORD)).statusCode).toBe(303);
  });

  it('pauses after ten wrong current passwords, like a sign-in', async () => {
    const values = { current: 'wrong', password: NEW_PASSWORD, repeated: NEW_PASSWORD };
    for (let count = 0; count < 12; count++) await send('password', values);
    expect((await send('password', { ...values, current: PASSWORD })).statusCode).toBe(429);
    await accounts.db.delete(signInThrottle);
  });

  it('asks for no current password after a sign-in with a passkey, which proves more', async () => {
    const authenticator = await setPasskey(accounts, 'vic');
    await setPassword(accounts, 'vic');
    const other = accounts.browser();
    const { path } = await openSignIn(other);
    const answer = authenticator.use(await passkeyOptions(other, `${path}/passkey`));
    await codeOf(other, await other.send('POST', `${path}/passkey`, { answer }));
    const page = (await other.send('GET', '/idp/account')).body;
    expect(page).not.toContain('Current password');
    const values = { form: hiddenValue(page, 'form'), password: NEW_PASSWORD, repeated: NEW_PASSWORD };
    expect((await other.send('POST', '/idp/account/password', values)).statusCode).toBe(303);
  });

  it('changes the password and signs out everywhere but here', async () => {
    const other = accounts.browser();
    const granted = await sendPassword(other, MIA, PASSWORD);
    const code = await codeOf(other, granted);
    const tokens = (await redeemCode(other, { code: code!, verifier: granted.verifier })).json();
    expect(await silently(other)).toBeNull();
    const weak = await send('password', { password: 'short', repeated: 'short' });
    expect([weak.statusCode, weak.body.includes('Use at least 12 characters.')]).toEqual([422, true]);
    await send('password', { current: PASSWORD, password: NEW_PASSWORD, repeated: NEW_PASSWORD });
    const { body } = await browser.send('GET', '/idp/account');
    const mail = await notice();
    expect(mail).toContain('A password was changed.');
    for (const text of [mail, body]) {
      expect(text).toContain('Access tokens keep working. You can revoke them in your profile.');
    }
    expect(await silently(other)).toBe('login_required');
    expect(await silently(browser)).toBeNull();
    expect(accounts.endedSessions).toContain(sessionIn(tokens.access_token));
    expect(new Set(await accounts.endedInDatabase())).toEqual(new Set(accounts.endedSessions));
    expect((await sendPassword(other, MIA, NEW_PASSWORD)).statusCode).toBe(303);
  });

  it('sets up an authenticator app, replaces its recovery codes and turns it off, unless the company requires it', async () => {
    const page = await send('totp');
    const secret = { secret: hiddenValue(page.body, 'secret') };
    expect((await send('totp-confirmation', { ...secret, code: '000000' })).statusCode).toBe(422);
    const code = totpCode(shownSecret(page.body), accounts.clock.now);
    const first = shownCodes((await send('totp-confirmation', { ...secret, code })).body);
    expect(first).toHaveLength(10);
    expect(await notice()).toBe('An authenticator app was added.');
    const second = shownCodes((await send('recovery-codes')).body);
    expect(second).toHaveLength(10);
    expect(second).not.toContain(first[0]);

    const redeem = async (recoveryCode: string) => {
      const other = accounts.browser();
      const { body, path } = await sendPassword(other, MIA, NEW_PASSWORD);
      const values = { proof: hiddenValue(body, 'proof'), code: recoveryCode };
      return (await other.send('POST', `${path}/code`, values)).statusCode;
    };
    expect([await redeem(first[0]!), await redeem(second[0]!)]).toEqual([401, 303]);

    await accounts.db.update(companies).set({ requireTotp: true });
    expect((await send('totp-removal')).statusCode).toBe(400);
    await accounts.db.update(companies).set({ requireTotp: false });
    await send('totp-removal');
    expect(await notice()).toBe('The authenticator app was turned off.');
    expect((await sendPassword(accounts.browser(), MIA, NEW_PASSWORD)).statusCode).toBe(303);
    expect((await send('recovery-codes')).headers.location).toBe('/idp/account');
  });
});
