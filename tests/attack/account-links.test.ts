import { describe, expect, it } from 'vitest';
import {
  openSignIn,
  PASSWORD,
  sendPassword,
} from '../../packages/studio-server/src/identity/testing/account-client.ts';
import { PUBLIC_URL } from '../../packages/studio-server/src/identity/testing/provider-client.ts';
import { attackAccounts } from './testing/attack-accounts.ts';

const ADA = 'ada@demo.example';
const MIA = 'mia@demo.example';
const NOBODY = 'nobody@demo.example';
const FOREIGN = 'https://attacker.example';

const at = attackAccounts();

describe('links', () => {
  const form = { password: PASSWORD, repeated: PASSWORD };

  it('twenty times in parallel: used once', async () => {
    const link = await at.accounts.link('pia', 'recovery');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => at.accounts.browser().send('POST', `${link}/password`, form)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19);
  });

  it('an earlier one of the same person: ended by the next', async () => {
    const earlier = await at.accounts.link('pia', 'recovery');
    await at.accounts.link('pia', 'recovery');
    expect((await at.browser.send('POST', `${earlier}/password`, form)).statusCode).toBe(404);
  });

  it.each(['a'.repeat(43), 'a', '../account', '%00', 'a'.repeat(2000)])('an invented one (%#): 404', async (token) => {
    const answer = await at.browser.send('GET', `/idp/enrol/${encodeURIComponent(token)}`);
    expect([404, 414]).toContain(answer.statusCode);
  });

  it('whose person was named in the form: sets its own person only', async () => {
    const link = await at.accounts.link('pia', 'recovery');
    await at.browser.send('POST', `${link}/password`, { ...form, email: ADA, userId: 'ada' });
    expect((await sendPassword(at.browser, 'pia@demo.example', PASSWORD)).statusCode).toBe(303);
  });

  it('submitted by a page of another site: refused', async () => {
    const link = await at.accounts.link('pia', 'recovery');
    expect((await at.browser.send('POST', `${link}/password`, form, { origin: FOREIGN })).statusCode).toBe(400);
    const sites = { 'sec-fetch-site': 'cross-site' };
    expect((await at.browser.send('POST', `${link}/password`, form, sites)).statusCode).toBe(400);
  });

  it('its mail names the configured origin, whatever Host and X-Forwarded-Host say', async () => {
    at.accounts.mails.length = 0;
    const headers = { host: 'attacker.example', 'x-forwarded-host': 'attacker.example' };
    await at.browser.send('POST', '/idp/recover', { email: MIA }, headers);
    await at.accounts.settled();
    expect(at.accounts.mails[0]?.text).toContain(`${PUBLIC_URL}/idp/enrol/`);
    expect(at.accounts.mails[0]?.text).not.toContain('attacker');
  });

  it.each([
    ['a second recipient', `${MIA}, ${NOBODY}`],
    ['a new header', `${MIA}\r\nBcc: ${NOBODY}`],
  ])('an address with %s: no mail', async (_attack, email) => {
    at.accounts.mails.length = 0;
    await at.browser.send('POST', '/idp/recover', { email });
    await at.accounts.settled();
    expect(at.accounts.mails).toEqual([]);
  });
});

describe('forms', () => {
  it.each(['email', 'password', 'code', 'passkey', 'passkey-options', 'totp-setup', 'totp-done', 'cancel'])(
    '%s of another browser: refused',
    async (step) => {
      const { path } = await openSignIn(at.browser);
      const form = { email: MIA, password: PASSWORD };
      expect((await at.accounts.browser().send('POST', `${path}/${step}`, form)).statusCode).toBe(400);
    },
  );

  it('a password posted to the sign-in of another tab: refused', async () => {
    const first = await openSignIn(at.accounts.browser());
    await openSignIn(at.browser);
    const answer = await at.browser.send('POST', `${first.path}/password`, { email: MIA, password: PASSWORD });
    expect(answer.statusCode).toBe(400);
  });

  it.each([{ origin: FOREIGN }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'a sign-in submitted with %o: refused',
    async (headers) => {
      const answer = await sendPassword(at.browser, MIA, PASSWORD, headers as unknown as Record<string, string>);
      expect(answer.statusCode).toBe(400);
    },
  );

  it('markup in an e-mail address is text', async () => {
    const { path } = await openSignIn(at.browser);
    const answer = await at.browser.send('POST', `${path}/email`, { email: '"><script>@x' });
    expect(answer.body).not.toContain('"><script>');
  });

  it.each(['/idp/interaction/x', '/idp/recover', '/idp/enrol/x', '/idp/account'])(
    '%s cannot be framed, runs no inline script and is not cached',
    async (path) => {
      const { headers } = await at.browser.send('GET', path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['cache-control']).toBe('no-store');
    },
  );
});
