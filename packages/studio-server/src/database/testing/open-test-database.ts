import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { constants, cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder } from '../../folder-lock.ts';
import { StartError } from '../../start-error.ts';
import { connectEmbedded, MIGRATIONS_FOLDER, type OpenDatabase, openDatabase } from '../open-database.ts';
import { startUnsynced } from './embedded-databases.ts';
import { asked, takeDatabase, type TestDatabase } from './shared-databases.ts';

const CACHE_DIR = join(import.meta.dirname, '../../../../../node_modules/.cache/inspection-studio');

/**
 * Opens an empty, migrated database for one test file; closing removes its rows. Uses the server of TEST_DATABASE_URL when
 * set, on which its databases stay until {@link endDatabases}, else the embedded database. Commits are not synced to the disk, which tests of
 * durability do themselves.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) return openOnServer(serverUrl);
  const { connection, stop } = await takeDatabase(() => startUnsynced(makeTestDataDir));
  return connectEmbedded({ socketDir: String(connection.host), stop });
}

async function openOnServer(serverUrl: string): Promise<OpenDatabase> {
  const { connection, stop } = await takeDatabase(() => createOnServer(serverUrl));
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: connection.connectionString ?? '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}

async function createOnServer(serverUrl: string): Promise<TestDatabase> {
  const name = `studio_test_${randomUUID().replaceAll('-', '')}`;
  const administer = (statement: string) => asked({ connectionString: serverUrl }, (client) => client.query(statement));
  await administer(`create database ${name}`);
  await administer(`alter database ${name} set synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const migrated = await openDatabase({ dataDir: tmpdir(), databaseUrl: url.href });
  await migrated.close();
  return {
    connection: { connectionString: url.href },
    stop: async () => void (await administer(`drop database ${name}`)),
  };
}

/** Creates a data folder with an empty, migrated embedded database; the caller removes it. */
export async function makeTestDataDir(prefix = 'studio-test-'): Promise<string> {
  const template = await findTemplate();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return dataDir;
}

/** Creates a template data folder once per set of migrations, because creating takes seconds but copying does not. */
async function findTemplate(): Promise<string> {
  const template = join(CACHE_DIR, `database-${await fingerprint()}`);
  const unlock = await lockPatiently(template);
  try {
    if (!existsSync(template)) {
      const building = `${template}.building`;
      await rm(building, { recursive: true, force: true });
      const database = await openDatabase({ dataDir: building, databaseUrl: null });
      await database.close();
      await rename(building, template);
    }
  } finally {
    unlock();
  }
  return template;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
  for (const file of (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()) {
    hash.update(await readFile(join(MIGRATIONS_FOLDER, file)));
  }
  // A migration that is written again has the same SQL but another time, so it would run twice.
  hash.update(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json')));
  return hash.digest('hex').slice(0, 12);
}

async function lockPatiently(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      await sleep(200);
    }
  }
}
