import { ROLE_IDS } from '@inspection-studio/domain/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, users } from '../database/schema/index.ts';
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
beforeEach(async () => {
  await studio.db.delete(users).where(eq(users.status, 'Pending'));
});

const invite = async (...emails: string[]) => {
  const payload = { emails, role: ROLE_IDS.Member, message: 'Welcome' };
  const answer = await studio.send(records.people.Manager, 'POST', 'users', payload);
  return answer.body.map(({ code }: { code: number | null }) => code);
};
const pendingEmails = async () =>
  (await studio.db.select().from(users).where(eq(users.status, 'Pending'))).map(({ email }) => email).toSorted();

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
    await studio.db.insert(users).values({
      id: 'rita',
      companyId: 'northline',
      email: `${REFUSED}@new.example`,
      role: 'Member',
      status: 'Pending',
    });
    const answer = await studio.send(records.people.Manager, 'PUT', 'users/rita/resendInvitation');
    expect([answer.status, answer.body.code]).toEqual([409, 18]);
    const again = await studio.send(records.people.Manager, 'PUT', 'users/rita/resendInvitation');
    expect([again.status, again.body.code]).toEqual([409, 18]);
    expect(await pendingEmails()).toEqual([`${REFUSED}@new.example`]);
  });
});

// Last, because it stops the mail server.
describe('a mail server that stops to answer', () => {
  it('blocks nobody else; when it is gone, those who have not signed in are 18 and are not kept', async () => {
    await studio.db.update(companies).set({ seatsAllowed: 9 });
    const signedIn = `${HANGING}.signed-in@new.example`;
    const invitation = invite(`${HANGING}@new.example`, signedIn, `${HANGING}.too@new.example`);
    await smtp.isHanging;
    // No transaction is open meanwhile: the embedded database has one connection, and others use it.
    expect((await studio.send(records.people.Admin, 'PUT', `users/${records.people.Viewer}/deactivate`)).status).toBe(
      200,
    );
    await studio.db.update(users).set({ status: 'Activated' }).where(eq(users.email, signedIn));
    await smtp.close();
    expect(await invitation).toEqual([18, null, 18]);
    expect(await pendingEmails()).toEqual([]);
    expect(await studio.db.$count(users, eq(users.email, signedIn))).toBe(1);
  });
});
