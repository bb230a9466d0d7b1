import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, PASSWORD, sendPassword } from '../../packages/studio-server/src/identity/testing/account-client.ts';
import { attackAccounts } from './testing/attack-accounts.ts';

const MIA = 'mia@demo.example';
const ATTACKER = { 'x-forwarded-for': '203.0.113.66' };
const MINUTE_MS = 60_000;

const at = attackAccounts();
beforeEach(async () => {
  await at.accounts.db.$client.query('delete from account_links');
  at.accounts.clock.now = new Date();
  at.accounts.mails.length = 0;
});

const later = (minutes: number) => {
  at.accounts.clock.now = new Date(at.accounts.clock.now.getTime() + minutes * MINUTE_MS);
};
const guess = async (email = MIA) => (await sendPassword(at.accounts.browser(), email, 'wrong', ATTACKER)).statusCode;
/** Guesses until the account pauses. */
const pauseAccount = async () => {
  for (let count = 0; count < 10; count++) await guess();
  expect(await guess()).toBe(429);
};
const recover = async (headers = ATTACKER) => {
  const answer = await at.accounts.browser().send('POST', '/idp/recover', { email: MIA }, headers);
  await at.accounts.settled();
  return answer;
};
const linkIn = (text = '') => /http:\S+(\/idp\/enrol\/\S+)/.exec(text)?.[1] ?? '';

describe('somebody who keeps an account paused by guessing', () => {
  it('does not pause the browsers in which its person signed in before', async () => {
    expect(await codeOf(at.browser, await sendPassword(at.browser, MIA, PASSWORD))).toBeTypeOf('string');
    await pauseAccount();
    expect(await codeOf(at.browser, await sendPassword(at.browser, MIA, PASSWORD))).toBeTypeOf('string');
    expect((await sendPassword(at.accounts.browser(), MIA, PASSWORD)).statusCode).toBe(429);
  });

  it('gets no further guesses from a browser in which somebody else signed in', async () => {
    expect(await codeOf(at.browser, await sendPassword(at.browser, 'ada@demo.example', PASSWORD))).toBeTypeOf('string');
    await pauseAccount();
    expect((await sendPassword(at.browser, MIA, 'wrong', ATTACKER)).statusCode).toBe(429);
  });

  it('who stole such a browser guesses ten times, too', async () => {
    await codeOf(at.browser, await sendPassword(at.browser, MIA, PASSWORD));
    for (let count = 0; count < 10; count++)
      expect((await sendPassword(at.browser, MIA, 'wrong')).statusCode).toBe(401);
    expect((await sendPassword(at.browser, MIA, PASSWORD)).statusCode).toBe(429);
  });

  it('cannot invent the cookie of a known browser', async () => {
    await pauseAccount();
    at.browser.cookies.set('studio_device', { value: 'invented', path: '/idp' });
    expect((await sendPassword(at.browser, MIA, PASSWORD)).statusCode).toBe(429);
  });

  it('does not keep out a person with a recovery link: it ends the pause', async () => {
    await pauseAccount();
    await recover();
    const link = linkIn(at.accounts.mails.at(-1)?.text);
    const form = { password: PASSWORD, repeated: PASSWORD };
    expect((await at.browser.send('POST', `${link}/password`, form)).statusCode).toBe(303);
    expect(await codeOf(at.browser, await sendPassword(at.browser, MIA, PASSWORD))).toBeTypeOf('string');
    await pauseAccount();
    expect(await codeOf(at.browser, await sendPassword(at.browser, MIA, PASSWORD))).toBeTypeOf('string');
  });
});

describe('somebody who keeps asking for recovery mails of another person', () => {
  it('does not end the link that was just mailed, and gets the same answer', async () => {
    const first = await recover();
    const link = linkIn(at.accounts.mails.at(-1)?.text);
    for (let count = 0; count < 12; count++) expect((await recover()).body).toBe(first.body);
    expect(at.accounts.mails).toHaveLength(1);
    expect((await at.browser.send('GET', link)).statusCode).toBe(200);
  });

  it('at any pace for three hours: one mail has a working link at any time', async () => {
    await recover();
    for (let count = 0; count < 180; count++) {
      later(1);
      await recover({ 'x-forwarded-for': `203.0.113.${count}` });
      const link = linkIn(at.accounts.mails.at(-1)?.text);
      expect((await at.accounts.browser().send('GET', link)).statusCode, `minute ${count}`).toBe(200);
    }
    expect(at.accounts.mails.length).toBeLessThan(30);
  });
});
