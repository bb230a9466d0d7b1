import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { accessTokens, auditEvents, companies, signInSessions, users } from '../database/schema/index.ts';
import { makeTestDataDir } from '../database/testing/open-test-database.ts';
import { createAccessToken } from '../identity/access-tokens.ts';
import { ensureIdentityKeys } from '../identity/identity-keys.ts';
import { openLocalStore } from '../storage/local-store.ts';
import { backUp, restore } from './back-up.ts';

const VERSION = '9.3.3';
const KEY = 'projects/kinnaird-viaduct/a.jpg';
const COMPANY = {
  id: 'northline',
  name: 'Northline',
  licenceStart: new Date('2026-01-01'),
  licenceExpiry: new Date('2099-12-31'),
  licenceFrequency: 'Annual' as const,
  seatsAllowed: 10,
  dataType: 'ImageCount' as const,
  dataAllowed: 1000,
  supplementaryAllowedBytes: 1_000_000,
};
const PERSON = {
  id: 'ada',
  companyId: 'northline',
  firstName: 'Ada',
  lastName: 'Holm',
  email: 'ada@northline.example',
  role: 'Admin' as const,
  status: 'Activated' as const,
};
const SESSION = {
  id: 'open',
  userId: 'ada',
  providerSessionId: null,
  device: 'Linux',
  browser: 'Chrome',
  address: '',
};
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

let place: string;
let dataDir: string;
let shelf: string;
/** A complete archive of the installation. */
let made: string;
let archive: string;
let target: string;

/** Runs work on the embedded installation of a folder, then stops it. */
async function withInstallation<T>(
  folder: string,
  work: (parts: {
    db: Awaited<ReturnType<typeof openDatabase>>['db'];
    store: Awaited<ReturnType<typeof openLocalStore>>;
  }) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null });
  const store = await openLocalStore(folder);
  try {
    return await work({ db: database.db, store });
  } finally {
    await store.close();
    await database.close();
  }
}

beforeAll(async () => {
  dataDir = await makeTestDataDir();
  await withInstallation(dataDir, async ({ db, store }) => {
    await db.insert(companies).values(COMPANY);
    await db.insert(users).values(PERSON);
    await db.insert(signInSessions).values(SESSION);
    await createAccessToken(db, PERSON.id, { name: 'Laptop', rights: 'All', days: 365 });
    await ensureIdentityKeys(dataDir);
    await store.put(KEY, bytes, 'image/jpeg');
    await store.put('pyramids/kinnaird-viaduct/a.tif', bytes, 'image/tiff');
  });
  shelf = await mkdtemp(join(tmpdir(), 'studio-archive-'));
  made = join(shelf, 'archives/monday.tar');
  await backUp(dataDir, made, VERSION);
});
afterAll(async () => {
  await rm(shelf, { recursive: true });
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'studio-backup-'));
  archive = join(place, 'archive.tar');
  target = join(place, 'restored');
});
afterEach(() => rm(place, { recursive: true }));

it('a restored installation has every row, file and key', async () => {
  const manifest = await restore(made, target);
  expect(manifest).toMatchObject({
    version: VERSION,
    files: expect.arrayContaining([expect.objectContaining({ path: `files/${KEY}` })]),
  });
  const found = await withInstallation(target, async ({ db, store }) => ({
    names: (await db.select().from(companies)).map(({ name }) => name),
    path: store.pathOf(KEY),
    tiles: await store.head('pyramids/kinnaird-viaduct/a.tif'),
  }));
  expect(found.names).toEqual(['Northline']);
  expect(found.tiles, 'made again when somebody looks').toBeNull();
  expect((await readFile(found.path!)).equals(bytes)).toBe(true);
  expect(await readFile(join(target, 'file-links.key'))).toEqual(await readFile(join(dataDir, 'file-links.key')));
});

it('a restored installation has no sign-in, because some were ended since the backup, and an event says so', async () => {
  await restore(made, target);
  expect(existsSync(join(dataDir, 'identity/keys.json'))).toBe(true);
  expect(existsSync(join(target, 'identity/keys.json'))).toBe(false);
  const found = await withInstallation(target, async ({ db }) => ({
    people: await db.$count(users),
    tokens: await db.$count(accessTokens),
    open: await db.$count(signInSessions, isNull(signInSessions.ended)),
    events: await db.select().from(auditEvents),
  }));
  expect(found).toMatchObject({ people: 1, tokens: 0, open: 0 });
  expect(found.events).toMatchObject([
    { companyId: 'northline', actorName: 'Operator', action: 'endSession', userAgent: 'npm run restore' },
  ]);
});

it('a backup excludes what was written after it', async () => {
  await withInstallation(dataDir, ({ db }) => db.insert(companies).values({ ...COMPANY, id: 'later' }));
  await restore(made, target);
  expect(await withInstallation(target, async ({ db }) => (await db.select().from(companies)).length)).toBe(1);
});

describe('a backup is rejected and writes nothing', () => {
  it('while a server uses the folder', async () => {
    await withInstallation(dataDir, () =>
      expect(backUp(dataDir, archive, VERSION)).rejects.toThrow(/is in use by process \d+/),
    );
    expect(existsSync(archive)).toBe(false);
  });

  it('to an existing archive', async () => {
    await writeFile(archive, 'Sunday');
    await expect(backUp(dataDir, archive, VERSION)).rejects.toThrow('already exists');
    expect(await readFile(archive, 'utf8')).toBe('Sunday');
  });

  it('of a folder without a database', async () => {
    await expect(backUp(place, archive, VERSION)).rejects.toThrow('There is no embedded database');
  });

  it('into the folder itself', async () => {
    await expect(backUp(dataDir, join(dataDir, 'a.tar'), VERSION)).rejects.toThrow(
      'must not be inside the data folder',
    );
  });
});

describe('a restore is rejected and leaves nothing behind', () => {
  const expectNothing = async () => expect(await readdir(place)).toEqual(['archive.tar']);

  it('from an archive with one changed byte', async () => {
    const changed = await readFile(made);
    const at = changed.indexOf(bytes.subarray(0, 1000));
    changed[at + 500]! ^= 1;
    await writeFile(archive, changed);
    await expect(restore(archive, target)).rejects.toThrow(
      `The archive is damaged: files/${KEY} differs from what was backed up.`,
    );
    await expectNothing();
  });

  it('from a truncated archive', async () => {
    const whole = await readFile(made);
    await writeFile(archive, whole.subarray(0, whole.length / 2));
    await expect(restore(archive, target)).rejects.toThrow(/cut off|cannot be read/);
    await expectNothing();
  });

  it('from an archive with paths outside its folder', async () => {
    const foreign = pack();
    foreign.entry({ name: 'data/../../outside.txt' }, 'out');
    foreign.finalize();
    await pipeline(foreign, createWriteStream(archive));
    await expect(restore(archive, target)).rejects.toThrow('not made by this product');
    await expectNothing();
  });

  it('into a folder that is not empty', async () => {
    await mkdir(target);
    await writeFile(join(target, 'mine.txt'), 'mine');
    await expect(restore(made, target)).rejects.toThrow('is not empty');
    expect(await readFile(join(target, 'mine.txt'), 'utf8')).toBe('mine');
  });
});
