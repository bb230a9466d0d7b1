import { USER_ROLES } from '@inspection-studio/domain/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, companies, passwords, totp, users } from '../database/schema/index.ts';
import { storePassword } from '../identity/testing/store-password.ts';
import { type CompanyRecords, insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const HOSTED = {
  AUTH_ISSUER: 'https://sign-in.example',
  AUTH_AUDIENCE: 'studio-api',
  AUTH_JWKS_URI: 'https://sign-in.example/keys',
  AUTH_CLIENT_ID: 'studio-app',
  AUTH_AUTHORITY: 'https://sign-in.example',
  AUTH_SCOPES: 'read write delete',
};

let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;
beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());
beforeEach(() => studio.db.update(companies).set({ requireTotp: false }));

const read = (token = own.people.Admin) => studio.send(token, 'GET', 'sign-in-settings');
const require = (requiresTotp: unknown, token = own.people.Admin) =>
  studio.send(token, 'PUT', 'sign-in-settings', { requiresTotp });
const readEvents = () => studio.db.select().from(auditEvents).orderBy(auditEvents.id);
const isRequiredBy = async ({ companyId }: CompanyRecords) =>
  (await studio.db.select().from(companies).where(eq(companies.id, companyId)))[0]?.requireTotp;

describe('the sign-in settings of a company', () => {
  it('an admin requires an authenticator app for passwords, and stops requiring it, for the own company only', async () => {
    expect((await read()).body).toEqual({ requiresTotp: false, peopleWithoutTotp: 0 });
    expect(await require(true)).toEqual({ status: 200, body: { requiresTotp: true, peopleWithoutTotp: 0 } });
    expect((await read()).body.requiresTotp).toBe(true);
    expect([await isRequiredBy(own), await isRequiredBy(foreign)]).toEqual([true, false]);
    expect((await read(foreign.people.Admin)).body.requiresTotp).toBe(false);
    expect((await require(false)).body.requiresTotp).toBe(false);
    expect(await isRequiredBy(own)).toBe(false);
  });

  it('each change is one audit event with both values; what is set already is none', async () => {
    const before = (await readEvents()).length;
    for (const value of [true, true, false]) expect((await require(value)).status).toBe(200);
    const events = (await readEvents()).slice(before);
    const common = {
      companyId: 'northline',
      actorId: 'adminnorthline',
      action: 'changeSettings',
      subjectKind: 'company',
      subjectId: 'northline',
      subjectName: 'northline',
    };
    expect(events).toEqual([
      expect.objectContaining({
        ...common,
        changes: [{ field: 'requireAuthenticatorApp', before: 'no', after: 'yes' }],
      }),
      expect.objectContaining({
        ...common,
        changes: [{ field: 'requireAuthenticatorApp', before: 'yes', after: 'no' }],
      }),
    ]);
  });

  it.each(USER_ROLES.filter((role) => role !== 'Admin'))('a %s neither reads nor changes them', async (role) => {
    const before = (await readEvents()).length;
    for (const answer of [await read(own.people[role]), await require(true, own.people[role])])
      expect(answer).toMatchObject({ status: 403, body: { name: 'Forbidden' } });
    expect(await isRequiredBy(own)).toBe(false);
    expect(await readEvents()).toHaveLength(before);
  });

  it.each([undefined, null, 'true', 1])('%j is refused by its field', async (value) => {
    const { status, body } = await require(value);
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ['payload.requiresTotp']]);
  });
});

describe('people who would have to set up an authenticator app', () => {
  it('have a password and no app, and can sign in', async () => {
    const { Manager, Member, Uploader, Viewer } = own.people;
    for (const id of [Manager, Member, Uploader, Viewer, foreign.people.Manager]) await storePassword(studio.db, id);
    await studio.db.insert(totp).values({ userId: Member, sealedSecret: 'x', confirmedAt: new Date(), lastCounter: 1 });
    await studio.db.update(users).set({ status: 'Deactivated' }).where(eq(users.id, Uploader));
    await studio.db.update(users).set({ status: 'Pending' }).where(eq(users.id, Viewer));
    expect((await read()).body.peopleWithoutTotp).toBe(2);
    await studio.db.delete(passwords).where(eq(passwords.userId, Viewer));
    expect((await read()).body.peopleWithoutTotp).toBe(1);
  });
});

describe('where the studio does not keep the accounts, the settings are 404 and nothing changes', () => {
  it.each([
    ['a hosted provider', HOSTED],
    ["the demo's sign-in", { STUDIO_SEED: 'demo' }],
  ])('%s', async (_case, environment) => {
    const other = await startTestStudio({ environment });
    try {
      const { people } = await insertCompany(other.db, 'northline');
      const message = 'Unable to find this resource on the server.';
      expect(await other.send(people.Admin, 'GET', 'sign-in-settings')).toMatchObject({
        status: 404,
        body: { message },
      });
      const put = await other.send(people.Admin, 'PUT', 'sign-in-settings', { requiresTotp: true });
      expect(put).toMatchObject({ status: 404, body: { message } });
      expect((await other.db.select().from(companies))[0]?.requireTotp).toBe(false);
      expect(await other.db.select().from(auditEvents)).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
