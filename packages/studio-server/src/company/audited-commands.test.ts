import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureValidation } from '@inspection-studio/domain/validation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents, companies, signInSessions, users } from '../database/schema/index.ts';
import { createAccessToken } from '../identity/access-tokens.ts';
import { runSignInCommand } from '../identity/accounts/operator-commands.ts';
import { createSealer } from '../identity/methods/sealer.ts';
import { createTotpSecret, saveTotp } from '../identity/methods/totp.ts';
import { startTestServer, type TestServer } from '../start/testing/start-test-server.ts';
import { addCompany } from './add-company.ts';
import { changeLicence, resumeCompany, suspendCompany } from './change-company.ts';
import { readCompanyArguments } from './command-line.ts';
import { exportCompany } from './export-company.ts';
import { renewSetupLink } from './first-company.ts';

const PUBLIC_URL = 'http://localhost:4173';
const SESSION = { providerSessionId: null, device: 'Linux', browser: 'Chrome', address: '' };
const ADMIN = { email: 'ada@northline.example', firstName: 'Ada', lastName: 'Holm' };

let server: TestServer;
let folder: string;
beforeAll(async () => {
  configureValidation();
  server = await startTestServer({ STUDIO_SEED: 'none', STUDIO_PUBLIC_URL: PUBLIC_URL });
  folder = await mkdtemp(join(tmpdir(), 'studio-commands-'));
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await server.db.delete(users);
  await server.db.delete(companies);
});

const add = () => addCompany(server.db, { company: 'Northline', admin: ADMIN, terms: { seatsAllowed: 3 } });
const signIn = (...words: string[]) =>
  runSignInCommand({ db: server.db, publicUrl: PUBLIC_URL, mailer: { send: async () => [true] } }, words);
const companyId = async () => (await server.db.select().from(companies))[0]!.id;
const admin = async () => (await server.db.select().from(users))[0]!;
const setAdmin = (values: Partial<typeof users.$inferInsert>) => server.db.update(users).set(values);
const readEvents = () => server.db.select().from(auditEvents).orderBy(auditEvents.at, auditEvents.id);

interface Case {
  /** Command as its events name it. */
  command: string;
  title: string;
  /** What the database has before; the company exists unless `isFirst`. */
  given?: () => Promise<unknown>;
  isFirst?: true;
  run: () => Promise<unknown>;
  /** Action and changes of the only event; null when nothing changes. */
  event: [action: string, kind: 'company' | 'user', changes: object[]] | null;
}

