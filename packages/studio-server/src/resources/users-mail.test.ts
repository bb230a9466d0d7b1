import { ROLE_IDS } from '@inspection-studio/domain/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEvents, companies, users } from '../database/schema/index.ts';
import { HANGING, REFUSED, startSmtpServer, type TestSmtpServer } from '../mail/testing/start-smtp-server.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let smtp: TestSmtpServer;
let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  smtp = await startSmtpServer();
  const environment = { STUDIO_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, STUDIO_MAIL_FROM: 'studio@firm.example' };
  studio = await startTestStudio({ environment });
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());
/** Ids of the events of earlier tests. */
let knownEvents: ReadonlySet<string>;
beforeEach(async () => {
  knownEvents = new Set((await studio.db.select().from(auditEvents)).map(({ id }) => id));
  await studio.db.delete(users).where(eq(users.status, 'Pending'));
});

const invite = async (...emails: string[]) => {
  const payload = { emails, role: ROLE_IDS.Member, message: 'Welcome' };
  const answer = await studio.send(records.people.Manager, 'POST', 'users', payload);
  return answer.body.map(({ code }: { code: number | null }) => code);
};
const pendingEmails = async () =>
  (await studio.db.select().from(users).where(eq(users.status, 'Pending'))).map(({ email }) => email).toSorted();
/** Actor, action and record of each event that this test has caused. */
const readEvents = async () =>
  (await studio.db.select().from(auditEvents).orderBy(auditEvents.at, auditEvents.id))
    .filter(({ id }) => !knownEvents.has(id))
    .map(({ actorName, action, subjectName }) => `${actorName} ${action} ${subjectName}`);
const INVITER = 'Manager northline';

/** Invites a person without a mail. */
const insertPending = (id: string, email: string) =>
  studio.db.insert(users).values({ id, companyId: 'northline', email, role: 'Member', status: 'Pending' });
const resend = (id: string) => studio.send(records.people.Manager, 'PUT', `users/${id}/resendInvitation`);

describe('with a mail server', () => {
  it('18 for the one of three whose mail it refuses; that person is not kept and takes no seat', async () => {
    await studio.db.update(companies).set({ seatsAllowed: 9 });
    expect(await invite('ada@new.example', `${REFUSED}@new.example`, 'ben@new.example')).toEqual([null, 18, null]);
    expect(await pendingEmails()).toEqual(['ada@new.example', 'ben@new.example']);
    expect(await invite('cleo@new.example', 'dora@new.example')).toEqual([null, 37]);
  });

  it('an address that was refused can be invited again', async () => {
    await studio.db.update(companies).set({ seatsAllowed: 9 });
    expect(await invite(`${REFUSED}@new.example`)).toEqual([18]);
    expect(await invite(`${REFUSED}@new.example`)).toEqual([18]);
  });

  it('resending is 409 code 18 when the mail is refused, and the person stays Pending', async () => {
    await insertPending('rita', `${REFUSED}@new.example`);
    const answer = await resend('rita');
    expect([answer.status, answer.body.code]).toEqual([409, 18]);
    const again = await resend('rita');
    expect([again.status, again.body.code]).toEqual([409, 18]);
    expect(await pendingEmails()).toEqual([`${REFUSED}@new.example`]);
  });

  describe('a call writes one event, whether or not its mails are accepted; a removal has its own, of the mail server', () => {
    const [ADA, BEN] = [`ada@new.example`, `${REFUSED}.ben@new.example`];
    const invited = (...emails: string[]) => `${INVITER} invite ${emails.join(', ')}`;
    it.each<[string, () => Promise<unknown>, string[]]>([
      ['invited, accepted', () => invite(ADA), [invited(ADA)]],
      ['invited, refused', () => invite(BEN), [invited(BEN), `Mail server withdrawInvitation ${BEN}`]],
      ['invited, one refused', () => invite(ADA, BEN), [invited(ADA, BEN), `Mail server withdrawInvitation ${BEN}`]],
      [
        'resent, accepted',
        () => insertPending('ada', ADA).then(() => resend('ada')),
        [`${INVITER} resendInvitation ${ADA}`],
      ],
      [
        'resent, refused',
        () => insertPending('ben', BEN).then(() => resend('ben')),
        [`${INVITER} resendInvitation ${BEN}`],
      ],
    ])('%s', async (_case, run, events) => {
      await studio.db.update(companies).set({ seatsAllowed: 9 });
      await run();
      expect(await readEvents()).toEqual(events);
    });
  });
});

// Last, because it stops the mail server.
describe('a mail server that stops to answer', () => {
  it('blocks nobody else; when it is gone, those who have not signed in are 18 and are not kept', async () => {
    await studio.db.update(companies).set({ seatsAllowed: 10 });
    await insertPending('hans', `${HANGING}.hans@new.example`);
    const signedIn = `${HANGING}.signed-in@new.example`;
    const invitation = invite(`${HANGING}@new.example`, signedIn, `${HANGING}.too@new.example`);
    await smtp.isHanging;
    // No transaction is open meanwhile: the embedded database has one connection, and others use it.
    expect((await studio.send(records.people.Admin, 'PUT', `users/${records.people.Viewer}/deactivate`)).status).toBe(
      200,
    );
    const resending = resend('hans');
    await vi.waitFor(
      async () => expect(await readEvents()).toContain(`${INVITER} resendInvitation ${HANGING}.hans@new.example`),
      60_000,
    );
    await studio.db.update(users).set({ status: 'Activated' }).where(eq(users.email, signedIn));
    await smtp.close();
    expect(await invitation).toEqual([18, null, 18]);
    expect((await resending).body.code).toBe(18);
    expect(await pendingEmails()).toEqual([`${HANGING}.hans@new.example`]);
    expect(await studio.db.$count(users, eq(users.email, signedIn))).toBe(1);
  });
});
