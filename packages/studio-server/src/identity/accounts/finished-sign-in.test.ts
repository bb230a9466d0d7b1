import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, PASSWORD, sendPassword, setPassword } from '../testing/account-client.ts';
import { startAccounts, type TestAccounts } from '../testing/start-accounts.ts';

let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
  await setPassword(accounts, 'mia');
});
afterAll(() => accounts?.close());

it.each([
  ['GET', '', undefined],
  ['POST', '/email', { email: 'mia@demo.example' }],
  ['POST', '/password', { email: 'mia@demo.example', password: PASSWORD }],
] as const)('Back to a step of a finished sign-in goes on to the studio: %s %s', async (method, step, form) => {
  const browser = accounts.browser();
  const finished = await sendPassword(browser, 'mia@demo.example', PASSWORD);
  expect(await codeOf(browser, finished)).toBeTypeOf('string');
  const answer = await browser.send(method, `${finished.path}${step}`, form);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
});
