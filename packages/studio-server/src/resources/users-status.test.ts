import type { Method } from '@inspection-studio/domain/calls';
import { USER_STATUS_NUMBERS, type UserRole, type UserStatus } from '@inspection-studio/domain/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, users } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

const allowSeats = (seatsAllowed: number) =>
  studio.db.update(companies).set({ seatsAllowed }).where(eq(companies.id, 'northline'));
const setPerson = (id: string, values: Partial<typeof users.$inferInsert>) =>
  studio.db.update(users).set(values).where(eq(users.id, id));
const statusOf = async (id: string) => (await studio.db.select().from(users).where(eq(users.id, id)))[0]?.status;

beforeEach(async () => {
  await allowSeats(10);
  await Promise.all(
    Object.entries(records.people).map(([role, id]) => setPerson(id, { role: role as UserRole, status: 'Activated' })),
  );
});

const update: [Method, string] = ['PUT', ''];
const deactivate: [Method, string] = ['PUT', '/deactivate'];
const activate: [Method, string] = ['PUT', '/activate'];
const resend: [Method, string] = ['PUT', '/resendInvitation'];
const remove: [Method, string] = ['DELETE', ''];

/** Runs an action of an Admin on the viewer in the given status. */
async function act(status: UserStatus, [method, action]: [Method, string]) {
  const id = records.people.Viewer;
  await setPerson(id, { status });
  const payload = method === 'PUT' && action === '' ? payloadsOf(records).user : undefined;
  const answer = await studio.send(records.people.Admin, method, `users/${id}${action}`, payload);
  return { answer: answer.status, message: answer.body?.message, status: await statusOf(id) };
}

describe('User status transitions', () => {
  it.each<[string, UserStatus, [Method, string], UserStatus]>([
    ['a Pending user can have the invite resent', 'Pending', resend, 'Pending'],
    ['a Pending user can be deleted', 'Pending', remove, 'Deleted'],
    ['an Activated user can be edited', 'Activated', update, 'Activated'],
    ['an Activated user can be deactivated', 'Activated', deactivate, 'Deactivated'],
    ['an Activated user can be deleted', 'Activated', remove, 'Deleted'],
    ['a Deactivated user can be reactivated', 'Deactivated', activate, 'Activated'],
    ['a Deactivated user can be deleted', 'Deactivated', remove, 'Deleted'],
    ['a Deleted user can be reactivated', 'Deleted', activate, 'Activated'],
  ])('%s', async (_title, from, call, to) => {
    const { answer, status } = await act(from, call);
    expect({ isAllowed: answer < 300, status }).toEqual({ isAllowed: true, status: to });
  });

  const OFFERED: Record<UserStatus, readonly [Method, string][]> = {
    Pending: [resend, remove],
    Activated: [update, deactivate, remove],
    Deactivated: [activate, remove],
    Deleted: [activate],
  };
  const refused = (Object.keys(OFFERED) as UserStatus[]).flatMap((status) =>
    [update, deactivate, activate, resend, remove]
      .filter((call) => !OFFERED[status].includes(call))
      .map((call): [UserStatus, string, [Method, string]] => [status, call.join(' users/{id}'), call]),
  );
  it.each(refused)('%s, %s is 409 and changes nothing', async (status, _name, call) => {
    const message = `This cannot be done while the person is ${status}.`;
    expect(await act(status, call)).toEqual({ answer: 409, message, status });
  });

  it.each<[string, Method]>([
    ['deactivate', 'PUT'],
    ['activate', 'PUT'],
  ])('users/{id}/%s answers with the person', async (action) => {
    const id = records.people.Member;
    await setPerson(id, { status: action === 'activate' ? 'Deactivated' : 'Activated' });
    const { body } = await studio.send(records.people.Manager, 'PUT', `users/${id}/${action}`);
    expect(body).toMatchObject({
      id,
      status: USER_STATUS_NUMBERS[action === 'activate' ? 'Activated' : 'Deactivated'],
    });
  });
});