const CASES: Case[] = [
  {
    command: 'company -- create',
    title: 'adds a company',
    isFirst: true,
    run: add,
    event: ['create', 'company', [{ field: 'email', after: ADMIN.email }]],
  },
  {
    command: 'company -- create',
    title: 'gives a pending admin a new link',
    run: add,
    event: ['resendInvitation', 'user', []],
  },
  {
    command: 'company -- create',
    title: 'changes nothing once the admin has signed in',
    given: () => setAdmin({ status: 'Activated' }),
    run: add,
    event: null,
  },
  {
    command: 'company -- licence',
    title: 'changes terms',
    run: () => changeLicence(server.db, 'Northline', { seatsAllowed: 7, dataType: 'ImageCount' }),
    event: ['changeLicence', 'company', [{ field: 'seatsAllowed', before: '3', after: '7' }]],
  },
  {
    command: 'company -- licence',
    title: 'changes nothing',
    run: () => changeLicence(server.db, 'Northline', { seatsAllowed: 3 }),
    event: null,
  },
  {
    command: 'company -- suspend',
    title: 'suspends',
    run: () => suspendCompany(server.db, 'Northline'),
    event: ['deactivate', 'company', []],
  },
  {
    command: 'company -- suspend',
    title: 'finds it suspended',
    given: () => server.db.update(companies).set({ suspendedAt: new Date() }),
    run: () => suspendCompany(server.db, 'Northline'),
    event: null,
  },
  {
    command: 'company -- suspend --resume',
    title: 'resumes',
    given: () => server.db.update(companies).set({ suspendedAt: new Date() }),
    run: () => resumeCompany(server.db, 'Northline'),
    event: ['activate', 'company', []],
  },
  {
    command: 'company -- suspend --resume',
    title: 'finds it active',
    run: () => resumeCompany(server.db, 'Northline'),
    event: null,
  },
  {
    command: 'company -- export',
    title: 'writes an archive',
    run: () => exportCompany(server.db, server.store, 'Northline', folder, '9.3.3'),
    event: ['download', 'company', [{ field: 'file', after: expect.stringMatching(/^northline-\w+\.tar$/) }]],
  },
  {
    command: 'sign-in -- require-app',
    title: 'requires an authenticator app',
    run: async () => signIn('require-app', await companyId(), 'yes'),
    event: ['changeSettings', 'company', [{ field: 'requireAuthenticatorApp', before: 'no', after: 'yes' }]],
  },
  {
    command: 'sign-in -- require-app',
    title: 'finds it required',
    given: () => server.db.update(companies).set({ requireTotp: true }),
    run: async () => signIn('require-app', await companyId(), 'yes'),
    event: null,
  },
  {
    command: 'sign-in -- link',
    title: 'prints a link',
    run: () => signIn('link', ADMIN.email),
    event: ['requestRecovery', 'user', []],
  },
  {
    command: 'sign-in -- link',
    title: 'prints a link and turns the authenticator app off',
    given: async () => {
      const sealer = createSealer(Buffer.alloc(32));
      const { id: userId } = await admin();
      await saveTotp(server.db, sealer, { userId, secret: createTotpSecret(), counter: 1, now: new Date() });
    },
    run: () => signIn('link', ADMIN.email),
    event: ['requestRecovery', 'user', [{ field: 'method', before: 'authenticatorApp', after: null }]],
  },
  {
    command: 'sign-in -- unlink',
    title: 'unlinks a person',
    given: () => setAdmin({ issuer: 'https://sign-in.example', subject: 'ada' }),
    run: () => signIn('unlink', ADMIN.email),
    event: ['relinkAccount', 'user', []],
  },
  {
    command: 'sign-in -- unlink',
    title: 'finds nobody linked',
    run: () => signIn('unlink', ADMIN.email),
    event: null,
  },
  {
    command: 'sign-in -- end-all',
    title: 'ends sessions',
    given: async () => server.db.insert(signInSessions).values({ ...SESSION, id: 'open', userId: (await admin()).id }),
    run: () => signIn('end-all'),
    event: ['endSession', 'company', []],
  },
  {
    command: 'sign-in -- end-all',
    title: 'ends access tokens',
    given: async () => createAccessToken(server.db, (await admin()).id, { name: 'Laptop', rights: 'All', days: 365 }),
    run: () => signIn('end-all'),
    event: ['endSession', 'company', []],
  },
  {
    command: 'sign-in -- end-all',
    title: 'finds nobody signed in',
    given: async () =>
      server.db
        .insert(signInSessions)
        .values({ ...SESSION, id: 'ended', userId: (await admin()).id, ended: new Date() }),
    run: () => signIn('end-all'),
    event: null,
  },
];

describe('a command of the operator writes one audit event when it changes something', () => {
  it.each(CASES)('$command $title', async ({ command, given, isFirst, run, event }) => {
    if (!isFirst) await add();
    await given?.();
    const before = (await readEvents()).length;
    await run();
    const written = (await readEvents()).slice(before);
    expect(written).toHaveLength(event === null ? 0 : 1);
    if (event === null) return;
    const [action, subjectKind, changes] = event;
    expect(written[0]).toMatchObject({
      companyId: await companyId(),
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
    const usage = await signIn('--help').catch(String);
    const signInCommands = [...usage.matchAll(/^ {2}([a-z-]+) /gm)].map((match) => `sign-in -- ${match[1]}`);
    // A deletion takes the log of the company along; list and setup change no company.
    const companyCommands = ['create', 'licence', 'suspend', 'export'].map((name) => `company -- ${name}`);
    const listed = new Set(CASES.map(({ command }) => command.replace(' --resume', '')));
    expect([...listed].toSorted()).toEqual([...signInCommands, ...companyCommands].toSorted());
    for (const name of ['create', 'licence', 'suspend', 'export', 'delete', 'list'])
      expect(() => readCompanyArguments([name, '--help'])).not.toThrow();
    expect(() => readCompanyArguments(['unknown'])).toThrow('There is no command "unknown".');
  });
});

describe('the first company', () => {
  it('is created with one event, in the name of its admin and without the token of the link', async () => {
    const path = new URL((await renewSetupLink(server.db, PUBLIC_URL))!).pathname;
    const before = (await readEvents()).length;
    const body = new URLSearchParams({ company: 'Northline', ...ADMIN });
    await fetch(server.origin + path, { method: 'POST', body, redirect: 'manual' });
    const [event, ...more] = (await readEvents()).slice(before);
    expect(more).toEqual([]);
    const { id } = await admin();
    expect(event).toMatchObject({ actorId: id, actorName: 'Ada Holm', action: 'create', subjectKind: 'company' });
    expect(event).toMatchObject({ subjectName: 'Northline', address: '127.0.0.1', changes: [] });
    expect(JSON.stringify(event)).not.toMatch(/[\w-]{43}/);
    await fetch(server.origin + path, { method: 'POST', body, redirect: 'manual' });
    expect(await server.db.$count(auditEvents, eq(auditEvents.action, 'create'))).toBe(1);
  });
});
