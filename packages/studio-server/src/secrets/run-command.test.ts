import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../company/command-line.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { ensureIdentityKeys } from '../identity/identity-keys.ts';
import { ensureStoredKeyring, SEALING } from '../identity/stored-keyring.ts';
import { openLocalStore } from '../storage/local-store.ts';
import { readSecretsArguments, runSecretsCommand } from './run-command.ts';

let dataDir: string;
const run = (command: 'help' | 'list' | 'rotate', now = new Date('2026-11-24T12:00:00.000Z')) =>
  runSecretsCommand(readConfig({ STUDIO_DATA_DIR: dataDir }), { command }, now);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'studio-secrets-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('the arguments of npm run secrets', () => {
  it.each([
    [[], { command: 'help', isJson: false }],
    [['--help'], { command: 'help', isJson: false }],
    [['list', '--json'], { command: 'list', isJson: true }],
    [['rotate'], { command: 'rotate', isJson: false }],
    [['rotate', '--help'], { command: 'help', isJson: false }],
  ])('%j', (args, expected) => expect(readSecretsArguments(args)).toEqual(expected));

  it.each([
    [['renew'], 'There is no command "renew".'],
    [['rotate', 'now'], 'rotate takes no "now".'],
    [['list', '--all'], "Unknown option '--all'."],
  ])('%j is refused', (args, message) =>
    expect(() => readSecretsArguments(args)).toThrow(expect.objectContaining({ name: UsageError.name, message })),
  );
});

describe('an installation with an embedded database', () => {
  it('has no secrets before its first start', async () => {
    expect(await run('list')).toMatchObject({ data: [], text: expect.stringContaining('has no secrets yet') });
    await expect(run('rotate')).rejects.toThrow(`There is no embedded database in ${dataDir}.`);
  });

  it('lists and rotates three secrets, and shows no key', async () => {
    const { db, close } = await openDatabase(readConfig({ STUDIO_DATA_DIR: dataDir }));
    await ensureStoredKeyring(SEALING, { db, dataDir, isShared: false });
    await close();
    const identity = await ensureIdentityKeys(dataDir);
    await (await openLocalStore(dataDir)).close();

    const listed = (await run('list')).data as {
      name: string;
      current: string;
      next: string;
      rotated: string | null;
    }[];
    expect(listed.map(({ name, rotated }) => [name, rotated])).toEqual([
      ['file-links', null],
      ['sign-in', null],
      ['sealing', null],
    ]);
    const { data, text } = await run('rotate');
    const until = {
      'file-links': '2026-11-25T00:00:00.000Z',
      'sign-in': '2026-12-08T12:00:00.000Z',
      sealing: '2027-05-23T12:00:00.000Z',
    };
    expect(data).toMatchObject(
      listed.map(({ name, current, next }) => ({
        name,
        place: 'data folder',
        current: next,
        previous: [{ key: current, until: until[name as keyof typeof until] }],
        rotated: '2026-11-24T12:00:00.000Z',
      })),
    );
    expect((await run('list')).data).toEqual(data);
    expect(text).toContain('Restart every process of the studio now.');
    expect(text).toMatch(/previous {2}[0-9a-f]{8} {2}accepted until 2026-11-25 00:00 UTC/);
    const secrets = [
      identity.signingKey.d as string,
      identity.cookieKeys[0]!,
      (await readFile(join(dataDir, 'file-links.key'))).toString('base64'),
      (await readFile(join(dataDir, 'identity/sealing.key'))).toString('base64'),
    ];
    for (const secret of secrets) expect(text + JSON.stringify(data)).not.toContain(secret);
  });
});
