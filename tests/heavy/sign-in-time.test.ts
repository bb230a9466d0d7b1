import { beforeAll, expect, it } from 'vitest';
import { openSignIn, PASSWORD } from '../../packages/studio-server/src/identity/testing/account-client.ts';
import { attackAccounts } from '../attack/testing/attack-accounts.ts';

const ROUNDS = 5;

const at = attackAccounts();

// A password that is set in a page has a hash of the product's cost, unlike one that a test stores.
beforeAll(async () => {
  const path = `${await at.accounts.link('mia', 'recovery')}/password`;
  const answer = await at.accounts.browser().send('POST', path, { password: PASSWORD, repeated: PASSWORD });
  if (answer.statusCode !== 303) throw new Error(`The password was not set: ${answer.body}`);
});

it('an unknown address takes as long as a wrong password', async () => {
  const timeOf = async (email: string) => {
    const fresh = at.accounts.browser();
    const { path } = await openSignIn(fresh);
    const startedAt = performance.now();
    await fresh.send('POST', `${path}/password`, { email, password: 'not the right one' });
    return performance.now() - startedAt;
  };
  // In turn, so that other work of the machine slows down both.
  let [known, unknown] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round += 1) {
    known = Math.min(known, await timeOf('mia@demo.example'));
    unknown = Math.min(unknown, await timeOf('nobody@demo.example'));
  }
  // Argon2id takes most of the time of both; without it an answer takes a tenth.
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});
