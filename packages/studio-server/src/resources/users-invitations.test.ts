import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InvitationOutcome, ROLE_IDS, USER_STATUS_NUMBERS } from '@inspection-studio/domain/users';
import { eq, like, or } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, users } from '../database/schema/index.ts';
import type { Mailer } from '../mail/mailer.ts';
import { bearer } from '../http/testing/start-test-app.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;
/** Sends the mails of the next call instead of the mailer. */
let sendNext: Mailer['send'] | undefined;

beforeAll(async () => {
  studio = await startTestStudio({
    mailedBy: ({ send }) => ({
      send: (mails) => {
        const sendNow = sendNext ?? send;
        sendNext = undefined;
        return sendNow(mails);
      },
    }),
  });
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

const allowSeats = (seatsAllowed: number) => studio.db.update(companies).set({ seatsAllowed });

beforeEach(async () => {
  await allowSeats(1000);
  await studio.db.delete(users).where(or(like(users.email, '%@new.example'), eq(users.isAddressTaken, true)));
  await studio.db.update(users).set({ status: 'Activated' });
});

const invitation = (emails: string[], values: object = {}) => ({
  emails,
  role: ROLE_IDS.Member,
  message: '',
  ...values,
});
const invite = (emails: string[], values?: object, token = own.people.Manager) =>
  studio.send(token, 'POST', 'users', invitation(emails, values));
const outcomes = (codes: Record<string, number | null>) =>
  Object.entries(codes).map(([email, code]) => ({ email, code }));
const pending = () => studio.db.select().from(users).where(eq(users.status, 'Pending'));

/** Reads the mails to an address from the outbox, oldest first. */
async function mailsTo(address: string) {
  const folder = join(studio.dataDir, 'outbox');
  const names = (await readdir(folder)).toSorted();
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

describe('inviting', () => {
  it('makes Pending people of the role and sends each a mail with the note', async () => {
    const answer = await invite(['Ingrid.Aas@new.example', 'tor@new.example'], { message: 'Welcome on board.' });
    expect([answer.status, answer.body]).toEqual([
      200,
      outcomes({ 'Ingrid.Aas@new.example': null, 'tor@new.example': null }),
    ]);
    const { body } = await studio.send(
      own.people.Manager,
      'GET',
      "users?filter=contains(email,'new.example')&orderBy=email",
    );
    const expected = {
      companyId: 'northline',
      name: '',
      roleId: ROLE_IDS.Member,
      status: USER_STATUS_NUMBERS.Pending,
      invitedBy: { id: own.people.Manager, name: 'Manager northline' },
    };
    expect(body).toEqual([
      expect.objectContaining({ ...expected, email: 'Ingrid.Aas@new.example' }),
      expect.objectContaining({ ...expected, email: 'tor@new.example' }),
    ]);
    const [mail] = await mailsTo('tor@new.example');
    expect(mail?.subject).toBe('Manager northline invites you to northline');
    expect(mail?.text).toContain('Welcome on board.');
    expect(mail?.text).toContain('http://localhost:4173');
  });

  it('names what became of every address, in their order', async () => {
    const codes = {
      'zoe@new.example': null,
      [`${own.people.Member}@demo.example`]: 10,
      [`${own.people.Viewer}@demo.example`]: 116,
      [`${foreign.people.Member}@demo.example`]: null,
      [`${foreign.people.Viewer}@demo.example`]: null,
      'anna@new.example': null,
    };
    expect((await invite(Object.keys(codes))).body).toEqual(outcomes(codes));
  });

  it('an address is the same in any case, and somebody deleted still has it', async () => {
    await studio.db.update(users).set({ status: 'Deleted' }).where(eq(users.id, own.people.Trial));
    const codes = { [`${own.people.Trial.toUpperCase()}@Demo.Example`]: 10 };
    expect((await invite(Object.keys(codes))).body).toEqual(outcomes(codes));
  });

  it('the same address twice is one', async () => {
    expect((await invite(['tor@new.example', 'Tor@New.example'])).body).toEqual(outcomes({ 'tor@new.example': null }));
  });

  it('37 for those without a seat, who are not kept', async () => {
    const used = await studio.db.$count(users, eq(users.companyId, 'northline'));
    await allowSeats(used + 1);
    const answer = await invite(['ida@new.example', 'jon@new.example']);
    expect(answer.body.map(({ code }: { code: number }) => code)).toEqual([null, 37]);
    expect(await studio.db.$count(users, eq(users.email, 'jon@new.example'))).toBe(0);
  });

  it('two inviters at once never give more seats than there are', async () => {
    const used = await studio.db.$count(users, eq(users.companyId, 'northline'));
    await allowSeats(used + 3);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name, index) =>
        invite([`${name}1@new.example`, `${name}2@new.example`], {}, index % 2 ? own.people.Admin : own.people.Manager),
      ),
    );
    const codes = answers.flatMap(({ body }) => body.map(({ code }: { code: number | null }) => code));
    expect(codes.filter((code) => code === null)).toHaveLength(3);
    expect(codes.filter((code) => code === 37)).toHaveLength(5);
  });

  it('two companies that invite the same people at once: both get all, and each person can join one of them', async () => {
    const emails = Array.from({ length: 6 }, (_, index) => `rush${index}@new.example`);
    const [one, other] = await Promise.all([invite(emails), invite(emails.toReversed(), {}, foreign.people.Manager)]);
    const codes = [one, other].flatMap(({ body }) => (body as InvitationOutcome[]).map(({ code }) => code));
    expect(codes).toEqual(Array.from({ length: 12 }, () => null));
    const people = await pending();
    expect(people).toHaveLength(12);
    const free = people.filter(({ isAddressTaken }) => !isAddressTaken).map(({ email }) => email);
    expect(free.toSorted()).toEqual(emails);
  });

  it.each<[string, string, object, number]>([
    ['a role of one’s own', 'Manager', { role: ROLE_IDS.Manager }, 403],
    ['a role above', 'Manager', { role: ROLE_IDS.Admin }, 403],
    ['nobody can grant Admin', 'Admin', { role: ROLE_IDS.Admin }, 403],
    ['somebody without InviteUser', 'Member', { role: ROLE_IDS.Viewer }, 403],
    ['a note of 301 characters', 'Manager', { message: 'x'.repeat(301) }, 400],
    ['no address', 'Manager', { emails: [] }, 400],
    ['a broken address', 'Manager', { emails: ['a@b'] }, 400],
    ['an address with a second header', 'Manager', { emails: ['a@new.example\r\nBcc: b@new.example'] }, 400],
  ])('%s is refused and nobody is kept', async (_case, role, values, status) => {
    const answer = await invite(['eva@new.example'], values, own.people[role as keyof CompanyRecords['people']]);
    expect(answer.status).toBe(status);
    expect(await pending()).toEqual([]);
  });

  it('a note of 300 characters is sent', async () => {
    expect((await invite(['eva@new.example'], { message: 'x'.repeat(300) })).status).toBe(200);
  });
});

