import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { companies, signInThrottle } from '../../database/schema/index.ts';
import { codeOf, PASSWORD, passkeyOptions, sendPassword, setPasskey, setPassword } from '../testing/account-client.ts';
import { answerPage, enterCode, poll, requestCodes } from '../testing/device-client.ts';
import { type Browser, PUBLIC_URL } from '../testing/provider-client.ts';
import { hiddenValue, shownSecret, totpCode } from '../testing/read-page.ts';
import { startAccounts, type TestAccounts } from '../testing/start-accounts.ts';

const MIA = 'mia@demo.example';

let accounts: TestAccounts;
/** The command line, without cookies of anybody. */
let terminal: Browser;
let browser: Browser;

beforeAll(async () => {
  accounts = await startAccounts();
  await setPassword(accounts, 'mia');
});
afterAll(() => accounts?.close());
beforeEach(async () => {
  terminal = accounts.browser();
  browser = accounts.browser();
  await accounts.db.delete(signInThrottle);
});

/** Signs in to the browser, as for the studio. */
const signIn = async () => codeOf(browser, await sendPassword(browser, MIA, PASSWORD));

/** Enters a code and allows it. @returns the path of the sign-in that follows, or the last page */
async function allow(userCode: string) {
  const confirmation = await enterCode(browser, userCode);
  return answerPage(browser, confirmation.body, 'confirm');
}

/** Sets up an authenticator app of a person with a password. @returns its secret */
async function addApp(userId: string): Promise<string> {
  await accounts.db.update(companies).set({ requireTotp: true });
  const asked = await sendPassword(browser, `${userId}@demo.example`, PASSWORD);
  const secret = shownSecret(asked.body);
  const form = { proof: hiddenValue(asked.body, 'proof'), secret: hiddenValue(asked.body, 'secret') };
  const code = totpCode(secret, accounts.clock.now);
  await browser.send('POST', `${asked.path}/totp-setup`, { ...form, code });
  await accounts.db.update(companies).set({ requireTotp: false });
  browser = accounts.browser();
  return secret;
}

