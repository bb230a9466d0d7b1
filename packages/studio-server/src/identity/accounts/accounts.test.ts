import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLinks, companies, passwords, signInThrottle, totp, users } from '../../database/schema/index.ts';
import {
  codeOf,
  openSignIn,
  PASSWORD,
  passkeyOptions,
  sendPassword,
  setPasskey,
  setPassword,
} from '../testing/account-client.ts';
import { answerOf, authorization, type Browser, redeem, redeemCode, sessionIn } from '../testing/provider-client.ts';
import { hiddenValue, shownCodes, shownSecret, totpCode } from '../testing/read-page.ts';
import { startAccounts, type TestAccounts } from '../testing/start-accounts.ts';

const ADA = 'ada@demo.example';
const MIA = 'mia@demo.example';
const MINUTE_MS = 60_000;
let accounts: TestAccounts;
let browser: Browser;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts?.close());
beforeEach(async () => {
  browser = accounts.browser();
  accounts.mails.length = 0;
  accounts.clock.now = new Date();
  await accounts.db.delete(signInThrottle);
});

const later = (minutes: number) => {
  accounts.clock.now = new Date(accounts.clock.now.getTime() + minutes * MINUTE_MS);
};
const lastMail = async () => {
  await accounts.settled();
  return accounts.mails.at(-1);
};

