import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { auditEvents, users } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { findCaller } from './find-caller.ts';

const source = { address: '192.0.2.7', userAgent: undefined, requestId: 'request-0001' };
const account = { issuer: 'https://sign-in.example', subject: 'subject-of-pia' };
const identity = {
  kind: 'hosted' as const,
  ...account,
  email: 'pia@demo.example',
  role: undefined,
  issuedAt: new Date(),
  refusal: null,
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
  await database.db.execute(sql`create function refuse_event() returns trigger language plpgsql as
    $$ begin raise exception 'no room'; end $$`);
});
afterAll(() => database?.close());

const signIn = () => findCaller(database.db, { identity, names: { firstName: 'Pia', lastName: 'Lindqvist' } }, source);
const stored = async () => (await database.db.select().from(users).where(eq(users.id, 'pia')))[0]!;
const countEvents = () => database.db.$count(auditEvents, eq(auditEvents.subjectId, 'pia'));

describe('the first sign-in of an invited person activates them and binds them to its account', () => {
  const unbound = { status: 'Pending', issuer: null, subject: null } as const;
  beforeEach(() => database.db.update(users).set(unbound).where(eq(users.id, 'pia')));
  afterEach(() => database.db.execute(sql`drop trigger if exists refuse_event on audit_events`));

  it('once, however many requests come at the same time', async () => {
    const before = await countEvents();
    const callers = await Promise.all(Array.from({ length: 8 }, signIn));
    for (const caller of callers) expect(caller).toMatchObject({ id: 'pia', status: 'Activated', ...account });
    expect((await countEvents()) - before).toBe(2);
  });

  it('or does neither, when the binding is not stored', async () => {
    const before = await countEvents();
    await database.db.execute(sql`create trigger refuse_event before insert on audit_events
      for each row when (new.action = 'relinkAccount') execute function refuse_event()`);
    await expect(signIn()).rejects.toThrow('Failed query');
    expect(await stored()).toMatchObject(unbound);
    expect(await countEvents()).toBe(before);
  });
});
