import { configureValidation } from '@inspection-studio/domain/validation';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountLinks, companies, users } from '../database/schema/index.ts';
import { redeemAccountLink } from '../identity/account-links.ts';
import { savePassword } from '../identity/methods/passwords.ts';
import { startTestServer, type TestServer } from '../start/testing/start-test-server.ts';
import { type AddedCompany, addCompany } from './add-company.ts';
import { changeLicence, resumeCompany, suspendCompany } from './change-company.ts';
import { companyTable, listCompanies } from './list-companies.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const NORTHLINE = {
  company: 'Northline',
  admin: { email: 'ada@northline.example', firstName: 'Ada', lastName: 'Holm' },
  terms: { seatsAllowed: 3, licenceStart: new Date('2027-01-01'), licenceExpiry: new Date('2028-01-01') },
};

let server: TestServer;
beforeAll(async () => {
  configureValidation();
  server = await startTestServer({ STUDIO_SEED: 'none' });
});
afterAll(() => server?.close());
afterEach(async () => {
  await server.db.delete(accountLinks);
  await server.db.delete(users);
  await server.db.delete(companies);
});

const whoami = async (email: string) => {
  const headers = { authorization: `Bearer ${await server.tokenOf(email)}` };
  const reply = await fetch(`${server.origin}/api/v2/users/whoami`, { headers });
  const body = (await reply.json()) as { code?: number };
  return [reply.status, body.code];
};

const givePassword = async () => {
  const [person] = await server.db.select().from(users);
  await savePassword(server.db, person!.id, 'not a real hash', NOW);
};

describe('create', () => {
  it('creates a company whose admin can sign in', async () => {
    const added = await addCompany(server.db, NORTHLINE);
    expect(added.isCreated).toBe(true);
    const link = await redeemAccountLink(server.db, added.enrolment!);
    expect(link).toMatchObject({ purpose: 'setup', companyId: added.companyId, email: NORTHLINE.admin.email });
    expect(await whoami(NORTHLINE.admin.email)).toEqual([200, undefined]);
  });

  it('repeated: changes nothing, and gives a new link until the admin has signed in', async () => {
    const first = await addCompany(server.db, NORTHLINE);
    const second = await addCompany(server.db, { ...NORTHLINE, terms: { seatsAllowed: 99 } });
    expect(second).toMatchObject({ companyId: first.companyId, isCreated: false });
    expect(await redeemAccountLink(server.db, first.enrolment!)).toBeNull();
    expect(await redeemAccountLink(server.db, second.enrolment!)).not.toBeNull();
    await whoami(NORTHLINE.admin.email);
    expect(await addCompany(server.db, NORTHLINE)).toMatchObject({ isCreated: false, enrolment: null });
    expect(await server.db.select().from(companies)).toMatchObject([{ seatsAllowed: 3 }]);
    expect(await server.db.$count(users)).toBe(1);
  });

  it.each<[string, () => Promise<unknown>, AddedCompany['admin']]>([
    ['has not signed in yet', async () => undefined, 'pending'],
    ['has a password, and has not called yet', async () => givePassword(), 'ready'],
    ['has signed in', () => server.db.update(users).set({ status: 'Activated' }), 'ready'],
    ['is deactivated', () => server.db.update(users).set({ status: 'Deactivated' }), 'inactive'],
    ['is of a suspended company', () => suspendCompany(server.db, 'Northline'), 'suspended'],
  ])('repeated, when the admin %s: gives a link only to one who can use it', async (_case, given, admin) => {
    await addCompany(server.db, NORTHLINE);
    await given();
    const added = await addCompany(server.db, NORTHLINE);
    expect([added.admin, added.enrolment !== null]).toEqual([admin, admin === 'pending']);
  });

  it('ten times at once: creates one company', async () => {
    const added = await Promise.all(Array.from({ length: 10 }, () => addCompany(server.db, NORTHLINE)));
    expect(added.filter(({ isCreated }) => isCreated)).toHaveLength(1);
    expect([await server.db.$count(companies), await server.db.$count(users)]).toEqual([1, 1]);
  });

  it.each([
    [
      'an address of another company',
      { ...NORTHLINE, company: 'Southline', admin: { email: 'ADA@northline.example' } },
      'ADA@northline.example belongs to a person of another company.',
    ],
    [
      'another admin of a company that exists',
      { ...NORTHLINE, admin: { email: 'eve@northline.example' } },
      'There is a company Northline already, and eve@northline.example is not an admin of it.',
    ],
    [
      'a licence that ends before it starts',
      { ...NORTHLINE, company: 'Southline', terms: { licenceExpiry: new Date('2001-01-01') } },
      'The last day of a licence must not be before its first day.',
    ],
  ])('refuses %s', async (_title, added, sentence) => {
    await addCompany(server.db, NORTHLINE);
    await expect(addCompany(server.db, added)).rejects.toThrow(sentence);
    expect(await server.db.$count(companies)).toBe(1);
  });
});