describe('a terminal gets a code', () => {
  it('of eight letters without vowels, for ten minutes, and where to enter it', async () => {
    const codes = await requestCodes(terminal);
    expect(codes).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: `${PUBLIC_URL}/idp/device`,
      expires_in: 600,
      interval: 5,
    });
    expect((await poll(terminal, codes)).json()).toMatchObject({ error: 'authorization_pending' });
  });

  it('and a link with a code does not fill it in', async () => {
    const { user_code: userCode } = await requestCodes(terminal);
    const answer = await browser.send('GET', `/idp/device?user_code=${userCode}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/idp/device']);
  });
});

describe('the confirmation', () => {
  it('shows the code, what is asked for, from where, and for whom', async () => {
    await signIn();
    const { user_code: userCode } = await requestCodes(terminal, { 'x-forwarded-for': '203.0.113.7' });
    const { body } = await enterCode(browser, userCode.toLowerCase().replace('-', ' '));
    const text = body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const shown of [
      userCode,
      'An access token for 30 days. Create and edit inspections, upload to them',
      'Requested from 203.0.113.7',
      'Signs in as Mia Berg',
    ]) {
      expect(text).toContain(shown);
    }
  });

  it('names nobody while nobody is signed in', async () => {
    const { user_code: userCode } = await requestCodes(terminal);
    expect((await enterCode(browser, userCode)).body).toContain('You sign in next');
  });

  it('has the headers of the other pages', async () => {
    const { user_code: userCode } = await requestCodes(terminal);
    const page = await enterCode(browser, userCode);
    const signInPage = await sendPassword(browser, MIA, 'wrong');
    expect(page.headers['content-security-policy']).toBe(signInPage.headers['content-security-policy']);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script|<style|\son\w+=|https?:\/\//);
  });
});

describe('a person allows it', () => {
  const claimsOf = async (codes: Parameters<typeof poll>[1]) =>
    decodeJwt((await poll(terminal, codes)).json().access_token);

  it('who is signed in: the token of the terminal is theirs, reads and writes, and ends after ten minutes', async () => {
    await signIn();
    const codes = await requestCodes(terminal);
    expect((await allow(codes.user_code)).body).toContain('Return to your terminal.');
    const answer = (await poll(terminal, codes)).json();
    expect(Object.keys(answer).toSorted()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
    const claims = decodeJwt(answer.access_token);
    expect(claims).toMatchObject({ sub: 'mia', client_id: 'studio-cli', scope: 'read write' });
    expect(claims.exp! - claims.iat!).toBe(600);
  });

  it('who signs in then with a password and an authenticator app', async () => {
    await setPassword(accounts, 'vic');
    const secret = await addApp('vic');
    const codes = await requestCodes(terminal);
    const path = String((await allow(codes.user_code)).headers.location);
    const asked = await browser.send('POST', `${path}/password`, { email: 'vic@demo.example', password: PASSWORD });
    expect((await poll(terminal, codes)).json()).toMatchObject({ error: 'authorization_pending' });
    const proof = hiddenValue(asked.body, 'proof');
    accounts.clock.now = new Date(accounts.clock.now.getTime() + 60_000);
    const code = totpCode(secret, accounts.clock.now);
    const last = await browser.follow(await browser.send('POST', `${path}/code`, { proof, code }));
    expect(last.body).toContain('Return to your terminal.');
    expect(await claimsOf(codes)).toMatchObject({ sub: 'vic' });
  });

  it('who signs in then with a passkey', async () => {
    const authenticator = await setPasskey(accounts, 'ada');
    const codes = await requestCodes(terminal);
    const path = String((await allow(codes.user_code)).headers.location);
    const answer = authenticator.use(await passkeyOptions(browser, `${path}/passkey`));
    const last = await browser.follow(await browser.send('POST', `${path}/passkey`, { answer }));
    expect(last.body).toContain('Return to your terminal.');
    expect(await claimsOf(codes)).toMatchObject({ sub: 'ada' });
  });

  it('and the browser is signed in as after any other sign-in', async () => {
    const codes = await requestCodes(terminal);
    const path = String((await allow(codes.user_code)).headers.location);
    await browser.follow(await browser.send('POST', `${path}/password`, { email: MIA, password: PASSWORD }));
    expect((await browser.send('GET', '/idp/account')).body).toContain(MIA);
  });
});

describe('a terminal that polls at any moment of an approval', () => {
  /** Notes at each stored approval whether the session that the provider then looks for is there. */
  beforeAll(() =>
    accounts.db.$client.query(`
      create table approvals (has_session boolean not null);
      create function note_approval() returns trigger language plpgsql as $$ begin
        insert into approvals select exists (select from oidc_payloads where kind = 'Session'
          and uid = new.payload->>'sessionUid'
          and payload->'authorizations'->'studio-cli'->>'grantId' = new.payload->>'grantId');
        return new; end $$;
      create trigger note_approval after insert or update on oidc_payloads for each row
        when (new.kind = 'DeviceCode' and new.payload ? 'accountId') execute function note_approval()`),
  );
  beforeEach(() => accounts.db.$client.query('delete from approvals'));
  const approvals = async () => (await accounts.db.$client.query('select has_session from approvals')).rows;

  it('of a person who is signed in, is not refused: the session is stored before the code', async () => {
    await signIn();
    await allow((await requestCodes(terminal)).user_code);
    expect(await approvals()).toEqual([{ has_session: true }]);
  });

  it('of a person who signs in then, is not refused either', async () => {
    const path = String((await allow((await requestCodes(terminal)).user_code)).headers.location);
    await browser.follow(await browser.send('POST', `${path}/password`, { email: MIA, password: PASSWORD }));
    expect(await approvals()).toEqual([{ has_session: true }]);
  });
});

it('an approval whose session cannot be stored allows nothing', async () => {
  const { $client } = accounts.db;
  await $client.query(`
    create function refuse_session() returns trigger language plpgsql as $$ begin raise 'no space left'; end $$;
    create trigger refuse_session before insert or update on oidc_payloads for each row
      when (new.kind = 'Session' and new.payload ? 'accountId') execute function refuse_session()`);
  onTestFinished(async () => void (await $client.query('drop trigger refuse_session on oidc_payloads')));
  const codes = await requestCodes(terminal);
  const path = String((await allow(codes.user_code)).headers.location);
  const last = await browser.follow(await browser.send('POST', `${path}/password`, { email: MIA, password: PASSWORD }));
  expect(last.statusCode).toBe(500);
  expect((await poll(terminal, codes)).json()).toMatchObject({ error: 'authorization_pending' });
});

describe('a person does not allow it', () => {
  it.each(['on the confirmation', 'at the sign-in'])('%s: the terminal gets access_denied', async (where) => {
    const codes = await requestCodes(terminal);
    const confirmation = await enterCode(browser, codes.user_code);
    const last =
      where === 'at the sign-in'
        ? await browser.follow(
            await browser.send(
              'POST',
              `${String((await answerPage(browser, confirmation.body, 'confirm')).headers.location)}/cancel`,
              {},
            ),
          )
        : await answerPage(browser, confirmation.body, 'abort');
    expect(last.body).toContain('Nothing was allowed.');
    expect((await poll(terminal, codes)).json()).toMatchObject({ error: 'access_denied' });
  });
});

it('an expired code is refused in the browser, and the terminal gets expired_token', async () => {
  const codes = await requestCodes(terminal);
  await accounts.db.$client.query(`update oidc_payloads set expires_at = now() - interval '1 second',
    payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now())::int - 1)) where kind = 'DeviceCode'`);
  const { statusCode, body } = await enterCode(browser, codes.user_code);
  expect([statusCode, body]).toEqual([422, expect.stringContaining('This code has expired.')]);
  expect((await poll(terminal, codes)).json()).toMatchObject({ error: 'expired_token' });
});
