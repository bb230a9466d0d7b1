import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  openSignIn,
  PASSWORD,
  passkeyOptions,
  sendPassword,
  setPasskey,
} from '../../packages/studio-server/src/identity/testing/account-client.ts';
import { Authenticator } from '../../packages/studio-server/src/identity/testing/authenticator.ts';
import { PUBLIC_URL } from '../../packages/studio-server/src/identity/testing/provider-client.ts';
import { hiddenValue } from '../../packages/studio-server/src/identity/testing/read-page.ts';
import { attackAccounts } from './testing/attack-accounts.ts';

const MIA = 'mia@demo.example';
const STOLEN = 'a password of the thief';

const at = attackAccounts();

/** Sets a password with a link. @returns the status of the answer */
const use = async (link: string, password = STOLEN) =>
  (await at.accounts.browser().send('POST', `${link}/password`, { password, repeated: password })).statusCode;

const expectUnchanged = async (email = MIA, password = PASSWORD) => {
  expect((await sendPassword(at.accounts.browser(), email, STOLEN)).statusCode).toBe(401);
  expect((await sendPassword(at.accounts.browser(), email, password)).statusCode).toBe(303);
};

describe('a stolen link of an account that has a way to sign in', () => {
  it.each(['invitation', 'setup'] as const)('%s: shows and changes nothing', async (purpose) => {
    const link = await at.accounts.link('mia', purpose);
    expect((await at.browser.send('GET', link)).statusCode).toBe(404);
    expect((await at.browser.send('POST', `${link}/passkey-options`, {})).statusCode).toBe(404);
    expect(await use(link)).toBe(404);
    await expectUnchanged();
  });

  it('an invitation from before "Forgot password": ends with the new password', async () => {
    const invitation = await at.accounts.link('pia');
    expect(await use(await at.accounts.link('pia', 'recovery'), PASSWORD)).toBe(303);
    expect(await use(invitation)).toBe(404);
    await expectUnchanged('pia@demo.example');
  });
});

describe('an open recovery link ends with', () => {
  let link: string;
  let form: string;
  beforeEach(async () => {
    await codeOf(at.browser, await sendPassword(at.browser, MIA, PASSWORD));
    form = hiddenValue((await at.browser.send('GET', '/idp/account')).body, 'form');
    link = await at.accounts.link('mia', 'recovery');
  });
  const change = (path: string, values: Record<string, string>) =>
    at.browser.send('POST', `/idp/account/${path}`, { form, ...values });

  it('a changed password', async () => {
    const values = { current: PASSWORD, password: PASSWORD, repeated: PASSWORD };
    expect((await change('password', values)).statusCode).toBe(303);
    expect(await use(link)).toBe(404);
  });

  it('a new passkey', async () => {
    const options = (await change('passkey-options', {})).json();
    const answer = new Authenticator(PUBLIC_URL).create(options);
    expect((await change('passkey', { answer })).statusCode).toBe(303);
    expect(await use(link)).toBe(404);
  });

  it('a removed passkey', async () => {
    const authenticator = new Authenticator(PUBLIC_URL);
    await change('passkey', { answer: authenticator.create((await change('passkey-options', {})).json()) });
    link = await at.accounts.link('mia', 'recovery');
    expect((await change('passkey-removal', { id: authenticator.id.toString('base64url') })).statusCode).toBe(303);
    expect(await use(link)).toBe(404);
  });
});

describe('a link of somebody who was shut out', () => {
  const status = (id: string, to: 'Activated' | 'Deactivated' | 'Deleted') =>
    at.accounts.db.$client.query('update users set status = $2 where id = $1', [id, to]);
  const suspend = (since: Date | null) =>
    at.accounts.db.$client.query('update companies set suspended_at = $1', [since]);
  afterEach(async () => {
    await status('mia', 'Activated');
    await suspend(null);
  });

  it.each([
    ['deactivated', () => status('mia', 'Deactivated')],
    ['deleted', () => status('mia', 'Deleted')],
    ['of a suspended company', () => suspend(new Date())],
  ])('%s: shows and changes nothing', async (_case, shutOut) => {
    const link = await at.accounts.link('mia', 'recovery');
    await shutOut();
    expect((await at.browser.send('GET', link)).statusCode).toBe(404);
    expect(await use(link)).toBe(404);
    await status('mia', 'Activated');
    await suspend(null);
    await expectUnchanged();
  });

  it.each([
    ['deactivated', () => status('mia', 'Deactivated')],
    ['deleted', () => status('mia', 'Deleted')],
    ['of a suspended company', () => suspend(new Date())],
  ])(
    '%s: the right password gives no session, and the open page of sign-in methods adds nothing',
    async (_case, shutOut) => {
      await codeOf(at.browser, await sendPassword(at.browser, MIA, PASSWORD));
      const form = hiddenValue((await at.browser.send('GET', '/idp/account')).body, 'form');
      await shutOut();
      const answer = await at.browser.send('POST', '/idp/account/passkey-options', { form });
      expect(answer.headers.location).toMatch(/^\/idp\/auth\?/);
      const refused = await sendPassword(at.accounts.browser(), MIA, PASSWORD);
      expect(refused.statusCode).toBe(403);
      expect(refused.body).toContain('The account for this email is inactive. Contact your admin.');
    },
  );

  it('a passkey of a deactivated person: refused', async () => {
    const authenticator = await setPasskey(at.accounts, 'vic');
    await status('vic', 'Deactivated');
    const { path } = await openSignIn(at.browser);
    const answer = authenticator.use(await passkeyOptions(at.browser, `${path}/passkey`));
    expect((await at.browser.send('POST', `${path}/passkey`, { answer })).statusCode).toBe(403);
    await status('vic', 'Activated');
  });
});
