import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { totp } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { DEMO_COMPANY_ID } from '../identity/demo-company.ts';
import { readIdentityKeys } from '../identity/identity-keys.ts';
import { createSealer } from '../identity/methods/sealer.ts';
import { ensureStoredKeyring, SEALING } from '../identity/stored-keyring.ts';
import { saveTotp, totpPurpose } from '../identity/methods/totp.ts';
import { signLocalToken } from '../identity/sign-local-token.ts';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import { rotateSecrets } from '../secrets/run-command.ts';
import { openKeyringFile } from '../storage/file-secret.ts';
import { createLinkSigner } from '../storage/local-links.ts';
import { FILE_LINKS_KEY } from '../storage/local-store.ts';
import { openBrowser } from './testing/open-browser.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const DAY_MS = 86_400_000;
const KEY = 'projects/pier/a.jpg';

let database: OpenDatabase;
let dataDir: string;
let server: TestServer;
let records: CompanyRecords;

beforeAll(async () => {
  database = await openTestDatabase();
  records = await insertCompany(database.db, DEMO_COMPANY_ID);
});
afterAll(() => database?.close());

/** Each start has another port, and the same address for people. */
const environment = () => ({ STUDIO_DATA_DIR: dataDir, STUDIO_PUBLIC_URL: 'http://localhost:4173' });
const config = () => readConfig(environment());
const start = async () => {
  server = await startTestServer(environment(), database);
};
/** Rotates as long ago as this, with the server stopped, and starts it again. */
async function rotate(...daysAgo: number[]): Promise<void> {
  await server.close();
  for (const days of daysAgo)
    await rotateSecrets({ config: config(), db: null }, database.db, new Date(Date.now() - days * DAY_MS));
  await start();
}

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.origin + path, { headers })).status;
const sealing = () => ensureStoredKeyring(SEALING, { db: database.db, dataDir, isShared: false });

/** Everything that a key signs or seals, and how it is accepted now. */
async function signEverything() {
  const browser = openBrowser({
    ...server,
    get origin() {
      return server.origin;
    },
  });
  const { access_token: token } = await browser.signIn(records.people.Member);
  await server.store.put(KEY, Buffer.from('bytes'), 'image/jpeg');
  const link = await server.store.signDownload(KEY, new Date(Date.now() + 3_600_000));
  const ring = await sealing();
  const sealer = createSealer(ring.current, ring);
  const step = sealer.seal('step', 'mia', new Date(Date.now() + 3_600_000));
  await database.db.delete(totp);
  await saveTotp(database.db, sealer, {
    userId: records.people.Member,
    secret: 'JBSWY3DP',
    counter: 0,
    now: new Date(),
  });
  return async () => {
    const now = await sealing();
    return {
      cookie: (await browser.silently()).get('error'),
      token: await statusOf('/api/v2/users/whoami', { authorization: `Bearer ${token}` }),
      link: await statusOf(link),
      step: createSealer(now.current, now).open('step', step),
    };
  };
}

/** The secret of the authenticator app, opened with the current key only. */
async function openApp(): Promise<string | null> {
  const [row] = await database.db.select().from(totp);
  return createSealer((await sealing()).current).open(totpPurpose(records.people.Member), row!.sealedSecret);
}

const ACCEPTED = { cookie: null, token: 200, link: 200, step: 'mia' };
const REFUSED = { cookie: 'login_required', token: 401, link: 403, step: null };

describe('a cookie, a token, a link and a sealed value', () => {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'studio-rotated-'));
    await start();
    return async () => {
      await server.close();
      await rm(dataDir, { recursive: true });
    };
  });

  it('from before a rotation, and from before two within the overlap, are accepted', async () => {
    const ask = await signEverything();
    expect(await ask()).toEqual(ACCEPTED);
    await rotate(0);
    expect(await ask()).toEqual(ACCEPTED);
    await rotate(0);
    expect(await ask()).toEqual(ACCEPTED);
    expect(await (await signEverything())()).toEqual(ACCEPTED);
  });

  it('from before the overlap are refused, while the authenticator app still works', async () => {
    const ask = await signEverything();
    await rotate(400, 200);
    expect(await ask()).toEqual(REFUSED);
    expect(await openApp()).toBe('JBSWY3DP');
    expect(await (await signEverything())()).toEqual(ACCEPTED);
  });

  it('of a rotated key are accepted by a process that was not restarted since', async () => {
    const before = await sealing();
    await rotateSecrets({ config: config(), db: null }, database.db, new Date());
    const keys = (await readIdentityKeys(dataDir))!;
    expect(keys.signingKey.kid).not.toBe(server.keys.signingKey.kid);
    const token = await signLocalToken(keys, server.issuer, `${records.people.Member}@demo.example`);
    expect(await statusOf('/api/v2/users/whoami', { authorization: `Bearer ${token}` })).toBe(200);
    const { current } = await openKeyringFile(join(dataDir, FILE_LINKS_KEY));
    await server.store.put(KEY, Buffer.from('bytes'), 'image/jpeg');
    expect(await statusOf(createLinkSigner(current).download(KEY, new Date(Date.now() + 60_000)))).toBe(200);
    const sealed = createSealer((await sealing()).current).seal('step', 'mia');
    expect(createSealer(before.current, before).open('step', sealed)).toBe('mia');
  });
});
