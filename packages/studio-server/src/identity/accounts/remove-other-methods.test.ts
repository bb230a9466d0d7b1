import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passkeys, passwords, signInThrottle, totp } from '../../database/schema/index.ts';
import { saveTotp } from '../methods/totp.ts';
import { codeOf, openSignIn, PASSWORD, passkeyOptions, sendPassword, setPassword } from '../testing/account-client.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { PUBLIC_URL } from '../testing/provider-client.ts';
import { hiddenValue, totpCode } from '../testing/read-page.ts';
import { startAccounts, type TestAccounts } from '../testing/start-accounts.ts';
import { readMethods } from './accounts.ts';

const BOX = 'name="removeOthers"';
const NEW_PASSWORD = 'gannets on the bass rock';
const ticked = { removeOthers: 'yes' };
let accounts: TestAccounts;
/** A passkey that the person had, or that a thief added. */
let earlier: Authenticator;

/** Recovers the account with a passkey. */
async function recoverByPasskey(extra: Record<string, string> = {}, link?: string): Promise<Authenticator> {
  const authenticator = new Authenticator(PUBLIC_URL);
  const path = `${link ?? (await accounts.link('mia', 'recovery'))}/passkey`;
  const browser = accounts.browser();
  const { proof = '' } = extra;
  const options = (await browser.send('POST', `${path}-options`, { proof })).json();
  const answer = await browser.send('POST', path, { answer: authenticator.create(options), ...extra });
  expect(answer.statusCode).toBe(303);
  return authenticator;
}

const recoverByPassword = async (extra: Record<string, string> = {}) => {
  const form = { password: NEW_PASSWORD, repeated: NEW_PASSWORD, ...extra };
  return accounts.browser().send('POST', `${await accounts.link('mia', 'recovery')}/password`, form);
};

const signsIn = async (authenticator: Authenticator): Promise<boolean> => {
  const browser = accounts.browser();
  const { path } = await openSignIn(browser);
  const answer = authenticator.use(await passkeyOptions(browser, `${path}/passkey`));
  return (await codeOf(browser, await browser.send('POST', `${path}/passkey`, { answer }))) !== null;
};
const mailed = async () => {
  await accounts.settled();
  return accounts.mails.map(({ text }) => text.split('\n')[0]);
};

beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts?.close());
beforeEach(async () => {
  for (const table of [passkeys, passwords, totp, signInThrottle]) await accounts.db.delete(table);
  await setPassword(accounts, 'mia');
  earlier = await recoverByPasskey();
  await accounts.settled();
  accounts.mails.length = 0;
});

it('a recovery keeps the other methods unless the box is ticked, which it is not at first', async () => {
  const page = await accounts.browser().send('GET', await accounts.link('mia', 'recovery'));
  expect(page.body).toContain('Someone else may have used my account');
  expect(page.body).not.toContain('checked');
  expect((await recoverByPassword()).statusCode).toBe(303);
  expect(await signsIn(earlier)).toBe(true);
  await recoverByPasskey({ removeOthers: '' });
  expect(await readMethods(accounts.db, 'mia')).toMatchObject({ passwordChangedAt: expect.any(Date) });
});

it('with the box, a new password removes all passkeys, with a mail for each', async () => {
  expect((await recoverByPassword(ticked)).statusCode).toBe(303);
  expect(await signsIn(earlier)).toBe(false);
  const browser = accounts.browser();
  expect(await codeOf(browser, await sendPassword(browser, 'mia@demo.example', NEW_PASSWORD))).toBeTypeOf('string');
  expect(await mailed()).toEqual(['A new password was set.', 'A passkey was removed: Passkey.']);
});

it('with the box, a new passkey removes the others and the password, and nothing of other people', async () => {
  await setPassword(accounts, 'ada');
  const added = await recoverByPasskey(ticked);
  expect([await signsIn(earlier), await signsIn(added)]).toEqual([false, true]);
  expect((await sendPassword(accounts.browser(), 'mia@demo.example', PASSWORD)).statusCode).toBe(401);
  expect((await readMethods(accounts.db, 'ada')).passwordChangedAt).not.toBeNull();
  expect(await mailed()).toEqual([
    'A passkey was added: Passkey.',
    'A passkey was removed: Passkey.',
    'The password was removed.',
  ]);
});

it('with the box, the authenticator app stays, because the link has asked for its code', async () => {
  const { db, sealer, clock } = accounts;
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  await saveTotp(db, sealer, { userId: 'mia', secret, counter: 1, now: clock.now });
  const link = await accounts.link('mia', 'recovery');
  const page = await accounts.browser().send('POST', `${link}/code`, { code: totpCode(secret, clock.now) });
  await recoverByPasskey({ ...ticked, proof: hiddenValue(page.body, 'proof') }, link);
  expect((await readMethods(db, 'mia')).totpConfirmedAt).not.toBeNull();
});

it('a rejected password keeps the tick', async () => {
  const answer = await recoverByPassword({ ...ticked, repeated: 'another password' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('checked');
});

it('an invitation has no such box, and ignores one', async () => {
  await accounts.db.delete(passkeys);
  await accounts.db.delete(passwords).where(eq(passwords.userId, 'mia'));
  const link = await accounts.link('mia');
  expect((await accounts.browser().send('GET', link)).body).not.toContain(BOX);
  await recoverByPasskey(ticked, link);
  expect(await mailed()).toEqual(['A passkey was added: Passkey.']);
});
