import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS } from './durable-node-fs.ts';

/** PostgreSQL allocates this immediately. Lists of 100,000 assets need less than the default of 128 MB. */
const BUFFERS = '64MB';

/** Start parameters without PGlite's `-F`, which disables syncing. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  `shared_buffers=${BUFFERS}`,
];

/**
 * Opens the database in a folder; creates it the first time (about 4 s).
 *
 * An interrupted creation starts again, since no row can have been acknowledged before it
 * completes.
 *
 * @throws Error when a commit does not reach the disk
 */
export async function openDurable(folder: string): Promise<PGlite> {
  const creationMark = `${folder}.creating`;
  if (existsSync(creationMark)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) writeFileSync(creationMark, '');

  const fs = new DurableNodeFS(folder);
  const database = await PGlite.create({ fs, extensions: { pg_trgm }, startParams });
  await checkDurability(database, fs);

  if (isNew) {
    syncFolder(folder);
    rmSync(creationMark);
  }
  return database;
}

/** Commits a write-ahead log message without touching a table, and counts the syncs. */
async function checkDurability(database: PGlite, fs: DurableNodeFS) {
  const before = fs.fsyncCount;
  await database.query(`select pg_logical_emit_message(true, 'studio', 'durability check')`);
  if (fs.fsyncCount === before) throw new Error('a commit was not synced to disk');
}

/** Syncs the created files, which PostgreSQL leaves to the operating system. */
function syncFolder(folder: string) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  for (const path of [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]) {
    const descriptor = openSync(path, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
}
