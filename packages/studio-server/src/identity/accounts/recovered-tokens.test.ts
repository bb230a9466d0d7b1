import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccessToken, findAccessToken } from '../access-tokens.ts';
import { PASSWORD, setPassword } from '../testing/account-client.ts';
import { startAccounts, type TestAccounts } from '../testing/start-accounts.ts';

let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts?.close());

it('a recovery revokes the access tokens of the person, and of nobody else', async () => {
  await setPassword(accounts, 'ada');
  const [own, other] = await Promise.all(
    ['ada', 'mia'].map((person) =>
      createAccessToken(accounts.db, person, { name: 'Laptop', rights: 'All', days: 365 }),
    ),
  );
  const link = await accounts.link('ada', 'recovery');
  const form = { password: PASSWORD, repeated: PASSWORD };
  expect((await accounts.browser().send('POST', `${link}/password`, form)).statusCode).toBe(303);
  expect(await findAccessToken(accounts.db, own!.token)).toBeNull();
  expect(await findAccessToken(accounts.db, other!.token)).not.toBeNull();
});
