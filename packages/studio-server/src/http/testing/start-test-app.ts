import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { openTestDatabase } from '../../database/testing/open-test-database.ts';
import { API_SCOPES } from '../../identity/api-scopes.ts';
import { insertPeople } from '../../identity/testing/insert-people.ts';
import { createSignInSessions, type SignInSessions } from '../../identity/sign-in-sessions.ts';
import { InvalidTokenError, type TokenVerifier } from '../../identity/token-verifier.ts';
import { type BackgroundTasks, createBackgroundTasks } from '../background-tasks.ts';
import { type AppOptions, createApp } from '../create-app.ts';
import { createImplement, type Implement, type ImplementDeps } from '../implement.ts';
import { runtimeConfig } from '../runtime-config.ts';

/** Replaces the issuer: a token is the first name of a person; `mia~read` has the scope `read` only, `mia~read+write` two. */
export const verifyToken: TokenVerifier = async (token) => {
  const [name, scopes] = token.split('~');
  if (!/^[a-z]+$/.test(name!)) throw new InvalidTokenError('no name');
  return {
    identity: { kind: 'embedded', person: `${name}@demo.example` },
    session: { id: `session-of-${name}`, providerSessionId: null },
    scopes: new Set(scopes ? scopes.split('+') : API_SCOPES),
    names: { firstName: '', lastName: '' },
    isForCommandLine: false,
  };
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export interface TestApp {
  app: FastifyInstance;
  database: OpenDatabase;
  implement: Implement<null>;
  background: BackgroundTasks;
  sessions: SignInSessions;
  close: () => Promise<void>;
}

/** Starts the HTTP server with a real database, five people and a minimal built app. */
export async function startTestApp(
  options: Partial<AppOptions> = {},
  deps: Partial<ImplementDeps<null>> = {},
): Promise<TestApp> {
  const database = await openTestDatabase();
  await insertPeople(database.db);
  const appFolder = await mkdtemp(join(tmpdir(), 'studio-app-'));
  await mkdir(join(appFolder, 'assets'));
  await writeFile(
    join(appFolder, 'index.html'),
    '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><title>Studio</title>',
  );
  await writeFile(join(appFolder, 'redirect.html'), '<!doctype html><title>Redirect</title>');
  await writeFile(join(appFolder, 'assets/main-4f2a.js'), 'export {};');
  await writeFile(join(appFolder, 'assets/main-4f2a.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(appFolder, 'assets/main-4f2a.js.map'), 'SECRET');
  await mkdir(join(appFolder, '.vite'));
  await writeFile(join(appFolder, '.vite/manifest.json'), 'SECRET');
  await writeFile(join(appFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const app = await createApp({
    publicUrl: 'http://localhost:4173',
    runtimeConfig: runtimeConfig(readConfig({})),
    appFolder,
    outside: { tiles: [], files: [], signIn: [] },
    readiness: {},
    calls: {},
    logger: false,
    ...options,
  });
  const background = createBackgroundTasks(app.log);
  const sessions = createSignInSessions(database.db);
  const implement = createImplement<null>(app, {
    sessions,
    background,
    db: database.db,
    verifyToken,
    services: null,
    callsPerMinute: 1000,
    ...deps,
  });
  const close = async () => {
    await app.close();
    await background.close();
    await database.close();
    await rm(appFolder, { recursive: true });
  };
  return { app, database, implement, background, sessions, close };
}
