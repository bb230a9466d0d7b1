import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { documents } from '../database/schema/index.ts';
import { makeTestDataDir } from '../database/testing/open-test-database.ts';
import { insertCompany } from '../resources/testing/insert-company.ts';
import { readOrCreateSecret } from '../storage/file-secret.ts';
import { createLinkSigner } from '../storage/local-links.ts';
import { type ServerProcess, startServer } from './testing/run-server.ts';

const KEY = 'documents/northline/plan.pdf';
const MIME = 'application/pdf';
const STOP_MS = 4_000;

let dataDir: string;
let server: ServerProcess;
let url: string;

beforeEach(async () => {
  dataDir = await makeTestDataDir();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const { people } = await insertCompany(database.db, 'northline');
  const row = { id: 'plan', companyId: 'northline', createdById: people.Member, name: 'plan.pdf', mime: MIME };
  await database.db.insert(documents).values({ ...row, sizeBytes: 100, storageKey: KEY });
  await database.close();
  const links = createLinkSigner(await readOrCreateSecret(join(dataDir, 'file-links.key')));
  server = await startServer({ STUDIO_DATA_DIR: dataDir, STUDIO_STOP_SECONDS: String(STOP_MS / 1000) });
  const expiresAt = new Date(Date.now() + 60_000);
  url = server.origin + links.upload({ key: KEY, contentType: MIME, maxBytes: 100, expiresAt });
});
afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.exited;
  await rm(dataDir, { recursive: true });
});

/** Starts an upload of 100 bytes and asks the server to stop in the middle of it. */
async function stopDuringUpload(): Promise<ClientRequest> {
  const headers = { 'content-type': MIME, 'content-length': 100, 'x-ms-blob-type': 'BlockBlob' };
  const sending = request(url, { method: 'PUT', headers });
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(50));
  await sleep(500);
  server.child.kill('SIGTERM');
  return sending;
}

describe('a server that is asked to stop', () => {
  it('stores an upload that ends within STUDIO_STOP_SECONDS, then ends at once', async () => {
    const sending = await stopDuringUpload();
    const answered = once(sending, 'response');
    await sleep(STOP_MS - 1000);
    sending.end(Buffer.alloc(50));
    const [response] = (await answered) as [IncomingMessage];
    expect(response.statusCode).toBe(201);
    response.resume();
    const begun = performance.now();
    expect(await server.exited).toBe(0);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('cuts off an upload that does not, and ends within five more seconds', async () => {
    const begun = performance.now();
    const sending = await stopDuringUpload();
    const closed = new Promise<number>((resolve) => sending.once('close', () => resolve(performance.now() - begun)));
    expect(await server.exited).toBe(0);
    expect(await closed).toBeGreaterThan(STOP_MS - 100);
    expect(performance.now() - begun).toBeLessThan(STOP_MS + 6_000);
  });
});
