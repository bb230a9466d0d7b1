import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEvent } from '@inspection-studio/domain/audit';
import { type Call, isChange } from '@inspection-studio/domain/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { layers, runningUploads } from '../database/schema/index.ts';
import { OUTBOX } from '../mail/outbox-mailer.ts';
import { AUDIT_RULES, auditRuleOf } from '../rules/audit-actions.ts';
import { implementedCalls } from './index.ts';
import { makeWorld, type World } from './testing/fuzz/make-world.ts';
import { plainRequest } from './testing/fuzz/plain-requests.ts';
import { sendRaw } from './testing/fuzz/send-raw.ts';
import { type Stored, watchChanges } from './testing/fuzz/watch-changes.ts';
import { insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const TOKEN_PARTS = /bearer|[?&](sig|signature|se|expires)=|https?:|projects\/|documents\/|pictures\//i;
/** Letter case counts: random ids may contain `eyj`. */
const JWT = /eyJ/;

let studio: TestStudio;
let world: World;
let stored: () => Promise<Stored>;

const rows = Object.entries(implementedCalls as Readonly<Record<string, Call>>);
const audited = rows.filter(([name]) => auditRuleOf(name));

beforeAll(async () => {
  studio = await startTestStudio();
  stored = await watchChanges(studio);
  await studio.db.execute(sql`create table seen_changes (name text, transaction xid)`);
  await studio.db.execute(sql`create function see_change() returns trigger language plpgsql as
    $$ begin insert into seen_changes values (tg_table_name, pg_current_xact_id()::xid); return null; end $$`);
  const { rows: tables } = await studio.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('fuzz_changes', 'seen_changes', 'audit_events')`,
  );
  for (const { name } of tables) {
    await studio.db.execute(sql`create trigger see_change after insert or update or delete on ${sql.identifier(name)}
      for each row execute function see_change()`);
  }
  const made = await makeWorld(studio, 'northline', await insertCompany(studio.db, 'meridian'));
  const [first] = made.payloads['reorderLayers'] as string[];
  await studio.db.insert(layers).values({
    id: 'lastlayernorthline',
    companyId: 'northline',
    layoutId: 'layoutnorthline',
    name: 'Spans',
    isSegmented: false,
    position: -1,
    sections: [],
  });
  world = { ...made, payloads: { ...made.payloads, reorderLayers: [first, 'lastlayernorthline'], mapLayout: [] } };
});
afterAll(() => studio?.close());

/** Sends the valid request of a call, and returns its status. */
async function send(name: string, call: Call): Promise<number> {
  const { status } = await sendRaw(Number(new URL(studio.origin).port), plainRequest(name, call, world), 20_000);
  await studio.settled();
  return status;
}

const readMails = () => readdir(join(studio.dataDir, OUTBOX)).catch(() => []);
const readEvents = async () =>
  (
    await studio.db.execute<Record<string, unknown> & { transaction: string }>(
      sql`select *, xmin::text as transaction from audit_events order by at, id`,
    )
  ).rows;

it('every call that changes something has an audit rule, and no other call but downloads of originals', () => {
  const changing = rows.filter(([, call]) => isChange(call)).map(([name]) => name);
  expect(Object.keys(AUDIT_RULES).toSorted()).toEqual([...changing, 'getDownloadUrl', 'getImageUrl'].toSorted());
});

describe('a change without its audit event is not stored, and sends no mail', () => {
  beforeAll(async () => {
    await studio.db.execute(sql`create function refuse_event() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`);
    await studio.db.execute(sql`create trigger refuse_event before insert on audit_events
      for each row execute function refuse_event()`);
  });
  afterAll(() => studio.db.execute(sql`drop trigger refuse_event on audit_events`));

  /** Reports the upload that `endUpload` ends. */
  async function reportUpload(): Promise<void> {
    const [projectId] = world.idsByGroup['projects'] as string[];
    const now = new Date();
    await studio.db.insert(runningUploads).values({
      id: projectId!,
      projectId: projectId!,
      companyId: 'northline',
      userId: 'adminnorthline',
      done: 1,
      total: 2,
      started: now,
      renewed: now,
    });
  }

  it.each(audited)('%s', async (name, call) => {
    if (name === 'endUpload') await reportUpload();
    onTestFinished(async () => void (await studio.db.delete(runningUploads)));
    const [before, mails] = [await stored(), await readMails()];
    expect(await send(name, call)).toBe(500);
    expect((await stored()).changes).toBe(before.changes);
    expect(await readEvents()).toEqual([]);
    expect(await readMails()).toEqual(mails);
  });
});

describe('a call writes exactly one audit event, in the transaction of its change', () => {
  it.each(audited)('%s', async (name, call) => {
    const before = (await readEvents()).length;
    await studio.db.execute(sql`delete from seen_changes`);
    expect(await send(name, call)).toBeLessThan(300);

    const [event, ...more] = (await readEvents()).slice(before);
    expect(more).toEqual([]);
    const { action, subject } = auditRuleOf(name)!;
    const isPicture = name === 'uploadThumbnail';
    expect(event).toMatchObject({
      company_id: 'northline',
      actor_id: 'adminnorthline',
      actor_name: 'Admin northline',
      actor_email: 'adminnorthline@demo.example',
      action,
      subject_kind: isPicture ? 'site' : subject,
      address: '127.0.0.1',
      request_id: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    expect(event!['subject_name']).not.toBe('');
    expect(JSON.stringify(event)).not.toMatch(TOKEN_PARTS);
    expect(JSON.stringify(event)).not.toMatch(JWT);

    const { rows: seen } = await studio.db.execute<{ transaction: string }>(
      sql`select distinct transaction::text as transaction from seen_changes`,
    );
    const own = Number(event!.transaction);
    const written = seen.map(({ transaction }) => Math.sign(Number(transaction) - own));
    expect(written, '0: in its transaction, -1: before it').toEqual(call.method === 'GET' ? [] : [0]);
  });
});

describe('a call that finds nothing to change writes no audit event', () => {
  it.each([
    'renewUpload',
    'endUpload',
    'confirmImageUploaded',
    'flagImages',
    'confirmDocumentUploaded',
    'processProject',
  ])('%s, repeated', async (name) => {
    const call = (implementedCalls as Readonly<Record<string, Call>>)[name]!;
    await send(name, call);
    const before = (await readEvents()).length;
    expect(await send(name, call)).toBeLessThan(300);
    expect((await readEvents()).length).toBe(before);
  });

  it('PUT categories/{id}/restore of a category that is not archived', async () => {
    const call = implementedCalls.restoreCategory as Call;
    const before = await readEvents();
    expect(await send('restoreCategory', call)).toBe(200);
    expect((await readEvents()).length).toBe(before.length);
  });
});

describe('a refused call writes no audit event', () => {
  it.each([
    ['without the permission', 'viewernorthline', 'POST', 'sites', { name: 'Isle of May' }, 403],
    ['of an unknown record', 'adminnorthline', 'PUT', 'sites/unknown', { name: 'Isle of May' }, 404],
    ['of another company', 'adminnorthline', 'DELETE', 'sites/sitemeridian', undefined, 404],
    ['with invalid input', 'adminnorthline', 'POST', 'sites', { name: '' }, 400],
    ['by a rule of the product', 'adminnorthline', 'DELETE', 'users/adminnorthline', undefined, 403],
  ] as const)('%s', async (_case, token, method, path, payload, status) => {
    const before = (await readEvents()).length;
    expect((await studio.send(token, method, path, payload)).status).toBe(status);
    expect((await readEvents()).length).toBe(before);
  });
});

describe('the fields of an edit', () => {
  const lastOf = async (id: string): Promise<AuditEvent> => {
    const filter = encodeURIComponent(`subjectId eq '${id}'`);
    const { body } = await studio.send('adminnorthline', 'GET', `audit-events?filter=${filter}&top=1`);
    return body[0];
  };

  it('a renamed site has its name before and after', async () => {
    const { body } = await studio.send('adminnorthline', 'POST', 'sites', { name: 'Tay' });
    await studio.send('managernorthline', 'PUT', `sites/${body.id}`, { name: 'Tay Valley' });
    expect(await lastOf(body.id)).toMatchObject({
      actor: { id: 'managernorthline', name: 'Manager northline' },
      action: 'update',
      subject: { kind: 'site', id: body.id, name: 'Tay Valley' },
      changes: [{ field: 'name', before: 'Tay', after: 'Tay Valley' }],
    });
  });

  it('a deleted site keeps its name', async () => {
    const { body } = await studio.send('adminnorthline', 'POST', 'sites', { name: 'Bass Rock' });
    await studio.send('adminnorthline', 'DELETE', `sites/${body.id}`);
    expect(await lastOf(body.id)).toMatchObject({ action: 'delete', subject: { name: 'Bass Rock' }, changes: [] });
  });

  it('a phone number is named without its value', async () => {
    const person = { firstName: 'Isla', lastName: 'Munro', phoneNumber: '+44 1382 555 014', role: 3 };
    await studio.send('adminnorthline', 'PUT', 'users/trialnorthline', person);
    const { changes } = await lastOf('trialnorthline');
    expect(changes).toContainEqual({ field: 'phoneNumber' });
    expect(changes).toContainEqual({ field: 'roleId', before: 'Trial', after: 'Member' });
    expect(JSON.stringify(changes)).not.toContain('555');
  });
});
