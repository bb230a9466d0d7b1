import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { secrets } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { copyIdentityKeys, ensureIdentityKeys, ensureSharedIdentityKeys, readIdentityKeys } from './identity-keys.ts';

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

  it('a copy in the data folder replaces the previous one', async () => {
    await ensureIdentityKeys(dataDir);
    const shared = await ensureSharedIdentityKeys(database.db, join(dataDir, 'another'));
    await copyIdentityKeys(dataDir, shared);
    expect(await readIdentityKeys(dataDir)).toEqual(shared);
    expect(await readdir(join(dataDir, 'identity'))).toEqual(['keys.json']);
  });
});
