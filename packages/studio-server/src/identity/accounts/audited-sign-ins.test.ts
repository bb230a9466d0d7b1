import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountLinks, auditEvents, passkeys, passwords, signInThrottle, totp } from '../../database/schema/index.ts';
import { codeOf, openSignIn, PASSWORD, sendPassword, setPassword } from '../testing/account-client.ts';
import { ACCOUNT_ROUTES } from '../testing/audited-account-routes.ts';
import { LINK_ROUTES } from '../testing/audited-link-routes.ts';
import { answerSignOut, PROVIDER_ROUTES } from '../testing/audited-provider-routes.ts';
import { SIGN_IN_ROUTES } from '../testing/audited-sign-in-routes.ts';
import { followed, MIA, visit } from '../testing/audited-visit.ts';
import { startAccounts } from '../testing/start-accounts.ts';

const SECRETS = /kittiwakes|gannets|enrol|eyJ|[\w-]{43}|\b[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}\b|\b\d{6}\b/;

beforeAll(async () => {
  visit.accounts = await startAccounts();
});
afterAll(() => visit.accounts?.close());
beforeEach(async () => {
  const { accounts } = visit;
  visit.browser = accounts.browser();
  accounts.clock.now = new Date();
  for (const table of [passkeys, passwords, totp, accountLinks, signInThrottle]) await accounts.db.delete(table);
  await accounts.db.execute(sql`update companies set require_totp = false`);
  await setPassword(accounts, 'mia');
});

const readEvents = async () => {
  await visit.accounts.settled();
  return visit.accounts.db.select().from(auditEvents).orderBy(auditEvents.at, auditEvents.id);
};

/** Every POST route of the sign-in pages. */
const ROUTES = { ...SIGN_IN_ROUTES, ...LINK_ROUTES, ...ACCOUNT_ROUTES };

/** An event in short: its action, and its changes as `field:after`, or `field:before>after`. */
const inShort = ({ action, changes }: typeof auditEvents.$inferSelect) =>
  [
    action,
    ...changes.map(({ field, before, after }) => `${field}:${before === undefined ? '' : `${before}>`}${after ?? ''}`),
  ].join(' ');

it('every POST route of the sign-in pages is listed here', () => {
  const posts = visit.accounts.routes.filter(
    (route) => route.startsWith('POST') && !route.endsWith('*') && !Object.hasOwn(PROVIDER_ROUTES, route),
  );
  expect([...new Set(posts)].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

describe.each(Object.entries({ ...ROUTES, ...PROVIDER_ROUTES }))('%s', (_route, attempts) => {
  it.each(attempts)('%s: %j', async (_title, expected, attempt) => {
    const request = await attempt();
    const before = (await readEvents()).length;
    await request();
    await expect.poll(async () => (await readEvents()).slice(before).map(inShort)).toEqual(expected);
    for (const event of (await readEvents()).slice(before)) {
      const isAttempt = ['refuseSignIn', 'requestRecovery', 'endSession'].includes(event.action);
      expect(event).toMatchObject({
        companyId: 'northline',
        actorId: isAttempt ? null : event.subjectId,
        subjectKind: 'user',
        address: '127.0.0.1',
        userAgent: expect.stringContaining('lightMyRequest'),
        requestId: expect.stringMatching(/^req-/),
      });
      const { id: _id, requestId: _requestId, ...texts } = event;
      expect(JSON.stringify(texts)).not.toMatch(SECRETS);
    }
  });
});

describe('what changes a sign-in, without its audit event, is not stored', () => {
  beforeAll(async () => {
    await visit.accounts.db.execute(sql`create function refuse_event() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`);
  });
  beforeEach(async () => {
    await visit.accounts.db.execute(sql`drop trigger if exists refuse_event on audit_events`);
  });
  afterAll(async () => {
    await visit.accounts?.db.execute(sql`drop trigger if exists refuse_event on audit_events`);
  });

  const stored = async () =>
    Promise.all(
      [passkeys, passwords, totp, accountLinks].map(async (table) =>
        visit.accounts.db.select().from(table as typeof passwords),
      ),
    );

  const changing = Object.entries(ROUTES).flatMap(([route, attempts]) =>
    attempts.flatMap(([title, events, attempt]) =>
      /^(addSignInMethod|removeSignInMethod|recoverAccount|requestRecovery)/.test(events[0] ?? '')
        ? [[`${route} ${title}`, attempt] as const]
        : [],
    ),
  );

  it.each(changing)('%s', async (_title, attempt) => {
    const request = await attempt();
    const before = await stored();
    await visit.accounts.db.execute(sql`create trigger refuse_event before insert on audit_events
      for each row execute function refuse_event()`);
    await request();
    // A recovery is prepared after the answer, and fails there.
    await visit.accounts.settled().catch(() => undefined);
    expect(await stored()).toEqual(before);
  });

  it('a sign-in', async () => {
    await visit.accounts.db.execute(sql`create trigger refuse_event before insert on audit_events
      for each row execute function refuse_event()`);
    await followed(await sendPassword(visit.browser, MIA, PASSWORD));
    const account = await visit.browser.send('GET', '/idp/account');
    expect(account.headers.location).toMatch(/^\/idp\/auth\?/);
  });

  it('a sign-out', async () => {
    const signOut = await answerSignOut({ logout: 'yes' });
    const ended = await visit.accounts.endedInDatabase();
    await visit.accounts.db.execute(sql`create trigger refuse_event before insert on audit_events
      for each row execute function refuse_event()`);
    await signOut();
    expect(await visit.accounts.endedInDatabase()).toEqual(ended);
    expect((await visit.browser.send('GET', '/idp/account')).statusCode).toBe(200);
  });
});

describe('refused sign-ins do not flood the audit log', () => {
  it('a hundred wrong passwords from everywhere: the first, tenth and hundredth', async () => {
    const before = (await readEvents()).length;
    for (let count = 0; count < 100; count++) {
      await visit.accounts.db.delete(signInThrottle).where(sql`key not like 'refusal:%'`);
      await sendPassword(visit.accounts.browser(), MIA, 'wrong', { 'x-forwarded-for': `203.0.113.${count}` });
    }
    const reported = (await readEvents()).slice(before).map(inShort);
    expect(reported).toEqual([1, 10, 100].map((count) => `refuseSignIn reason:wrongPassword attempts:${count}`));
  });
});

describe('the session of a sign-in', () => {
  it('continues when only the application is signed out of', async () => {
    const leave = await answerSignOut({});
    const ended = await visit.accounts.endedInDatabase();
    await leave();
    expect(await visit.accounts.endedInDatabase()).toEqual(ended);
    expect((await visit.browser.send('GET', '/idp/account')).statusCode).toBe(200);
  });

  it('renewed, or used for another application, is no further sign-in', async () => {
    await codeOf(visit.browser, await sendPassword(visit.browser, MIA, PASSWORD));
    const before = (await readEvents()).length;
    await visit.browser.send('GET', '/idp/account');
    await openSignIn(visit.browser, { prompt: 'none' });
    expect((await readEvents()).length).toBe(before);
  });
});
