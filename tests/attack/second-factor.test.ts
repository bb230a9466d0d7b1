import { beforeAll, describe, expect, it } from 'vitest';
import { companies, signInThrottle, totp } from '../../packages/studio-server/src/resources/testing/tables.ts';
import {
  codeOf,
  openSignIn,
  PASSWORD,
  sendPassword,
  setPassword,
} from '../../packages/studio-server/src/identity/testing/account-client.ts';
import {
  hiddenValue,
  shownCodes,
  shownSecret,
  totpCode,
} from '../../packages/studio-server/src/identity/testing/read-page.ts';
import { attackAccounts } from './testing/attack-accounts.ts';

const at = attackAccounts();

describe('codes of an authenticator app', () => {
  let secret: string;
  let recovery: string[];

  beforeAll(async () => {
    await at.accounts.db.delete(signInThrottle);
    await setPassword(at.accounts, 'vic');
    await at.accounts.db.update(companies).set({ requireTotp: true });
    const fresh = at.accounts.browser();
    const asked = await sendPassword(fresh, 'vic@demo.example', PASSWORD);
    secret = shownSecret(asked.body);
    const form = { proof: hiddenValue(asked.body, 'proof'), secret: hiddenValue(asked.body, 'secret') };
    const code = totpCode(secret, at.accounts.clock.now);
    recovery = shownCodes((await fresh.send('POST', `${asked.path}/totp-setup`, { ...form, code })).body);
    await at.accounts.db.update(companies).set({ requireTotp: false });
  });

  /** Opens a sign-in up to the code. */
  async function atCode() {
    const answer = await sendPassword(at.browser, 'vic@demo.example', PASSWORD);
    const proof = hiddenValue(answer.body, 'proof');
    return {
      path: answer.path,
      proof,
      send: (code: string) => at.browser.send('POST', `${answer.path}/code`, { proof, code }),
    };
  }
  const forward = (seconds: number) => {
    at.accounts.clock.now = new Date(at.accounts.clock.now.getTime() + seconds * 1000);
  };

  it('the password alone: no code for the studio', async () => {
    const answer = await sendPassword(at.browser, 'vic@demo.example', PASSWORD);
    expect(await codeOf(at.browser, answer)).toBeNull();
  });

  it('the same code twice: refused', async () => {
    forward(60);
    const code = totpCode(secret, at.accounts.clock.now);
    expect((await (await atCode()).send(code)).statusCode).toBe(303);
    expect((await (await atCode()).send(code)).statusCode).toBe(401);
  });

  it('a code twenty times in parallel: accepted once', async () => {
    forward(60);
    const code = totpCode(secret, at.accounts.clock.now);
    const { send } = await atCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  });

  it.each([-90, 90])('a code of %d seconds from now: refused', async (seconds) => {
    forward(300);
    const code = totpCode(secret, new Date(at.accounts.clock.now.getTime() + seconds * 1000));
    expect((await (await atCode()).send(code)).statusCode).toBe(401);
  });

  it.each(['', '000000', '12345', '１２３４５６', 'aaaa-aaaa-aaaa', '0'.repeat(1000)])(
    'the code %#: refused',
    async (code) => {
      expect((await (await atCode()).send(code)).statusCode).toBe(401);
    },
  );

  it('a recovery code twice: refused', async () => {
    expect((await (await atCode()).send(recovery[0]!)).statusCode).toBe(303);
    expect((await (await atCode()).send(recovery[0]!)).statusCode).toBe(401);
  });

  it('guessing: paused after ten codes, also for the right one', async () => {
    const { send } = await atCode();
    for (let count = 0; count < 10; count++) await send(String(100_000 + count));
    forward(30);
    expect((await send(totpCode(secret, at.accounts.clock.now))).statusCode).toBe(429);
  });

  it('with the proof of another sign-in: refused', async () => {
    const { proof } = await atCode();
    const other = at.accounts.browser();
    const { path } = await openSignIn(other);
    forward(60);
    const code = totpCode(secret, at.accounts.clock.now);
    expect((await other.send('POST', `${path}/code`, { proof, code })).statusCode).toBe(401);
  });

  it('with an old proof: refused', async () => {
    const { send } = await atCode();
    forward(601);
    expect((await send(totpCode(secret, at.accounts.clock.now))).statusCode).toBe(401);
  });

  it('setting up another app with the password alone: refused', async () => {
    await at.accounts.db.update(companies).set({ requireTotp: true });
    const [before] = await at.accounts.db.select().from(totp);
    const { path, proof } = await atCode();
    const own = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const sealed = at.accounts.sealer.seal('totp-setup:vic', own);
    const form = { proof, secret: sealed, code: totpCode(own, at.accounts.clock.now) };
    expect((await at.browser.send('POST', `${path}/totp-setup`, form)).statusCode).toBe(401);
    const [after] = await at.accounts.db.select().from(totp);
    expect(after?.sealedSecret).toBe(before?.sealedSecret);
    await at.accounts.db.update(companies).set({ requireTotp: false });
  });

  it.each(['totp-done', 'totp-setup'])('jumping to %s without its proof: refused', async (step) => {
    const { path } = await openSignIn(at.browser);
    const answer = await at.browser.send('POST', `${path}/${step}`, { done: 'vic', proof: 'vic', secret: 'x' });
    expect(answer.statusCode).toBe(401);
  });

  describe('with a stolen sealing key', () => {
    const own = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const forge = (purpose: string, value = 'vic') =>
      at.accounts.sealer.seal(purpose, value, new Date(at.accounts.clock.now.getTime() + 600_000));

    it.each<[string, (uid: string) => Record<string, string>]>([
      ['code', (uid) => ({ proof: forge(`password:${uid}`), code: totpCode(secret, at.accounts.clock.now) })],
      [
        'totp-setup',
        (uid) => ({
          proof: forge(`password:${uid}`),
          secret: forge('totp-setup:vic', own),
          code: totpCode(own, at.accounts.clock.now),
        }),
      ],
      ['totp-done', (uid) => ({ done: forge(`totp-done:${uid}`) })],
    ])('a proof for %s: refused', async (step, formOf) => {
      forward(60);
      const { path } = await openSignIn(at.browser);
      const form = formOf(path.split('/').at(-1)!);
      expect((await at.browser.send('POST', `${path}/${step}`, form)).statusCode).toBe(401);
    });

    it('a proof for a recovery link: asked for the code', async () => {
      const link = await at.accounts.link('vic', 'recovery');
      const proof = forge(`enrol-code:${link.split('/').at(-1)}`);
      const form = { password: 'gannets on the bass rock', repeated: 'gannets on the bass rock', proof };
      expect((await at.browser.send('POST', `${link}/password`, form)).body).toContain('Enter a code');
    });
  });

  it('a recovery link without a code: no new password and no passkey', async () => {
    const link = await at.accounts.link('vic', 'recovery');
    const password = 'gannets on the bass rock';
    const answer = await at.browser.send('POST', `${link}/password`, { password, repeated: password });
    expect(answer.body).toContain('Enter a code');
    expect((await sendPassword(at.browser, 'vic@demo.example', password)).statusCode).toBe(401);
    expect((await at.browser.send('POST', `${link}/passkey-options`, {})).statusCode).toBe(404);
  });
});