describe('who may do it: a role strictly above the target’s, and never oneself', () => {
  const people = (actor: UserRole, target: UserRole) => [records.people[actor], records.people[target]] as const;

  it.each<[UserRole, UserRole, [Method, string], number]>([
    ['Manager', 'Member', deactivate, 200],
    ['Manager', 'Admin', deactivate, 403],
    ['Member', 'Viewer', deactivate, 403],
    ['Admin', 'Manager', remove, 204],
    ['Manager', 'Member', remove, 403],
    ['Admin', 'Admin', remove, 403],
    ['Admin', 'Admin', deactivate, 403],
    ['Manager', 'Member', update, 403],
  ])('%s about %s: %j is %i', async (actor, target, [method, action], status) => {
    const [token, id] = people(actor, target);
    const payload = action === '' && method === 'PUT' ? payloadsOf(records).user : undefined;
    const answer = await studio.send(token, method, `users/${id}${action}`, payload);
    expect([answer.status, answer.body?.code]).toEqual([status, status === 403 ? 4 : undefined]);
  });

  it('an equal role is not above', async () => {
    const [manager, member] = people('Manager', 'Member');
    await setPerson(member, { role: 'Manager' });
    expect((await studio.send(manager, 'PUT', `users/${member}/deactivate`)).status).toBe(403);
  });

  it.each<[string, number, number]>([
    ['below one’s own', 2, 200],
    ['one’s own', 1, 403],
  ])('a role %s', async (_case, role, status) => {
    const [admin, member] = people('Admin', 'Member');
    const answer = await studio.send(admin, 'PUT', `users/${member}`, { ...payloadsOf(records).user, role });
    expect([answer.status, answer.body.roleId]).toEqual([status, status === 200 ? role : undefined]);
  });

  it('nobody changes their own role', async () => {
    const [admin] = people('Admin', 'Member');
    const answer = await studio.send(admin, 'PUT', `users/${admin}`, { ...payloadsOf(records).user, role: 2 });
    expect([answer.status, answer.body.code]).toEqual([403, 4]);
  });

  it('a status changes through its actions only', async () => {
    const [admin, member] = people('Admin', 'Member');
    const put = (status: UserStatus) =>
      studio.send(admin, 'PUT', `users/${member}`, {
        ...payloadsOf(records).user,
        status: USER_STATUS_NUMBERS[status],
      });
    expect(await put('Deactivated')).toMatchObject({
      status: 409,
      body: { message: 'A status changes through activate, deactivate and delete.' },
    });
    expect(await statusOf(member)).toBe('Activated');
    expect((await put('Activated')).status).toBe(200);
  });
});

/** Statuses of responses, lowest first. */
const inOrder = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('seats: Pending and Activated people against the licence', () => {
  it('activating without a seat is 409 code 37, and a deleted person frees one', async () => {
    const { Viewer, Trial, Admin } = records.people;
    await setPerson(Viewer, { status: 'Deactivated' });
    await allowSeats(5);
    const refusal = await studio.send(Admin, 'PUT', `users/${Viewer}/activate`);
    expect([refusal.status, refusal.body.code]).toEqual([409, 37]);
    expect(await statusOf(Viewer)).toBe('Deactivated');
    await studio.send(Admin, 'DELETE', `users/${Trial}`);
    expect((await studio.send(Admin, 'PUT', `users/${Viewer}/activate`)).status).toBe(200);
  });

  it('of two people for one seat one gets it', async () => {
    const { Viewer, Trial, Admin } = records.people;
    await Promise.all([Viewer, Trial].map((id) => setPerson(id, { status: 'Deactivated' })));
    await allowSeats(5);
    const answers = await Promise.all([Viewer, Trial].map((id) => studio.send(Admin, 'PUT', `users/${id}/activate`)));
    expect(inOrder(answers)).toEqual([200, 409]);
  });

  it('what is asked about one person at the same time is done once', async () => {
    const { Viewer, Admin } = records.people;
    const answers = await Promise.all(Array.from({ length: 5 }, () => studio.send(Admin, 'DELETE', `users/${Viewer}`)));
    expect(inOrder(answers)).toEqual([204, 409, 409, 409, 409]);
  });
});
