import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureIdentityKeys, readIdentityKeys } from './identity-keys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'studio-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('keys live in the data folder', () => {
  it('are absent before the first start', async () => expect(await readIdentityKeys(dataDir)).toBeNull());

  it('are the same after a restart', async () => {
    const first = await ensureIdentityKeys(dataDir);
    expect(first.signingKey).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    expect(await ensureIdentityKeys(dataDir)).toEqual(first);
  });

  it('are the same for two processes starting at once, and leave nothing beside them', async () => {
    const [one, other] = await Promise.all([ensureIdentityKeys(dataDir), ensureIdentityKeys(dataDir)]);
    expect(one).toEqual(other);
    expect(await readdir(join(dataDir, 'identity'))).toEqual(['keys.json']);
  });

  it.skipIf(process.platform === 'win32')('are readable by their owner only', async () => {
    await ensureIdentityKeys(dataDir);
    expect((await stat(join(dataDir, 'identity/keys.json'))).mode & 0o777).toBe(0o600);
  });
});
