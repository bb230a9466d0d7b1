import { randomBytes } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import type { Database } from '../../database/open-database.ts';
import { type AccountLinkPurpose, signInSessions } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/open-test-database.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import { createAccountLink } from '../account-links.ts';
import { accountPeople } from '../accounts/account-people.ts';
import { accountPages } from '../accounts/account-pages.ts';
import { endSignedOut } from '../end-signed-out.ts';
import { createSealer, type Sealer } from '../methods/sealer.ts';
import { mountProvider } from '../mount-provider.ts';
import { payloadAdapter } from '../payload-adapter.ts';
import { createProvider, embeddedIssuer } from '../provider.ts';
import { insertPeople } from './insert-people.ts';
import { Browser, PUBLIC_URL } from './provider-client.ts';

/** The embedded provider with accounts, without the rest of the server. */
export interface TestAccounts {
  app: FastifyInstance;
  db: Database;
  sealer: Sealer;
  mailer: Mailer;
  /** Mails sent so far. */
  mails: Mail[];
  /** Routes of the sign-in, such as `POST /idp/recover`. */
  routes: string[];
  /** Ids of the sessions that the pages have ended. */
  endedSessions: string[];
  /** Ids of all sessions that the database lists as ended. */
  endedInDatabase: () => Promise<string[]>;
  /** The time of the pages; the provider uses the real one. */
  clock: { now: Date };
  browser: () => Browser;
  /** Waits for mails and other work after answers. */
  settled: () => Promise<void>;
  /** Creates a link that sets up the person's sign-in. @returns its path */
  link: (userId: string, purpose?: AccountLinkPurpose) => Promise<string>;
  close: () => Promise<void>;
}

/** Starts it with the people of `insertPeople`, none of whom can sign in yet. */
export async function startAccounts(): Promise<TestAccounts> {
  const database = await openTestDatabase();
  const { db } = database;
  await insertPeople(db);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = {
    signingKey: { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' },
    cookieKeys: ['a-key-for-cookies-of-32-characters'],
  };
  const provider = createProvider({
    publicUrl: PUBLIC_URL,
    keys,
    adapter: payloadAdapter(db, embeddedIssuer(PUBLIC_URL)),
    people: accountPeople(db),
  });
  const app = fastify({ trustProxy: true });
  const mails: Mail[] = [];
  const mailer: Mailer = { send: async (sent) => sent.map((mail) => mails.push(mail) > 0) };
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((each) => `${each} ${url}`)));
  const endedSessions: string[] = [];
  const sessions = { end: (ids: readonly string[]) => void endedSessions.push(...ids) };
  const clock = { now: new Date() };
  const running = new Set<Promise<void>>();
  const sealer = createSealer(randomBytes(32));
  const pages = accountPages({
    db,
    publicUrl: PUBLIC_URL,
    sealer,
    sessions,
    mailer,
    now: () => clock.now,
    inBackground: (work) => {
      const ended: Promise<void> = work().finally(() => running.delete(ended));
      running.add(ended);
    },
  });
  endSignedOut(provider, sessions);
  await mountProvider(app, provider, pages);
  return {
    app,
    db,
    sealer,
    mailer,
    mails,
    routes,
    endedSessions,
    endedInDatabase: async () => {
      const rows = await db.select().from(signInSessions).where(isNotNull(signInSessions.ended));
      return rows.map(({ id }) => id);
    },
    clock,
    browser: () => new Browser(() => app),
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    link: async (userId, purpose = 'invitation') => {
      const email = `${userId}@demo.example`;
      const token = await createAccountLink(db, { purpose, userId, email, companyId: null }, clock.now);
      return `/idp/enrol/${token}`;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