describe('inviting again', () => {
  it('sends the message again in the name of the caller, and the person stays Pending', async () => {
    await invite(['olga@new.example'], { message: 'See you on Monday.' });
    const [person] = await pending();
    const answer = await studio.send(own.people.Admin, 'PUT', `users/${person!.id}/resendInvitation`);
    expect([answer.status, answer.body]).toEqual([204, null]);
    const mails = await mailsTo('olga@new.example');
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('See you on Monday.');
    expect(mails[1]?.subject).toContain('Admin northline');
    expect((await pending()).map(({ status }) => status)).toEqual(['Pending']);
  });

  it('returns 429 with the seconds to wait for a second one within a minute by any caller, and sends nothing', async () => {
    await invite(['petra@new.example']);
    const [person] = await pending();
    const url = `/api/v2/users/${person!.id}/resendInvitation`;
    const ask = (token: string) => studio.app.inject({ method: 'PUT', url, headers: bearer(token) });
    const answers = await Promise.all([own.people.Admin, own.people.Manager, own.people.Admin].map(ask));
    expect(answers.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['204', '429', '429']);
    const waits = answers
      .filter(({ statusCode }) => statusCode === 429)
      .map(({ headers }) => Number(headers['retry-after']));
    for (const seconds of waits) expect(seconds).toBeGreaterThan(0);
    for (const seconds of waits) expect(seconds).toBeLessThanOrEqual(60);
    expect(await mailsTo('petra@new.example')).toHaveLength(2);

    const [before] = await pending();
    const resentAgo = (ms: number) =>
      studio.db
        .update(users)
        .set({ invitationResentAt: new Date(Date.now() - ms), modified: before!.modified })
        .where(eq(users.id, person!.id));
    await resentAgo(-3_600_000);
    expect(Number((await ask(own.people.Manager)).headers['retry-after'])).toBeGreaterThan(60);
    await resentAgo(60_000);
    expect((await ask(own.people.Manager)).statusCode).toBe(204);
    expect(await mailsTo('petra@new.example')).toHaveLength(3);
    expect((await pending())[0]!.modified).toEqual(before!.modified);
  });

  it('the invited person must rank below', async () => {
    await invite(['olga@new.example'], { role: ROLE_IDS.Manager }, own.people.Admin);
    const [person] = await pending();
    const answer = await studio.send(own.people.Manager, 'PUT', `users/${person!.id}/resendInvitation`);
    expect([answer.status, answer.body.code]).toEqual([403, 4]);
  });
});

describe('a second mail while the first one is being sent', () => {
  const EMAIL = 'nils@new.example';

  /** Invites a person, and resends the invitation before the first mail fails. @returns both answers */
  async function resendBeforeFailure(resend?: Mailer['send']) {
    const [sending, failure] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean[]>()];
    sendNext = () => {
      sending.resolve();
      return failure.promise;
    };
    const invitation = invite([EMAIL]);
    await sending.promise;
    sendNext = resend;
    const [person] = await pending();
    const resent = await studio.send(own.people.Admin, 'PUT', `users/${person!.id}/resendInvitation`);
    failure.resolve([false]);
    return { resent, invited: await invitation };
  }

  it('has arrived: the person stays Pending when the first one fails', async () => {
    const { resent, invited } = await resendBeforeFailure();
    expect([resent.status, invited.body]).toEqual([204, outcomes({ [EMAIL]: null })]);
    expect((await pending()).map(({ email }) => email)).toEqual([EMAIL]);
    expect(await mailsTo(EMAIL)).toHaveLength(1);
  });

  it('has failed too: the person is not kept', async () => {
    const { resent, invited } = await resendBeforeFailure(async () => [false]);
    expect([resent.status, resent.body.code, invited.body]).toEqual([409, 18, outcomes({ [EMAIL]: 18 })]);
    expect(await pending()).toEqual([]);
  });
});