describe('signing in with a password', () => {
  it('takes the password that an invitation link set, and e-mail addresses in any case', async () => {
    const link = await accounts.link('mia');
    const form = { password: PASSWORD, repeated: PASSWORD };
    expect((await browser.send('POST', `${link}/password`, form)).statusCode).toBe(303);
    expect((await lastMail())?.text).toContain('A new password was set.');
    const answer = await sendPassword(browser, 'MIA@Demo.Example', PASSWORD);
    const code = await codeOf(browser, answer);
    const tokens = await redeemCode(browser, { code: code!, verifier: answer.verifier });
    expect(tokens.statusCode).toBe(200);
    const { sub } = JSON.parse(Buffer.from(tokens.json().id_token.split('.')[1], 'base64url').toString());
    expect(sub).toBe('mia');
  });

  it('asks for the e-mail address first', async () => {
    const { path } = await openSignIn(browser);
    expect((await browser.send('GET', path)).body).toContain('autocomplete="username"');
    const next = await browser.send('POST', `${path}/email`, { email: MIA });
    expect(next.body).toContain(`value="${MIA}"`);
    expect(next.body).toContain('autocomplete="current-password"');
    expect((await browser.send('POST', `${path}/email`, { email: 'mia' })).statusCode).toBe(422);
  });

  it.each(['another password', '', PASSWORD.toUpperCase()])('rejects %o', async (password) => {
    const answer = await sendPassword(browser, MIA, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('The e-mail address or password is wrong.');
  });

  it('pauses an account after ten failures, also for the right password, and not for good', async () => {
    await setPassword(accounts, 'ada');
    for (let count = 0; count < 10; count++) await sendPassword(browser, ADA, 'wrong');
    const paused = await sendPassword(browser, ADA, PASSWORD);
    expect(paused.statusCode).toBe(429);
    expect(paused.headers['retry-after']).toBe('60');
    expect(paused.body).toContain('Try again in a minute.');
    expect(await codeOf(browser, await sendPassword(accounts.browser(), MIA, PASSWORD))).toBeNull();
    later(1);
    const signedIn = await sendPassword(browser, ADA, PASSWORD);
    expect(await codeOf(browser, signedIn)).toBeTypeOf('string');
  });
});

describe('signing in with a passkey', () => {
  it('takes a passkey that a link set, without an e-mail address', async () => {
    const authenticator = await setPasskey(accounts, 'vic');
    expect((await lastMail())?.text).toContain('A passkey was added');
    const { path, verifier } = await openSignIn(browser);
    const answer = authenticator.use(await passkeyOptions(browser, `${path}/passkey`));
    const code = await codeOf(browser, await browser.send('POST', `${path}/passkey`, { answer }));
    expect((await redeemCode(browser, { code: code!, verifier })).statusCode).toBe(200);
  });
});

describe('an account link', () => {
  beforeEach(async () => {
    await accounts.db.delete(passwords).where(eq(passwords.userId, 'pia'));
  });

  it('shows passkey first and password below, and works once', async () => {
    const link = await accounts.link('pia');
    const page = await browser.send('GET', link);
    expect(page.body).toContain('pia@demo.example');
    expect(page.body.indexOf('Create a passkey')).toBeLessThan(page.body.indexOf('Set password'));
    const form = { password: PASSWORD, repeated: PASSWORD };
    expect((await browser.send('POST', `${link}/password`, form)).statusCode).toBe(303);
    const again = await browser.send('POST', `${link}/password`, {
      password: 'x'.repeat(20),
      repeated: 'x'.repeat(20),
    });
    expect(again.statusCode).toBe(404);
    expect((await browser.send('GET', link)).body).toContain('This link no longer works');
  });

  it.each([
    ['a short password', { password: 'short', repeated: 'short' }, 'Use at least 12 characters.'],
    ['two passwords', { password: PASSWORD, repeated: `${PASSWORD}!` }, 'The two passwords differ.'],
    ['the own address', { password: 'pia@demo.example', repeated: 'pia@demo.example' }, 'e-mail address as password'],
  ])('stays usable after %s', async (_case, form, fault) => {
    const link = await accounts.link('pia');
    const answer = await browser.send('POST', `${link}/password`, form);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(fault.replace("'", '&#39;'));
    expect((await browser.send('GET', link)).statusCode).toBe(200);
  });

  it('expires: a recovery after 30 minutes, an invitation after 7 days', async () => {
    const recovery = await accounts.link('pia', 'recovery');
    const invitation = await accounts.link('pia');
    later(29);
    expect((await browser.send('GET', recovery)).statusCode).toBe(200);
    later(1);
    expect((await browser.send('GET', recovery)).statusCode).toBe(404);
    later(7 * 24 * 60 - 31);
    expect((await browser.send('GET', invitation)).statusCode).toBe(200);
    later(1);
    expect((await browser.send('GET', invitation)).statusCode).toBe(404);
  });
});

describe('recovery by mail', () => {
  beforeEach(async () => {
    await accounts.db.delete(accountLinks);
  });
  const linkIn = (text = '') => /http:\S+(\/idp\/enrol\/\S+)/.exec(text)?.[1] ?? '';

  it('mails a link to accounts only, with the same answer for every address', async () => {
    const known = await browser.send('POST', '/idp/recover', { email: ADA.toUpperCase() });
    const unknown = await browser.send('POST', '/idp/recover', { email: 'nobody@demo.example' });
    const deactivated = await browser.send('POST', '/idp/recover', { email: 'dan@demo.example' });
    await accounts.db.update(users).set({ status: 'Deleted' }).where(eq(users.id, 'vic'));
    const deleted = await browser.send('POST', '/idp/recover', { email: 'vic@demo.example' });
    await accounts.db.update(users).set({ status: 'Activated' }).where(eq(users.id, 'vic'));
    await accounts.settled();
    expect(accounts.mails.map(({ to }) => to)).toEqual([ADA]);
    expect([unknown.body, deactivated.body, deleted.body]).toEqual([known.body, known.body, known.body]);
  });

  it('sets a new password and ends all sessions', async () => {
    await setPassword(accounts, 'ada');
    const first = await sendPassword(browser, ADA, PASSWORD);
    const code = await codeOf(browser, first);
    const tokens = (await redeemCode(browser, { code: code!, verifier: first.verifier })).json();
    const silently = async () =>
      answerOf(await browser.send('GET', authorization({ prompt: 'none' }).url)).get('error');
    expect(await silently()).toBeNull();

    await accounts.browser().send('POST', '/idp/recover', { email: ADA });
    const link = linkIn((await lastMail())?.text);
    const password = 'gannets on the bass rock';
    await accounts.browser().send('POST', `${link}/password`, { password, repeated: password });
    expect(await silently()).toBe('login_required');
    const renewed = await redeem(browser, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.json()).toMatchObject({ error: 'invalid_grant' });
    expect(accounts.endedSessions).toContain(sessionIn(tokens.access_token));
    expect(await accounts.endedInDatabase()).toEqual(expect.arrayContaining(accounts.endedSessions));
    expect((await sendPassword(browser, ADA, PASSWORD)).statusCode).toBe(401);
    expect(await codeOf(browser, await sendPassword(browser, ADA, password))).toBeTypeOf('string');
  });

  it('mails one person at most every five minutes, and less often after ten links', async () => {
    for (let minute = 0; minute < 50; minute++) {
      expect((await browser.send('POST', '/idp/recover', { email: ADA })).statusCode).toBe(200);
      await accounts.settled();
      later(1);
    }
    expect(accounts.mails).toHaveLength(10);
    for (let minute = 0; minute < 60; minute++) {
      await browser.send('POST', '/idp/recover', { email: ADA });
      await accounts.settled();
      later(1);
    }
    expect(accounts.mails.length).toBeLessThan(10 + 8);
  });
});

describe('an authenticator app', () => {
  const requireTotp = (requires: boolean) => accounts.db.update(companies).set({ requireTotp: requires });
  const secretOf = async () => (await accounts.db.select().from(totp).where(eq(totp.userId, 'mia')))[0];

  it('is set up during the sign-in when the company requires it, and asked for from then on', async () => {
    await setPassword(accounts, 'mia');
    await requireTotp(true);
    const asked = await sendPassword(browser, MIA, PASSWORD);
    expect(asked.body).toContain('Your company requires a code with every password.');
    const secret = shownSecret(asked.body);
    const values = { proof: hiddenValue(asked.body, 'proof'), secret: hiddenValue(asked.body, 'secret') };
    const wrong = await browser.send('POST', `${asked.path}/totp-setup`, { ...values, code: '000000' });
    expect(wrong.statusCode).toBe(422);
    const code = totpCode(secret, accounts.clock.now);
    const codes = await browser.send('POST', `${asked.path}/totp-setup`, { ...values, code });
    expect(shownCodes(codes.body)).toHaveLength(10);
    expect((await lastMail())?.text).toContain('An authenticator app was added.');
    expect((await secretOf())?.sealedSecret).not.toContain(secret.replaceAll(' ', ''));
    const done = await browser.send('POST', `${asked.path}/totp-done`, { done: hiddenValue(codes.body, 'done') });
    expect(await codeOf(browser, done)).toBeTypeOf('string');
    await requireTotp(false);

    const second = accounts.browser();
    const next = await sendPassword(second, MIA, PASSWORD);
    const proof = hiddenValue(next.body, 'proof');
    const send = (text: string) => second.send('POST', `${next.path}/code`, { proof, code: text });
    expect((await send(code)).statusCode, 'the code of the set-up works once').toBe(401);
    later(1);
    const fresh = totpCode(secret, accounts.clock.now);
    expect(await codeOf(second, await send(fresh))).toBeTypeOf('string');

    const third = accounts.browser();
    const lost = await sendPassword(third, MIA, PASSWORD);
    const recovery = shownCodes(codes.body)[0]!.toUpperCase().replaceAll('-', ' ');
    const form = { proof: hiddenValue(lost.body, 'proof'), code: recovery };
    expect(await codeOf(third, await third.send('POST', `${lost.path}/code`, form))).toBeTypeOf('string');
    expect((await lastMail())?.text).toContain('A recovery code was used to sign in.');
  });

  it('is asked for before a recovery link replaces a password or adds a passkey', async () => {
    const link = await accounts.link('mia', 'recovery');
    expect((await browser.send('GET', link)).body).toContain('Enter a code');
    const form = { password: PASSWORD, repeated: PASSWORD };
    expect((await browser.send('POST', `${link}/password`, form)).body).toContain('Enter a code');
    expect((await browser.send('POST', `${link}/passkey-options`, {})).statusCode).toBe(404);
    later(2);
    const row = await secretOf();
    const code = totpCode(accounts.sealer.open('totp:mia', row!.sealedSecret)!, accounts.clock.now);
    const proven = await browser.send('POST', `${link}/code`, { code });
    expect(proven.body).toContain('Create a passkey');
    const proof = hiddenValue(proven.body, 'proof');
    expect((await browser.send('POST', `${link}/password`, { ...form, proof })).statusCode).toBe(303);
  });
});
