import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { documents } from '../database/schema/index.ts';
import { makeTestDataDir } from '../database/testing/open-test-database.ts';
import { insertCompany } from '../resources/testing/insert-company.ts';
import { readOrCreateSecret } from '../storage/file-secret.ts';
import { createLinkSigner } from '../storage/local-links.ts';
import { hasPrinted, type ServerProcess, startServer } from './testing/run-server.ts';

const KEY = 'documents/northline/plan.pdf';
const MIME = 'application/pdf';

let dataDir: string;
let server: ServerProcess;

beforeEach(async () => {
  dataDir = await makeTestDataDir();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const { people } = await insertCompany(database.db, 'northline');
  const row = { id: 'plan', companyId: 'northline', createdById: people.Member, name: 'plan.pdf', mime: MIME };
  await database.db.insert(documents).values({ ...row, sizeBytes: 100, storageKey: KEY });
  await database.close();
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.exited;
  await rm(dataDir, { recursive: true });
});

/** An upload that was under way when the server was asked to stop. */
interface CutUpload {
  sending: ClientRequest;
  /** Time from the signal until its connection was closed, in milliseconds. */
  closedAfter: () => Promise<number>;
}

/** Starts an upload of 100 bytes and asks the server to stop in the middle of it. */
async function stopDuringUpload(stopSeconds: number): Promise<CutUpload> {
  const links = createLinkSigner(await readOrCreateSecret(join(dataDir, 'file-links.key')));
  server = await startServer({ STUDIO_DATA_DIR: dataDir, STUDIO_STOP_SECONDS: String(stopSeconds) });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const url = server.origin + links.upload({ key: KEY, contentType: MIME, maxBytes: 100, expiresAt });
  const headers = { 'content-type': MIME, 'content-length': 100, 'x-ms-blob-type': 'BlockBlob' };
  const sending = request(url, { method: 'PUT', headers });
  sending.on('error', () => undefined);
  const closedAt = new Promise<number>((resolve) => sending.once('close', () => resolve(performance.now())));
  sending.write(Buffer.alloc(50));
  await expect.poll(() => readdir(join(dataDir, 'files/.incoming'))).toHaveLength(1);
  const askedAt = performance.now();
  server.child.kill('SIGTERM');
  await hasPrinted(server, 'Stopping');
  return { sending, closedAfter: async () => (await closedAt) - askedAt };
}

/** Whether the server accepts connections. */
const isListening = () =>
  fetch(`${server.origin}/healthz`).then(
    () => true,
    () => false,
  );

// Each test starts the whole program.
describe('a server that is asked to stop', { timeout: 180_000 }, () => {
  it('stores an upload that ends within STUDIO_STOP_SECONDS, then ends without waiting for the rest of them', async () => {
    // Longer than any test may take: a server that waits for them never ends here.
    const { sending } = await stopDuringUpload(3_600);
    const answered = once(sending, 'response');
    await expect.poll(isListening).toBe(false);
    sending.end(Buffer.alloc(50));
    const [response] = (await answered) as [IncomingMessage];
    expect(response.statusCode).toBe(201);
    response.resume();
    expect(await server.exited).toBe(0);
  });

  it('cuts off an upload that does not, and ends', async () => {
    const { closedAfter } = await stopDuringUpload(2);
    expect(await server.exited).toBe(0);
    expect(await closedAfter()).toBeGreaterThan(1_900);
  });
});