describe('list', () => {
  it('shows state, licence and use of each company', async () => {
    expect(companyTable(await listCompanies(server.db, NOW))).toBe('There is no company.');
    const { companyId } = await addCompany(server.db, NORTHLINE);
    const [listed] = await listCompanies(server.db, NOW);
    expect(listed).toMatchObject({ id: companyId, name: 'Northline', state: 'valid', licence: { seatsUsed: 1 } });
    const [head, row] = companyTable([listed!]).split('\n');
    expect(head).toMatch(/^Id +Name +State +Licence +Seats +Data +Supplementary$/);
    expect(row!.split(/ {2,}/)).toEqual([
      companyId,
      'Northline',
      'valid',
      '2027-01-01 to 2028-01-01',
      '1 of 3',
      '0 images of 1,000,000 images',
      '0.0 of 1000.0 GB',
    ]);
  });

  it.each([
    ['invalid', '2026-12-31T23:59:59Z'],
    ['valid', '2027-01-01T00:00:00Z'],
    ['expired', '2028-01-01T00:00:00Z'],
  ])('is %s at %s', async (state, now) => {
    await addCompany(server.db, NORTHLINE);
    expect((await listCompanies(server.db, new Date(now)))[0]!.state).toBe(state);
  });
});

describe('licence', () => {
  it('changes the given terms only, of a company by id or name', async () => {
    const { companyId } = await addCompany(server.db, NORTHLINE);
    await changeLicence(server.db, 'Northline', { seatsAllowed: 7 });
    await changeLicence(server.db, companyId, { dataType: 'Gpx' });
    expect(await server.db.select().from(companies)).toMatchObject([
      { seatsAllowed: 7, dataType: 'Gpx', licenceStart: NORTHLINE.terms.licenceStart, dataAllowed: 1_000_000 },
    ]);
  });

  it.each([
    ['an unknown company', 'Southline', { seatsAllowed: 7 }, 'There is no company Southline'],
    [
      'a last day before the first',
      'Northline',
      { licenceExpiry: new Date('2026-12-31') },
      'The last day of a licence must not be before its first day.',
    ],
  ])('refuses %s', async (_title, company, terms, sentence) => {
    await addCompany(server.db, NORTHLINE);
    await expect(changeLicence(server.db, company, terms)).rejects.toThrow(sentence);
    expect(await server.db.select().from(companies)).toMatchObject([NORTHLINE.terms]);
  });

  it('asks for the id when two companies have the same name', async () => {
    const { companyId } = await addCompany(server.db, NORTHLINE);
    const [row] = await server.db.select().from(companies);
    await server.db.insert(companies).values({ ...row!, id: 'other' });
    await expect(changeLicence(server.db, 'Northline', { seatsAllowed: 7 })).rejects.toThrow(
      'Several companies are called Northline: use one of the ids',
    );
    expect(await changeLicence(server.db, companyId, { seatsAllowed: 7 })).toMatchObject({ id: companyId });
  });
});

describe('suspend', () => {
  it('refuses all calls of the company with code 33 from the next one on, until it is resumed', async () => {
    await addCompany(server.db, NORTHLINE);
    const south = { ...NORTHLINE, company: 'Southline', admin: { email: 'bo@southline.example' } };
    await addCompany(server.db, south);
    expect(await whoami(NORTHLINE.admin.email)).toEqual([200, undefined]);
    await suspendCompany(server.db, 'Northline');
    expect(await whoami(NORTHLINE.admin.email)).toEqual([403, 33]);
    expect(await whoami(south.admin.email)).toEqual([200, undefined]);
    await resumeCompany(server.db, 'Northline');
    expect(await whoami(NORTHLINE.admin.email)).toEqual([200, undefined]);
  });

  it('activates no invited person of a suspended company', async () => {
    await addCompany(server.db, NORTHLINE);
    await suspendCompany(server.db, 'Northline');
    expect(await whoami(NORTHLINE.admin.email)).toEqual([403, 33]);
    expect(await server.db.select().from(users)).toMatchObject([{ status: 'Pending' }]);
  });

  it('repeated: keeps the time since when', async () => {
    await addCompany(server.db, NORTHLINE);
    const first = await suspendCompany(server.db, 'Northline');
    expect((await suspendCompany(server.db, 'Northline')).suspendedAt).toEqual(first.suspendedAt);
    expect(first.suspendedAt).not.toBeNull();
    expect((await listCompanies(server.db, NOW))[0]!.state).toBe('suspended');
  });
});
