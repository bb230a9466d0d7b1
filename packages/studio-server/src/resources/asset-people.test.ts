import type { UserStatus } from '@inspection-studio/domain/users';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { users } from '../database/schema/index.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let records: CompanyRecords;

const asset = (changes: object) => ({ ...payloadsOf(records).asset, ...changes });
const save = (changes: object, id?: string) =>
  studio.send('managernorthline', id ? 'PUT' : 'POST', id ? `assets/${id}` : 'assets', asset(changes));
const setStatus = (status: UserStatus, id: string) => studio.db.update(users).set({ status }).where(eq(users.id, id));

beforeAll(async () => {
  studio = await startTestStudio();
  records = await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());
beforeEach(() => studio.db.update(users).set({ status: 'Activated' }));

describe('only active people can be added to an asset', () => {
  it.each<[UserStatus, 'members' | 'uploaders']>([
    ['Pending', 'members'],
    ['Deactivated', 'members'],
    ['Deleted', 'members'],
    ['Pending', 'uploaders'],
    ['Deactivated', 'uploaders'],
    ['Deleted', 'uploaders'],
  ])('a person who is %s is refused among the %s of a new and of an existing asset', async (status, list) => {
    const { body } = await save({ [list]: [] });
    const person = records.people.Viewer;
    await setStatus(status, person);
    const refusal = {
      status: 409,
      body: {
        message: 'Only active people can be added to an asset.',
        issues: [{ path: `payload.${list}`, message: 'Viewer northline is not active.' }],
      },
    };
    expect(await save({ [list]: [person] })).toMatchObject(refusal);
    expect(await save({ [list]: [person] }, body.id)).toMatchObject(refusal);
    await setStatus('Activated', person);
    expect((await save({ [list]: [person] }, body.id)).status).toBe(200);
  });

  it('at most five are named', async () => {
    const invited = Array.from({ length: 6 }, (_, number) => ({
      id: `invited-${number}`,
      companyId: 'northline',
      email: `invited-${number}@northline.example`,
      role: 'Member' as const,
      status: 'Pending' as const,
    }));
    await studio.db.insert(users).values(invited);
    const ids = invited.map(({ id }) => id);
    onTestFinished(async () => {
      await studio.db.delete(users).where(inArray(users.id, ids));
    });
    const { status, body } = await save({ members: ids });
    expect(status).toBe(409);
    expect(body.issues.map(({ message }: { message: string }) => message)).toEqual(
      invited.slice(0, 5).map(({ email }) => `${email} is not active.`),
    );
  });

  it('a person who was deactivated after they were added may stay', async () => {
    const { body } = await save({});
    await setStatus('Deactivated', records.people.Member);
    expect(await save({ name: 'Renamed' }, body.id)).toMatchObject({
      status: 200,
      body: { memberIds: [records.people.Member] },
    });
  });
});

it('deleting a person removes them from the assets they work on; reactivating does not add them again', async () => {
  const { people } = records;
  const both = { members: [people.Member, people.Uploader], uploaders: [people.Member, people.Uploader] };
  const { body } = await save(both);
  const involved = async () => {
    const { memberIds, uploaderIds } = (await studio.send('managernorthline', 'GET', `assets/${body.id}`)).body;
    return { memberIds, uploaderIds };
  };
  await studio.send(people.Admin, 'PUT', `users/${people.Member}/deactivate`);
  expect((await involved()).memberIds).toContain(people.Member);
  expect((await studio.send(people.Admin, 'DELETE', `users/${people.Member}`)).status).toBe(204);
  const left = { memberIds: [people.Uploader], uploaderIds: [people.Uploader] };
  expect(await involved()).toEqual(left);
  expect((await studio.send(people.Admin, 'PUT', `users/${people.Member}/activate`)).status).toBe(200);
  expect(await involved()).toEqual(left);
});
