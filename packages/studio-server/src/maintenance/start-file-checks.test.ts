import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileChecks } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import type { Mail } from '../mail/mailer.ts';
import { type LocalStore, openLocalStore } from '../storage/local-store.ts';
import { startFileChecks } from './start-file-checks.ts';
import { insertOriginals } from './testing/insert-originals.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let store: LocalStore;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'studio-checks-'));
  store = await openLocalStore(folder);
});
afterAll(async () => {
  await store?.close();
  await database?.close();
  await rm(folder, { recursive: true });
});

it('a due check runs at the start, logs damaged files and the result, and the next start mails the admins', async () => {
  const [first, lost, paper] = await insertOriginals(database.db, { fileCount: 2, documentCount: 1 });
  for (const key of [first!, paper!]) await store.put(key, Buffer.from(key), 'image/jpeg');
  const lines: [string, object, string][] = [];
  const write = (level: string) => (details: object, message: string) => void lines.push([level, details, message]);
  const sent: Mail[] = [];
  const start = () =>
    startFileChecks({
      db: database.db,
      store,
      studioUrl: 'https://studio.example',
      bytesPerSecond: 1e9,
      log: { info: write('info'), error: write('error') },
      mailer: {
        send: async (mails) => {
          sent.push(...mails);
          return mails.map(() => true);
        },
      },
    });
  await database.db.insert(fileChecks).values({
    name: 'originals',
    begun: new Date(Date.now() - 3 * 86_400_000),
    finished: new Date(),
    part: 'files',
    afterId: '',
    fileCount: 0,
    readBytes: 0,
    damagedCount: 0,
  });
  const stop = start();
  await expect.poll(() => lines.length).toBe(2);
  await stop();
  expect(lines).toEqual([
    ['error', { key: lost, damage: 'missing' }, 'A stored file is damaged: it differs from its record'],
    ['error', expect.objectContaining({ fileCount: 3, damagedCount: 1 }), 'All stored files were checked'],
  ]);
  const stopAgain = start();
  await expect.poll(() => sent.length).toBe(1);
  await stopAgain();
  expect(lines).toHaveLength(2);
});
