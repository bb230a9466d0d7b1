import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureValidation } from '@inspection-studio/domain/validation';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, companies, users } from '../database/schema/index.ts';
import { startTestServer } from '../start/testing/start-test-server.ts';
import { readCompanyArguments } from './command-line.ts';
import { renewSetupLink } from './first-company.ts';
import {
  ADMIN,
  addNorthline,
  AUDITED_COMMANDS,
  installation,
  PUBLIC_URL,
  readAdmin,
  readCompanyId,
  runSignIn,
} from './testing/audited-commands.ts';

beforeAll(async () => {
  configureValidation();
  installation.server = await startTestServer({ STUDIO_SEED: 'none', STUDIO_PUBLIC_URL: PUBLIC_URL });
  installation.folder = await mkdtemp(join(tmpdir(), 'studio-commands-'));
});
afterAll(async () => {
  await installation.server?.close();
  await rm(installation.folder, { recursive: true });
});
beforeEach(async () => {
  await installation.server.db.delete(users);
  await installation.server.db.delete(companies);
});

const readEvents = () => installation.server.db.select().from(auditEvents).orderBy(auditEvents.at, auditEvents.id);

describe('a command of the operator writes one audit event when it changes something', () => {
  it.each(AUDITED_COMMANDS)('$command $title', async ({ command, given, isFirst, run, event }) => {
    if (!isFirst) await addNorthline();
    await given?.();
    const before = (await readEvents()).length;
    await run();
    const written = (await readEvents()).slice(before);
    expect(written).toHaveLength(event === null ? 0 : 1);
    if (event === null) return;
    const [action, subjectKind, changes] = event;
    expect(written[0]).toMatchObject({
      companyId: await readCompanyId(),
      actorId: null,
      actorName: 'Operator',
      actorEmail: '',
      action,
      subjectKind,
      subjectName: subjectKind === 'company' ? 'Northline' : 'Ada Holm',
      changes,
      address: '',
      userAgent: `npm run ${command}`,
      requestId: '',
    });
    expect(JSON.stringify(written)).not.toMatch(/enrol|[\w-]{43}/);
  });

  it('has a case for every command that changes something', async () => {
    const usage = await runSignIn('--help').catch(String);
    const signInCommands = [...usage.matchAll(/^ {2}([a-z-]+) /gm)].map((match) => `sign-in -- ${match[1]}`);
    // A deletion takes the log of the company along; list and setup change no company.
    const companyCommands = ['create', 'licence', 'suspend', 'export'].map((name) => `company -- ${name}`);
    const listed = new Set(AUDITED_COMMANDS.map(({ command }) => command.replace(' --resume', '')));
    expect([...listed].toSorted()).toEqual([...signInCommands, ...companyCommands].toSorted());
    for (const name of ['create', 'licence', 'suspend', 'export', 'delete', 'list'])
      expect(() => readCompanyArguments([name, '--help'])).not.toThrow();
    expect(() => readCompanyArguments(['unknown'])).toThrow('There is no command "unknown".');
  });
});

describe('a command whose audit event cannot be written changes nothing', () => {
  beforeAll(async () => {
    await installation.server.db.execute(sql`create function refuse_event() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`);
  });
  afterEach(() => installation.server.db.execute(sql`drop trigger refuse_event on audit_events`));

  /** Rows of every table, and files of exports. */
  async function readAll(): Promise<unknown[]> {
    const { rows: tables } = await installation.server.db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    const rows = tables.map(async ({ name }) => {
      const stored = await installation.server.db.execute(sql`select * from ${sql.identifier(name)} order by 1, 2`);
      return [name, stored.rows];
    });
    return [...(await Promise.all(rows)), await readdir(installation.folder)];
  }

  it.each(AUDITED_COMMANDS.filter(({ event }) => event !== null))(
    '$command $title',
    async ({ given, isFirst, run }) => {
      await rm(installation.folder, { recursive: true });
      await mkdir(installation.folder);
      if (!isFirst) await addNorthline();
      await given?.();
      const before = await readAll();
      await installation.server.db.execute(sql`create trigger refuse_event before insert on audit_events
      for each row execute function refuse_event()`);
      await expect(run()).rejects.toMatchObject({ cause: { message: 'no room' } });
      expect(await readAll()).toEqual(before);
    },
  );
});

describe('the first company', () => {
  it('is created with one event, in the name of its admin and without the token of the link', async () => {
    const path = new URL((await renewSetupLink(installation.server.db, PUBLIC_URL))!).pathname;
    const before = (await readEvents()).length;
    const body = new URLSearchParams({ company: 'Northline', ...ADMIN });
    await fetch(installation.server.origin + path, { method: 'POST', body, redirect: 'manual' });
    const [event, ...more] = (await readEvents()).slice(before);
    expect(more).toEqual([]);
    const { id } = await readAdmin();
    expect(event).toMatchObject({ actorId: id, actorName: 'Ada Holm', action: 'create', subjectKind: 'company' });
    expect(event).toMatchObject({ subjectName: 'Northline', address: '127.0.0.1', changes: [] });
    expect(JSON.stringify(event)).not.toMatch(/[\w-]{43}/);
    await fetch(installation.server.origin + path, { method: 'POST', body, redirect: 'manual' });
    expect(await installation.server.db.$count(auditEvents, eq(auditEvents.action, 'create'))).toBe(1);
  });
});
