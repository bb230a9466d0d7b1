import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, isNull } from 'drizzle-orm';
import { auditEvents, companies, oidcPayloads, signInSessions, users } from '../../database/schema/index.ts';
import { createAccessToken, findAccessToken } from '../access-tokens.ts';
import { StartError } from '../../start-error.ts';
import { createTotpSecret, saveTotp } from '../methods/totp.ts';
import { openSignIn } from '../testing/account-client.ts';
import { PUBLIC_URL } from '../testing/provider-client.ts';
import { startAccounts, type TestAccounts } from '../testing/start-accounts.ts';
import { readMethods } from './accounts.ts';
import { runSignInCommand } from './operator-commands.ts';

let accounts: TestAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts?.close());

const run = (...words: string[]) => {
  const { db, mailer } = accounts;
  return runSignInCommand({ db, mailer, publicUrl: PUBLIC_URL }, words);
};

describe('npm run sign-in', () => {
  it('requires an authenticator app of a company, and stops requiring it; repeating changes nothing', async () => {
    const isRequired = async () => (await accounts.db.select().from(companies))[0]?.requireTotp;
    expect(await run('require-app', 'northline', 'yes')).toBe('Northline: passwords need an authenticator app.');
    await run('require-app', 'northline', 'yes');
    expect(await isRequired()).toBe(true);
    expect(await run('require-app', 'northline', 'no')).toBe('Northline: an authenticator app is optional.');
    expect(await isRequired()).toBe(false);
  });

  it('prints a link that works without the lost authenticator app, and mails the person', async () => {
    const { db, sealer, clock, mails } = accounts;
    await saveTotp(db, sealer, { userId: 'mia', secret: createTotpSecret(), counter: 1, now: clock.now });
    const url = await run('link', 'MIA@demo.example');
    expect((await readMethods(db, 'mia')).totpConfirmedAt).toBeNull();
    const page = await accounts.browser().send('GET', url);
    expect(page.body).toContain('Set a new way to sign in');
    expect(mails.at(-1)?.to).toBe('mia@demo.example');
    expect(mails.at(-1)?.text).toContain(
      'An operator created a link for a new way to sign in, and turned off your authenticator app.',
    );
    expect(mails.at(-1)?.text).not.toContain('/enrol/');
  });

  it('unlinks everybody from a former provider, or one person; repeating changes nothing', async () => {
    const { db } = accounts;
    const linked = async () =>
      (await db.select().from(users))
        .flatMap(({ id, issuer }) => (issuer === null ? [] : `${id} ${issuer}`))
        .toSorted();
    const link = (id: string, issuer: string) =>
      db
        .update(users)
        .set({ issuer, subject: `at-${id}` })
        .where(eq(users.id, id));
    await link('mia', 'https://former.example');
    await link('pia', 'https://former.example');
    await link('dan', 'https://next.example');
    const session = { userId: 'mia', providerSessionId: null, device: 'Linux', browser: 'Chrome', address: '' };
    await db.insert(signInSessions).values({ id: 'open', ...session });
    const access = await createAccessToken(db, 'mia', { name: 'Laptop', rights: 'All', days: 365 });
    expect(await run('unlink', 'https://former.example')).toBe('2 people unlinked.');
    expect(await linked()).toEqual(['dan https://next.example']);
    const [ended] = await db.select().from(signInSessions).where(eq(signInSessions.id, 'open'));
    expect(ended?.ended).toBeInstanceOf(Date);
    expect(await findAccessToken(db, access!.token)).toBeNull();
    expect(await run('unlink', 'https://former.example')).toBe('0 people unlinked.');
    expect(await run('unlink', 'DAN@demo.example')).toBe('1 person unlinked.');
    expect(await linked()).toEqual([]);
    const events = await db.select().from(auditEvents).where(eq(auditEvents.action, 'relinkAccount'));
    expect(events.map(({ subjectId }) => String(subjectId)).toSorted((one, other) => one.localeCompare(other))).toEqual(
      ['dan', 'mia', 'pia'],
    );
  });

  it('ends every sign-in and access token; repeating changes nothing', async () => {
    const { db, browser } = accounts;
    const session = { providerSessionId: null, device: 'Linux', browser: 'Chrome', address: '' };
    await db.insert(signInSessions).values({ id: 'mias', userId: 'mia', ...session });
    const access = await createAccessToken(db, 'vic', { name: 'Laptop', rights: 'All', days: 365 });
    await openSignIn(browser());
    expect(await db.$count(oidcPayloads)).toBeGreaterThan(0);
    expect(await run('end-all')).toBe('Every sign-in and access token of 1 company has ended.');
    expect(await db.$count(signInSessions, isNull(signInSessions.ended))).toBe(0);
    expect(await findAccessToken(db, access!.token)).toBeNull();
    expect(await db.$count(oidcPayloads)).toBe(0);
    expect(await run('end-all')).toBe('Every sign-in and access token of 0 companies has ended.');
  });

  it.each<[words: string[], reason: RegExp]>([
    [['require-app', 'nobody', 'yes'], /^There is no company with the id nobody\.$/],
    [['link', 'dan@demo.example'], /^The account of dan@demo\.example is not active\.$/],
    [['link', 'nobody@demo.example'], /^There is nobody with the e-mail address nobody@demo\.example\.$/],
    [['unlink', 'nobody@demo.example'], /^There is nobody with the e-mail address nobody@demo\.example\.$/],
    [['unlink', 'mia'], /^Usage: /],
    [['end-all', 'northline'], /^Usage: /],
    [['unlink', 'https://former.example', 'now'], /^Usage: /],
    [[], /^Usage: /],
    [['--help'], /^Usage: /],
    [['require-app', 'northline', 'maybe'], /^Usage: /],
    [['require-app', 'northline', 'yes', 'please'], /^Usage: /],
    [['link', 'mia'], /^Usage: /],
  ])('%j fails with one reason', async (words, reason) => {
    const failure: unknown = await run(...words).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(reason);
  });
});
