import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InvitationOutcome, ROLE_IDS } from '@inspection-studio/domain/users';
import { eq, like, or } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, companies, users } from '../database/schema/index.ts';
import { findCaller } from '../http/find-caller.ts';
import type { VerifiedToken } from '../identity/token-verifier.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
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

describe('an address of a person in another company', () => {
  const taken = () => `${foreign.people.Member}@demo.example`;
  const UNKNOWN = 'unknown@new.example';

  /** What the inviting company sees of a person, without what differs between any two people. */
  async function seen(email: string) {
    const { body } = await studio.send(own.people.Manager, 'GET', `users?filter=email eq '${email}'`);
    const [{ id, email: _email, created: _created, modified: _modified, ...person }] = body;
    return { id: id as string, person, count: body.length as number };
  }

  it('answers, seats, list and later calls are those of an unknown address', async () => {
    const used = await studio.db.$count(users, eq(users.companyId, 'northline'));
    await allowSeats(used + 2);
    const answer = await invite([taken(), UNKNOWN, 'third@new.example']);
    expect(answer.body.map(({ code }: InvitationOutcome) => code)).toEqual([null, null, 37]);
    const [known, unknown] = [await seen(taken()), await seen(UNKNOWN)];
    expect(known.person).toEqual(unknown.person);
    expect((await invite([taken(), UNKNOWN])).body).toEqual(outcomes({ [taken()]: 10, [UNKNOWN]: 10 }));
    for (const [method, path] of [
      ['PUT', '/resendInvitation'],
      ['GET', ''],
      ['DELETE', ''],
    ] as const) {
      const answers = await Promise.all(
        [known, unknown].map(({ id }) => studio.send(own.people.Admin, method, `users/${id}${path}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(
        Array.from({ length: 2 }, () => (method === 'GET' ? 200 : 204)),
      );
    }
  });

  it('resending gives it to the person once it is free, and the event does not say that it was taken', async () => {
    await invite([taken()]);
    const [waiting] = await pending();
    await studio.db.update(users).set({ email: 'gone@demo.example' }).where(eq(users.id, foreign.people.Member));
    const answer = await studio.send(own.people.Admin, 'PUT', `users/${waiting!.id}/resendInvitation`);
    await studio.db.delete(users).where(eq(users.id, waiting!.id));
    await studio.db.update(users).set({ email: taken() }).where(eq(users.id, foreign.people.Member));
    expect(answer.status).toBe(204);
    expect(await studio.db.select().from(auditEvents).where(eq(auditEvents.subjectId, waiting!.id))).toMatchObject([
      { action: 'invite' },
      { action: 'resendInvitation', changes: [] },
    ]);
    expect((await mailsTo(taken())).at(-1)?.text).toContain('http://localhost:4173');
  });

  it('the mail says why the person cannot sign in with it, and offers no link', async () => {
    await invite([taken()]);
    const mail = (await mailsTo(taken())).at(-1);
    expect(mail?.text).toContain('already belongs to an account at another company');
    expect(mail?.text).not.toContain('http://localhost:4173');
    expect(mail?.html).not.toContain('<a ');
  });

  it('signs in to its own company, and to the inviting one when the address is free', async () => {
    await invite([taken()]);
    const company = async () => (await studio.send(foreign.people.Member, 'GET', 'users/whoami')).body.companyId;
    expect(await company()).toBe('meridian');
    const [waiting] = await pending();
    const source = { address: '192.0.2.7', userAgent: undefined, requestId: 'request-0001' };
    const byId = (id: string) =>
      findCaller(studio.db, { identity: { kind: 'embedded', person: id } } as VerifiedToken, source);
    await expect(byId(waiting!.id)).rejects.toMatchObject({ status: 403, code: 33 });
    await studio.db.update(users).set({ email: 'gone@demo.example' }).where(eq(users.id, foreign.people.Member));
    try {
      expect(await byId(waiting!.id)).toMatchObject({
        companyId: 'northline',
        status: 'Activated',
        isAddressTaken: false,
      });
    } finally {
      await studio.db.delete(users).where(eq(users.id, waiting!.id));
      await studio.db.update(users).set({ email: taken() }).where(eq(users.id, foreign.people.Member));
    }
  });
});
