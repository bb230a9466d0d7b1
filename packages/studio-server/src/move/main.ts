import { counted } from '@inspection-studio/domain/units';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { makeDataDirPrivate } from '../private-data-dir.ts';
import { createJobQueue } from '../processing/job-queue.ts';
import { StartError } from '../start-error.ts';
import { openStore } from '../storage/open-store.ts';
import { copyDatabase } from './copy-database.ts';
import { beginMove } from './move-files.ts';
import { copiedText } from './move-texts.ts';

const say = (line: string) => console.log(line);

/** Copies the embedded database to DATABASE_URL unless the target already has companies. */
async function moveDatabase(dataDir: string, databaseUrl: string): Promise<void> {
  const target = await openDatabase({ dataDir, databaseUrl });
  try {
    const { rows } = await target.pool.query('select 1 from companies limit 1');
    if (rows.length > 0) return say('The database of DATABASE_URL already has companies and was not changed.');
    const source = await openDatabase({ dataDir, databaseUrl: null });
    try {
      say(copiedText(await copyDatabase(source.pool, target.pool)));
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
}

/**
 * Moves an embedded installation to the configured servers. The database moves
 * immediately, with the studio stopped. Workers started afterwards with the same data
 * folder move the files asset by asset.
 */
async function move(): Promise<void> {
  const config = readConfig();
  const { dataDir, databaseUrl, azureStorage } = config;
  makeDataDirPrivate(dataDir);
  if (databaseUrl === null) throw new StartError('Set DATABASE_URL to the PostgreSQL server that the studio moves to.');
  if (existsSync(join(dataDir, 'database'))) await moveDatabase(dataDir, databaseUrl);
  if (azureStorage === null) return say('Files stay in the data folder: AZURE_STORAGE_CONNECTION_STRING is not set.');
  const database = await openDatabase(config);
  const { store } = await openStore(config);
  try {
    const count = await beginMove(database.db, store, createJobQueue(database.db), join(dataDir, 'files'));
    say(
      `${counted(count, 'asset')} ${count === 1 ? 'waits for its' : 'wait for their'} files: start the studio with this data folder and the new settings.`,
    );
  } finally {
    await store.close();
    await database.close();
  }
}

try {
  await move();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
