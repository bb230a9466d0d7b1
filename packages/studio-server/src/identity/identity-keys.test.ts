import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { secrets } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import {
  acceptedKeys,
  copyIdentityKeys,
  ensureIdentityKeys,
  ensureSharedIdentityKeys,
  readIdentityKeys,
  rotateIdentityKeys,
} from './identity-keys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'studio-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('keys are stored in the data folder', () => {
  it('do not exist before the first start', async () => expect(await readIdentityKeys(dataDir)).toBeNull());

  it('survive a restart', async () => {
    const first = await ensureIdentityKeys(dataDir);
    expect(first.signingKey).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    expect(await ensureIdentityKeys(dataDir)).toEqual(first);
  });

  it('are the same for two processes starting concurrently, without leftover files', async () => {
    const [one, other] = await Promise.all([ensureIdentityKeys(dataDir), ensureIdentityKeys(dataDir)]);
    expect(one).toEqual(other);
    expect(await readdir(join(dataDir, 'identity'))).toEqual(['keys.json']);
  });

  it.skipIf(process.platform === 'win32')('are readable by their owner only', async () => {
    await ensureIdentityKeys(dataDir);
    expect((await stat(join(dataDir, 'identity/keys.json'))).mode & 0o777).toBe(0o600);
  });
});

describe('a rotation', () => {
  const now = new Date('2026-11-24T12:00:00.000Z');

  it('signs with the next keys, and accepts the ones before until their end', async () => {
    const before = await ensureIdentityKeys(dataDir);
    const after = await rotateIdentityKeys({ db: null, dataDir }, now, 3_600_000);
    expect([after.signingKey, after.cookieKeys]).toEqual([before.next!.signingKey, [before.next!.cookieKey]]);
    const kidsOn = (moment: Date) => acceptedKeys(after, moment).signingKeys.map(({ kid }) => kid);
    const [current, next, old] = [after.signingKey.kid, after.next!.signingKey.kid, before.signingKey.kid];
    expect(kidsOn(now)).toEqual([current, next, old]);
    expect(kidsOn(new Date(now.getTime() + 3_600_000))).toEqual([current, next]);
    expect(await ensureIdentityKeys(dataDir)).toEqual(after);
  });

  it('keys of an earlier version get next ones, and stay the current ones', async () => {
    const { signingKey, cookieKeys } = await ensureIdentityKeys(dataDir);
    await copyIdentityKeys(dataDir, { signingKey, cookieKeys });
    const keys = await ensureIdentityKeys(dataDir);
    expect(keys).toMatchObject({ signingKey, cookieKeys, next: { signingKey: { kty: 'RSA' } } });
    expect(await ensureIdentityKeys(dataDir)).toEqual(keys);
  });
});

describe('several processes share keys through their database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());
  beforeEach(() => database.db.delete(secrets));

  it('are the same for all processes, also when two start concurrently, and after a restart', async () => {
    const { db } = database;
    const [one, other] = await Promise.all([
      ensureSharedIdentityKeys(db, dataDir),
      ensureSharedIdentityKeys(db, dataDir),
    ]);
    expect(one).toEqual(other);
    expect(await ensureSharedIdentityKeys(db, dataDir)).toEqual(one);
  });

  it('existing keys of a single process are kept, so that nobody is signed out', async () => {
    const before = await ensureIdentityKeys(dataDir);
    expect(await ensureSharedIdentityKeys(database.db, dataDir)).toEqual(before);
  });

  it('rotate for all processes', async () => {
    const { db } = database;
    const before = await ensureSharedIdentityKeys(db, dataDir);
    const after = await rotateIdentityKeys({ db, dataDir }, new Date(), 3_600_000);
    expect(after.signingKey).toEqual(before.next!.signingKey);
    expect(await ensureSharedIdentityKeys(db, dataDir)).toEqual(after);
  });

  it('of an earlier version get the same next ones in every process', async () => {
    const { db } = database;
    const { signingKey, cookieKeys } = await ensureIdentityKeys(dataDir);
    await db.insert(secrets).values({ name: 'identity-keys', value: { signingKey, cookieKeys } });
    const [one, other] = await Promise.all([1, 2].map(() => ensureSharedIdentityKeys(db, dataDir)));
    expect(one).toEqual(other);
    expect(one).toMatchObject({ signingKey, cookieKeys, next: { signingKey: { kty: 'RSA' } } });
  });

  it('a copy in the data folder replaces the previous one', async () => {
    await ensureIdentityKeys(dataDir);
    const shared = await ensureSharedIdentityKeys(database.db, join(dataDir, 'another'));
    await copyIdentityKeys(dataDir, shared);
    expect(await readIdentityKeys(dataDir)).toEqual(shared);
    expect(await readdir(join(dataDir, 'identity'))).toEqual(['keys.json']);
  });
});
