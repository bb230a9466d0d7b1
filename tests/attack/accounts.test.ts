import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  openSignIn,
  PASSWORD,
  passkeyOptions,
  sendPassword,
  setPasskey,
  setPassword,
} from '../../packages/studio-server/src/identity/testing/account-client.ts';
import { attackAccounts } from './testing/attack-accounts.ts';

const ADA = 'ada@demo.example';
const MIA = 'mia@demo.example';
const NOBODY = 'nobody@demo.example';

const at = attackAccounts();

/** Counts the Argon2 hashes that Node.js computes during some work. */
async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({ init: (_id, type) => void (count += type === 'ARGON2REQUEST' ? 1 : 0) }).enable();
  await work().finally(() => hook.disable());
  return count;
}

describe('finding out who has an account', () => {
  const withoutAddress = (body: string, email: string) =>
    body.replaceAll(email, '').replaceAll(/interaction\/[\w-]+/g, '');

  it('asking for the password: the same page', async () => {
    const { path } = await openSignIn(at.browser);
    const [known, unknown] = await Promise.all(
      [MIA, NOBODY].map(async (email) =>
        withoutAddress((await at.browser.send('POST', `${path}/email`, { email })).body, email),
      ),
    );
    expect(unknown).toBe(known);
  });

  it.each([
    ['a wrong password', 'not the right one'],
    ['no password', ''],
    ['a password of 10,000 characters', 'x'.repeat(10_000)],
  ])('%s: the same status and page', async (_attack, password) => {
    const [known, withoutPassword, unknown] = await Promise.all(
      [MIA, 'vic@demo.example', NOBODY].map(async (email) => {
        const answer = await sendPassword(at.accounts.browser(), email, password);
        return [answer.statusCode, withoutAddress(answer.body, email)];
      }),
    );
    expect(unknown).toEqual(known);
    expect(withoutPassword).toEqual(known);
    expect(known![0]).toBe(401);
  });

  it.each([
    ['an account with a password', MIA],
    ['an account without a password', 'vic@demo.example'],
    ['an unknown address', NOBODY],
  ])('by work: a wrong password of %s is hashed once', async (_case, email) => {
    const fresh = at.accounts.browser();
    const { path } = await openSignIn(fresh);
    const send = () => fresh.send('POST', `${path}/password`, { email, password: 'not the right one' });
    // The first answer also makes the hash that stands in for a missing one.
    await send();
    expect(await countHashes(send)).toBe(1);
  });

  it('by passkey options: no list of credentials', async () => {
    await setPasskey(at.accounts, 'vic');
    const { path } = await openSignIn(at.browser);
    const options = await passkeyOptions(at.browser, `${path}/passkey`);
    expect(options).not.toHaveProperty('allowCredentials');
  });

  it('by recovery: the same page', async () => {
    const [known, unknown] = await Promise.all(
      [MIA, NOBODY].map(async (email) => (await at.browser.send('POST', '/idp/recover', { email })).body),
    );
    expect(unknown).toBe(known);
    await at.accounts.settled();
  });

  it('by throttling: an unknown account pauses after as many attempts', async () => {
    const statuses = await Promise.all(
      [ADA, NOBODY].map(async (email) => {
        const found: number[] = [];
        for (let count = 0; count < 12; count++)
          found.push((await sendPassword(at.accounts.browser(), email, 'wrong')).statusCode);
        return found;
      }),
    );
    expect(statuses[1]).toEqual(statuses[0]);
    expect(statuses[0]!.slice(-2)).toEqual([429, 429]);
  });
});

describe('guessing', () => {
  it('twenty passwords of one account in parallel: at most ten are checked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendPassword(at.accounts.browser(), ADA, 'not the right one')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });

  it('one password of 60 accounts from one address: at most 50 are checked', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 60; count++) {
      statuses.push((await sendPassword(at.accounts.browser(), `person${count}@demo.example`, PASSWORD)).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  });

  it('from many addresses of one IPv6 network: one address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 51; count++) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${count.toString(16)}` };
      const email = `person${count}@demo.example`;
      statuses.push((await sendPassword(at.accounts.browser(), email, PASSWORD, headers)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('an own sign-in in between gives no other attempt back', async () => {
    for (let count = 0; count < 9; count++) await sendPassword(at.accounts.browser(), ADA, 'wrong');
    expect(await codeOf(at.browser, await sendPassword(at.browser, MIA, PASSWORD))).toBeTypeOf('string');
    await sendPassword(at.accounts.browser(), ADA, 'wrong');
    expect((await sendPassword(at.accounts.browser(), ADA, 'wrong')).statusCode).toBe(429);
  });
});

describe('passwords', () => {
  it.each([
    ['longer than a form may be', 'x'.repeat(20_000), 413],
    ['longer than 256 characters', 'kittiwake over '.repeat(20), 422],
    ['common', '1qaz2wsx3edc', 422],
  ])('set one %s: refused', async (_attack, password, status) => {
    const answer = await at.browser.send('POST', `${await at.accounts.link('pia', 'recovery')}/password`, {
      password,
      repeated: password,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain(password);
  });

  it.each([
    ['decomposed', 'mu\u0308we u\u0308ber dem hafen'],
    ['full-width', 'ｍ\u00fcｗｅ \u00fcber dem hafen'],
  ])('%s letters are the same password', async (_form, typed) => {
    await setPassword(at.accounts, 'pia', 'm\u00fcwe \u00fcber dem hafen');
    const answer = await sendPassword(at.browser, 'pia@demo.example', typed);
    expect(await codeOf(at.browser, answer)).toBeTypeOf('string');
  });

  it('the part before a null character is not the password', async () => {
    const password = 'kittiwake\u0000over the firth';
    await setPassword(at.accounts, 'pia', password);
    expect((await sendPassword(at.browser, 'pia@demo.example', 'kittiwake')).statusCode).toBe(401);
  });

  it.each(["' or 1=1 --", '%', 'MIA@DEMO.EXAMPLE\u0000', ' '])('e-mail address %o: nobody', async (email) => {
    expect((await sendPassword(at.browser, email, PASSWORD)).statusCode).toBe(401);
  });
});
