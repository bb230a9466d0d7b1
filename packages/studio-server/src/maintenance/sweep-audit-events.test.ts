import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEventId } from '../database/new-event-id.ts';
import { auditEvents, companies } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { sweepAuditEvents } from './sweep-audit-events.ts';

const DAY_MS = 86_400_000;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let companyId: string;

/** Inserts events of this age in days. */
async function insertEvents(ageDays: number, count: number) {
  const at = new Date(Date.now() - ageDays * DAY_MS);
  await database.db.insert(auditEvents).values(
    Array.from({ length: count }, () => ({
      id: newEventId(at),
      companyId,
      at,
      actorId: 'mia',
      actorName: 'Mia',
      actorEmail: 'mia@demo.example',
      action: 'create' as const,
      subjectKind: 'site' as const,
      subjectId: `age-${ageDays}`,
      subjectName: 'Pier',
      changes: [],
      address: '192.0.2.7',
      userAgent: '',
      requestId: 'request-0001',
    })),
  );
}
const count = () => database.db.$count(auditEvents);

beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
  companyId = (await database.db.select().from(companies))[0]!.id;
});
afterAll(() => database?.close());

describe('retention of audit events', () => {
  it('deletes those older than the limit, however many, and keeps the others', async () => {
    await insertEvents(366, 2500);
    await insertEvents(364, 3);
    expect(await sweepAuditEvents(database.db, 365)).toBe(2500);
    expect(await count()).toBe(3);
    expect(await sweepAuditEvents(database.db, 365)).toBe(0);
    expect(await sweepAuditEvents(database.db, 363)).toBe(3);
  });
});

describe('the database refuses to change the log', () => {
  beforeAll(() => insertEvents(400, 1));

  const refused = (statement: Parameters<typeof database.db.execute>[0]) =>
    expect(database.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'Audit events are append-only.' },
    });

  it.each([
    ['an update', sql`update audit_events set actor_name = 'nobody'`],
    ['a deletion', sql`delete from audit_events`],
    ['a truncation', sql`truncate audit_events`],
    ['a truncation of companies with everything they have', sql`truncate companies cascade`],
    [
      'a deletion that claims a shorter retention',
      sql`with age as materialized
      (select set_config('studio.audit_days', '500', true)) delete from audit_events using age`,
    ],
  ])('%s', async (_case, statement) => {
    await refused(statement);
    expect(await count()).toBe(1);
  });

  it('the age limit of a sweep does not outlive its transaction', async () => {
    await insertEvents(366, 1);
    await sweepAuditEvents(database.db, 399);
    await refused(sql`delete from audit_events`);
    expect(await count()).toBe(1);
  });

  it.each(['0', '1', '29', '-400'])(
    'events younger than 30 days stay, whatever age limit is claimed: %s',
    async (days) => {
      await insertEvents(29, 1);
      await refused(sql`with age as materialized (select set_config('studio.audit_days', ${days}, true))
      delete from audit_events using age where subject_id = 'age-29'`);
      await insertEvents(31, 1);
      await database.db.execute(sql`with age as materialized (select set_config('studio.audit_days', ${days}, true))
      delete from audit_events using age where subject_id = 'age-31'`);
      expect(await database.db.$count(auditEvents, eq(auditEvents.subjectId, 'age-31'))).toBe(0);
      expect(await database.db.$count(auditEvents, eq(auditEvents.subjectId, 'age-29'))).toBeGreaterThan(0);
    },
  );

  it('a company takes its events along', async () => {
    await database.db.delete(companies).where(eq(companies.id, companyId));
    expect(await count()).toBe(0);
  });
});
