import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { auditEvents, users } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { admitPerson } from './admit-person.ts';

const source = { address: '192.0.2.7', userAgent: undefined, requestId: 'request-0001' };
const names = { firstName: '', lastName: '' };
const account = { issuer: 'https://sign-in.example', subject: 'one' };
const other = { ...account, subject: 'another' };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
});
afterAll(() => database?.close());

const read = async (id: string) => (await database.db.select().from(users).where(eq(users.id, id)))[0]!;
const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
  database.db.update(users).set(values).where(eq(users.id, id));
beforeEach(async () => {
  await change('pia', { status: 'Pending', issuer: null, subject: null });
  await change('mia', { issuer: null, subject: null });
});

describe('a person is activated and bound to the account of the sign-in, or neither', () => {
  it('stays invited when somebody else has the account', async () => {
    await change('mia', account);
    const before = await database.db.$count(auditEvents);
    expect(await admitPerson(database.db, await read('pia'), { names, account, source })).toBe('otherAccount');
    expect(await read('pia')).toMatchObject({ status: 'Pending', issuer: null });
    expect(await database.db.$count(auditEvents)).toBe(before);
  });

  it('stays invited when they were bound to another account a moment ago', async () => {
    const invited = await read('pia');
    await change('pia', other);
    expect(await admitPerson(database.db, invited, { names, account, source })).toBe('otherAccount');
    expect(await read('pia')).toMatchObject({ status: 'Pending', ...other });
  });

  it('is not bound when they were shut out a moment ago', async () => {
    const invited = await read('pia');
    await change('pia', { status: 'Deactivated' });
    const answer = await admitPerson(database.db, invited, { names, account, source });
    expect(answer).toMatchObject({ status: 'Deactivated' });
    expect(await read('pia')).toMatchObject({ issuer: null });
  });

  it('is only activated without an account, and only bound when active', async () => {
    const invited = { names, account: null, source };
    expect(await admitPerson(database.db, await read('pia'), invited)).toMatchObject({
      status: 'Activated',
      issuer: null,
    });
    expect(await admitPerson(database.db, await read('mia'), { names, account, source })).toMatchObject(account);
  });
});
