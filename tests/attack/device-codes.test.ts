import { describe, expect, it } from 'vitest';
import { codeOf, PASSWORD, sendPassword } from '../../packages/studio-server/src/identity/testing/account-client.ts';
import {
  answerPage,
  enterCode,
  poll,
  requestCodes,
} from '../../packages/studio-server/src/identity/testing/device-client.ts';
import { redeemCode } from '../../packages/studio-server/src/identity/testing/provider-client.ts';
import { hiddenValue } from '../../packages/studio-server/src/identity/testing/read-page.ts';
import { attackAccounts } from './testing/attack-accounts.ts';

const MIA = 'mia@demo.example';
const ATTACKER = { 'x-forwarded-for': '203.0.113.66' };

const at = attackAccounts();
const signIn = async () => codeOf(at.browser, await sendPassword(at.browser, MIA, PASSWORD));
const errorOf = async (codes: Parameters<typeof poll>[1]) => (await poll(at.accounts.browser(), codes)).json().error;

/** Allows a device in the browser of Mia. */
async function allow(userCode: string) {
  await signIn();
  const { body } = await enterCode(at.browser, userCode);
  return answerPage(at.browser, body, 'confirm');
}

describe('guessing user codes', () => {
  const guess = (browser = at.accounts.browser()) => enterCode(browser, 'BBBB-BBBB', {}, ATTACKER);

  it('pauses the network after 50 wrong codes, however many browsers and devices it uses, and no other one', async () => {
    const attacker = at.accounts.browser();
    for (let count = 0; count < 49; count++) expect((await guess(attacker)).statusCode).toBe(422);
    // A code of one's own does not start the count again.
    const own = await requestCodes(attacker, ATTACKER);
    expect((await enterCode(attacker, own.user_code, {}, ATTACKER)).statusCode).toBe(200);
    expect((await guess(attacker)).statusCode).toBe(422);
    const paused = await guess();
    expect([paused.statusCode, paused.body]).toEqual([429, expect.stringContaining('Try again in a minute.')]);
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(50);
    expect((await enterCode(at.accounts.browser(), own.user_code, {}, ATTACKER)).statusCode).toBe(429);
    expect((await enterCode(at.browser, own.user_code)).statusCode).toBe(200);
  });

  it('at the same time counts each', async () => {
    const browsers = Array.from({ length: 60 }, () => at.accounts.browser());
    const statuses = await Promise.all(browsers.map(async (browser) => (await guess(browser)).statusCode));
    expect(statuses.filter((status) => status === 422)).toHaveLength(50);
  });

  it.each(['/idp/device/', '/idp/DEVICE', '/idp/Device/?a=b'])('at %s counts as well', async (path) => {
    const browser = at.accounts.browser();
    const guessThere = async () => {
      const xsrf = hiddenValue((await browser.send('GET', '/idp/device')).body, 'xsrf');
      return (await browser.send('POST', path, { xsrf, user_code: 'BBBB-BBBB' }, ATTACKER)).statusCode;
    };
    for (let count = 0; count < 50; count++) expect(await guessThere()).toBe(422);
    expect([await guessThere(), (await guess()).statusCode]).toEqual([429, 429]);
  });

  it('of devices, in place of their user code: refused, and nothing is found by it', async () => {
    const codes = await requestCodes(at.accounts.browser());
    expect((await enterCode(at.browser, codes.device_code)).statusCode).toBe(422);
    expect((await enterCode(at.browser, '\0')).statusCode).toBe(422);
    expect((await enterCode(at.browser, '%')).statusCode).toBe(422);
  });
});

