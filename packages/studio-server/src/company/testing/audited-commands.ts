import { expect } from 'vitest';
import { companies, signInSessions, users } from '../../database/schema/index.ts';
import { createAccessToken } from '../../identity/access-tokens.ts';
import { runSignInCommand } from '../../identity/accounts/operator-commands.ts';
import { createSealer } from '../../identity/methods/sealer.ts';
import { createTotpSecret, saveTotp } from '../../identity/methods/totp.ts';
import type { TestServer } from '../../start/testing/start-test-server.ts';
import { type AddedCompany, addCompany } from '../add-company.ts';
import { changeLicence, resumeCompany, suspendCompany } from '../change-company.ts';
import { exportCompany } from '../export-company.ts';

export const PUBLIC_URL = 'http://localhost:4173';
const SESSION = { providerSessionId: null, device: 'Linux', browser: 'Chrome', address: '' };
export const ADMIN = { email: 'ada@northline.example', firstName: 'Ada', lastName: 'Holm' };

/** The installation of the running test, and the folder of its exports. */
export const installation = {} as { server: TestServer; folder: string };

export const addNorthline = (): Promise<AddedCompany> =>
  addCompany(installation.server.db, { company: 'Northline', admin: ADMIN, terms: { seatsAllowed: 3 } });
export const runSignIn = (...words: string[]): Promise<string> =>
  runSignInCommand({ db: installation.server.db, publicUrl: PUBLIC_URL, mailer: { send: async () => [true] } }, words);
export const readCompanyId = async (): Promise<string> =>
  (await installation.server.db.select().from(companies))[0]!.id;
export const readAdmin = async (): Promise<typeof users.$inferSelect> =>
  (await installation.server.db.select().from(users))[0]!;
const setAdmin = (values: Partial<typeof users.$inferInsert>) => installation.server.db.update(users).set(values);

export interface AuditedCommand {
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

/** Commands of the operator, and the events that they write. */
export const AUDITED_COMMANDS: AuditedCommand[] = [
  {
    command: 'company -- create',
    title: 'adds a company',
    isFirst: true,
    run: addNorthline,
    event: ['create', 'company', [{ field: 'email', after: ADMIN.email }]],
  },
  {
    command: 'company -- create',
    title: 'gives a pending admin a new link',
    run: addNorthline,
    event: ['resendInvitation', 'user', []],
  },
  {
    command: 'company -- create',
    title: 'changes nothing once the admin has signed in',
    given: () => setAdmin({ status: 'Activated' }),
    run: addNorthline,
    event: null,
  },
  {
    command: 'company -- licence',
    title: 'changes terms',
    run: () => changeLicence(installation.server.db, 'Northline', { seatsAllowed: 7, dataType: 'ImageCount' }),
    event: ['changeLicence', 'company', [{ field: 'seatsAllowed', before: '3', after: '7' }]],
  },
  {
    command: 'company -- licence',
    title: 'changes nothing',
    run: () => changeLicence(installation.server.db, 'Northline', { seatsAllowed: 3 }),
    event: null,
  },
  {
    command: 'company -- suspend',
    title: 'suspends',
    run: () => suspendCompany(installation.server.db, 'Northline'),
    event: ['deactivate', 'company', []],
  },
  {
    command: 'company -- suspend',
    title: 'finds it suspended',
    given: () => installation.server.db.update(companies).set({ suspendedAt: new Date() }),
    run: () => suspendCompany(installation.server.db, 'Northline'),
    event: null,
  },
  {
    command: 'company -- suspend --resume',
    title: 'resumes',
    given: () => installation.server.db.update(companies).set({ suspendedAt: new Date() }),
    run: () => resumeCompany(installation.server.db, 'Northline'),
    event: ['activate', 'company', []],
  },
  {
    command: 'company -- suspend --resume',
    title: 'finds it active',
    run: () => resumeCompany(installation.server.db, 'Northline'),
    event: null,
  },
  {
    command: 'company -- export',
    title: 'writes an archive',
    run: () =>
      exportCompany(installation.server.db, installation.server.store, 'Northline', installation.folder, '9.3.3'),
    event: ['download', 'company', [{ field: 'file', after: expect.stringMatching(/^northline-\w+\.tar$/) }]],
  },
  {
    command: 'sign-in -- require-app',
    title: 'requires an authenticator app',
    run: async () => runSignIn('require-app', await readCompanyId(), 'yes'),
    event: ['changeSettings', 'company', [{ field: 'requireAuthenticatorApp', before: 'no', after: 'yes' }]],
  },
  {
    command: 'sign-in -- require-app',
    title: 'finds it required',
    given: () => installation.server.db.update(companies).set({ requireTotp: true }),
    run: async () => runSignIn('require-app', await readCompanyId(), 'yes'),
    event: null,
  },
  {
    command: 'sign-in -- link',
    title: 'prints a link',
    run: () => runSignIn('link', ADMIN.email),
    event: ['requestRecovery', 'user', []],
  },
  {
    command: 'sign-in -- link',
    title: 'prints a link and turns the authenticator app off',
    given: async () => {
      const sealer = createSealer(Buffer.alloc(32));
      const { id: userId } = await readAdmin();
      await saveTotp(installation.server.db, sealer, {
        userId,
        secret: createTotpSecret(),
        counter: 1,
        now: new Date(),
      });
    },
    run: () => runSignIn('link', ADMIN.email),
    event: ['requestRecovery', 'user', [{ field: 'method', before: 'authenticatorApp', after: null }]],
  },
  {
    command: 'sign-in -- unlink',
    title: 'unlinks a person',
    given: () => setAdmin({ issuer: 'https://sign-in.example', subject: 'ada' }),
    run: () => runSignIn('unlink', ADMIN.email),
    event: ['relinkAccount', 'user', []],
  },
  {
    command: 'sign-in -- unlink',
    title: 'finds nobody linked',
    run: () => runSignIn('unlink', ADMIN.email),
    event: null,
  },
  {
    command: 'sign-in -- end-all',
    title: 'ends sessions',
    given: async () =>
      installation.server.db.insert(signInSessions).values({ ...SESSION, id: 'open', userId: (await readAdmin()).id }),
    run: () => runSignIn('end-all'),
    event: ['endSession', 'company', []],
  },
  {
    command: 'sign-in -- end-all',
    title: 'ends access tokens',
    given: async () =>
      createAccessToken(installation.server.db, (await readAdmin()).id, { name: 'Laptop', rights: 'All', days: 365 }),
    run: () => runSignIn('end-all'),
    event: ['endSession', 'company', []],
  },
  {
    command: 'sign-in -- end-all',
    title: 'finds nobody signed in',
    given: async () =>
      installation.server.db
        .insert(signInSessions)
        .values({ ...SESSION, id: 'ended', userId: (await readAdmin()).id, ended: new Date() }),
    run: () => runSignIn('end-all'),
    event: null,
  },
];
