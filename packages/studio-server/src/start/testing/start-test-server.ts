import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from '../../config.ts';
import type { Database, OpenDatabase } from '../../database/open-database.ts';
import { openTestDatabase } from '../../database/testing/open-test-database.ts';
import { ensureIdentityKeys, type IdentityKeys } from '../../identity/identity-keys.ts';
import { embeddedIssuer } from '../../identity/provider.ts';
import { signLocalToken } from '../../identity/sign-local-token.ts';
import { createLog } from '../../observability/create-log.ts';
import { createMetrics } from '../../observability/create-metrics.ts';
import { createJobQueue } from '../../processing/job-queue.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { openStore } from '../../storage/open-store.ts';
import { type ApiOptions, startApi } from '../start-api.ts';
import { freePort } from './free-port.ts';

/** A complete API server: real tokens, sign-in, files, tiles and pages. */
export interface TestServer {
  origin: string;
  port: number;
  db: Database;
  database: OpenDatabase;
  store: BlobStore;
  dataDir: string;
  /** Keys that sign the tokens. */
  keys: IdentityKeys;
  issuer: string;
  /** Signs an access token for the person with this e-mail address. */
  tokenOf: (email: string) => Promise<string>;
  /** Log lines at the most verbose level. */
  log: string[];
  /** Sends raw bytes and reads the complete response. */
  sendRaw: (request: string) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * @param environment configuration variables in addition to port and data folder
 * @param shared database of another instance, which its owner closes
 * @param options settings that are no variables
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  shared?: OpenDatabase,
  options: ApiOptions = {},
): Promise<TestServer> {
  const database = shared ?? (await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-server-'));
  const port = await freePort();
  const config = readConfig({ PORT: String(port), STUDIO_DATA_DIR: dataDir, ...environment });
  const files = await openStore(config);
  const log: string[] = [];
  const closers: (() => unknown)[] = [];
  const stop = await startApi(
    {
      config,
      lifetime: { opened: (close) => void closers.unshift(close), isStopping: () => false },
      log: createLog({ level: 'trace', role: 'api', destination: { write: (line: string) => void log.push(line) } }),
      metrics: createMetrics(database, 'api'),
      database,
      ...files,
      jobs: createJobQueue(database.db),
      readiness: { database: async () => undefined, storage: async () => undefined },
    },
    () => true,
    options,
  );
  const keys = await ensureIdentityKeys(dataDir);
  const issuer = embeddedIssuer(config.publicUrl);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    db: database.db,
    database,
    store: files.store,
    dataDir,
    keys,
    issuer,
    tokenOf: (email) => signLocalToken(keys, issuer, email),
    log,
    sendRaw: async (request) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(request);
      return text(socket);
    },
    close: async () => {
      await stop();
      for (const close of closers) await close();
      await files.store.close();
      if (!shared) await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