describe('a code is used once', () => {
  it('the user code, after it was allowed or denied', async () => {
    const [allowed, denied] = [await requestCodes(at.browser), await requestCodes(at.browser)];
    await allow(allowed.user_code);
    await answerPage(at.browser, (await enterCode(at.browser, denied.user_code)).body, 'abort');
    for (const { user_code: userCode } of [allowed, denied]) {
      expect((await enterCode(at.browser, userCode)).body).toContain('This code was used before.');
    }
  });

  it('the device code, also in two requests at the same time: one token', async () => {
    const codes = await requestCodes(at.browser);
    await allow(codes.user_code);
    const answers = await Promise.all([poll(at.accounts.browser(), codes), poll(at.accounts.browser(), codes)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    expect(await errorOf(codes)).toBe('invalid_grant');
  });

  it('an allowed code ends with the session that has allowed it', async () => {
    const codes = await requestCodes(at.browser);
    await allow(codes.user_code);
    const { body } = await at.browser.send('GET', '/idp/session/end');
    await at.browser.send('POST', '/idp/session/end/confirm', { xsrf: hiddenValue(body, 'xsrf'), logout: 'yes' });
    expect(await errorOf(codes)).toBe('invalid_grant');
  });
});

describe('a person is made to allow a device', () => {
  it.each(['/idp/device', '/idp/device/', '/idp/DEVICE'])(
    'by a link %s with the code: the page asks for it',
    async (path) => {
      const { user_code: userCode } = await requestCodes(at.accounts.browser());
      await signIn();
      const page = await at.browser.send('GET', `${path}?user_code=${userCode}&confirm=yes`);
      expect([page.statusCode, page.headers.location]).toEqual([303, '/idp/device']);
      expect((await at.browser.follow(page)).body).not.toContain(userCode);
    },
  );

  it('by a form on another site: refused', async () => {
    const codes = await requestCodes(at.accounts.browser());
    await signIn();
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const answer = await enterCode(at.browser, codes.user_code, { confirm: 'yes' }, elsewhere);
    expect(answer.statusCode).toBe(400);
    expect(await errorOf(codes)).toBe('authorization_pending');
  });

  it.each(['', 'another'])('by a form with the value %j of another session: refused', async (xsrf) => {
    const codes = await requestCodes(at.accounts.browser());
    await signIn();
    await enterCode(at.browser, codes.user_code);
    const answer = await at.browser.send('POST', '/idp/device', { xsrf, user_code: codes.user_code, confirm: 'yes' });
    expect(answer.statusCode).toBe(400);
    expect(await errorOf(codes)).toBe('authorization_pending');
  });

  it('by a code that contains markup: it is escaped', async () => {
    const { body } = await enterCode(at.browser, '"><img src=x>');
    expect(body).not.toContain('<img');
  });
});

describe('a client that is not the command line', () => {
  it.each([
    ['of the browser', { client_id: 'studio-app' }],
    ['of the account page', { client_id: 'studio-account' }],
    ['that is unknown', { client_id: 'another' }],
  ])('%s gets no device code', async (_case, form) => {
    const answer = await at.browser.send('POST', '/idp/device/auth', form, { accept: 'application/json' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('user_code');
  });

  it('redeems none', async () => {
    const codes = await requestCodes(at.browser);
    await allow(codes.user_code);
    const answer = await at.accounts.browser().send('POST', '/idp/token', {
      client_id: 'studio-app',
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: codes.device_code,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('access_token');
  });

  it('and the command line opens no sign-in page of the browser', async () => {
    const query = new URLSearchParams({ client_id: 'studio-cli', response_type: 'code', scope: 'openid' });
    expect((await at.browser.send('GET', `/idp/auth?${query.toString()}`)).statusCode).toBe(400);
  });

  it('and it renews nothing with a refresh token of the browser', async () => {
    const first = await sendPassword(at.browser, MIA, PASSWORD);
    const grant = { code: (await codeOf(at.browser, first))!, verifier: first.verifier };
    const { refresh_token: token } = (await redeemCode(at.browser, grant)).json();
    expect(token).toBeTypeOf('string');
    const form = { client_id: 'studio-cli', grant_type: 'refresh_token', refresh_token: token };
    expect((await at.browser.send('POST', '/idp/token', form)).statusCode).toBe(400);
  });
});

it('more scopes than those of the command line are not granted', async () => {
  const terminal = at.accounts.browser();
  const form = { client_id: 'studio-cli', scope: 'openid offline_access read write delete file.download' };
  const answer = await terminal.send('POST', '/idp/device/auth', form, { accept: 'application/json' });
  const codes = answer.json();
  await allow(codes.user_code);
  const tokens = (await poll(terminal, codes)).json();
  expect(tokens.refresh_token).toBeUndefined();
  expect(tokens.scope ?? '').not.toMatch(/delete|file/);
});
