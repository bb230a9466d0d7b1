import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, totp, users } from '../../database/schema/index.ts';
import { codeOf, openSignIn, PASSWORD, sendPassword, setPassword } from '../testing/account-client.ts';
import { answerOf, authorization, type Browser, redeem, redeemCode } from '../testing/provider-client.ts';
import { startAccounts, type TestAccounts } from '../testing/start-accounts.ts';

const MIA = 'mia@demo.example';

let accounts: TestAccounts;
let browser: Browser;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts?.close());
beforeEach(() => {
  browser = accounts.browser();
});

describe('a person who was shut out while signed in', () => {
  it.each([
    ['deactivated', () => accounts.db.update(users).set({ status: 'Deactivated' }).where(eq(users.id, 'mia'))],
    ['of a suspended company', () => accounts.db.update(companies).set({ suspendedAt: new Date() })],
  ])('%s: the provider renews no token and asks to sign in', async (_case, shutOut) => {
    await accounts.db.delete(totp);
    await setPassword(accounts, 'mia');
    const signedIn = await sendPassword(browser, MIA, PASSWORD);
    const code = await codeOf(browser, signedIn);
    const tokens = (await redeemCode(browser, { code: code!, verifier: signedIn.verifier })).json();
    await shutOut();
    const renewed = await redeem(browser, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.json()).toMatchObject({ error: 'invalid_grant' });
    const silent = await browser.send('GET', authorization({ prompt: 'none' }).url);
    expect(answerOf(silent).get('error')).toBe('login_required');
    expect((await openSignIn(browser)).path).toMatch(/^\/idp\/interaction\//);
    await accounts.db.update(users).set({ status: 'Activated' }).where(eq(users.id, 'mia'));
    await accounts.db.update(companies).set({ suspendedAt: null });
  });
});
