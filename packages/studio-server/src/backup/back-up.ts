import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { requireDatabase, withDatabase } from '../database/with-database.ts';
import { transaction } from '../database/transaction.ts';
import { lockFolder } from '../folder-lock.ts';
import { endEverySignIn } from '../identity/end-every-sign-in.ts';
import { commandSource } from '../identity/event-source.ts';
import { deleteIdentityKeys } from '../identity/identity-keys.ts';
import { requireWritableDataDir } from '../private-data-dir.ts';
import { StartError } from '../start-error.ts';
import { requireWritable } from '../writable-folder.ts';
import { type Manifest, readArchive, writeArchive } from './archive.ts';

/** Parts of a data folder with a lock of their own, each used by one process at a time. */
const LOCKED_PARTS = ['database', 'files'];

/**
 * Backs up the data folder of an embedded installation (database, files, keys, mail)
 * to one archive, then reads it back and verifies every file.
 *
 * @param archivePath must not exist; the file appears once it is complete
 * @throws StartError when a server uses the folder, there is nothing to back up, or the archive exists or cannot be written
 */
export async function backUp(dataDir: string, archivePath: string, version: string): Promise<Manifest> {
  requireDatabase({ dataDir, databaseUrl: null });
  requireWritableDataDir(dataDir);
  const target = resolve(archivePath);
  if (existsSync(target)) throw new StartError(`${target} already exists.`);
  if (`${target}/`.startsWith(`${resolve(dataDir)}/`))
    throw new StartError('The archive must not be inside the data folder.');
  requireWritable(dirname(target), 'The folder', 'choose another one for the archive');
  const unlocks = LOCKED_PARTS.map((part) => lockFolder(join(dataDir, part)));
  const partial = `${target}.partial`;
  try {
    await rm(partial, { force: true });
    await writeArchive(dataDir, partial, version, new Date());
    const manifest = await readArchive(partial, null);
    // Unlike a rename, a link never overwrites a file created meanwhile.
    await link(partial, target);
    return manifest;
  } finally {
    await rm(partial, { force: true });
    for (const unlock of unlocks) unlock();
  }
}

/** Ends what has been signed out, revoked or stolen since the backup: which of it is not in the archive. */
async function endSignIns(dataDir: string): Promise<void> {
  await deleteIdentityKeys(dataDir);
  await withDatabase({ dataDir, databaseUrl: null }, (db) =>
    transaction(db, (tx) => endEverySignIn(tx, commandSource('npm run restore'))),
  );
}

/**
 * Restores a data folder from an archive, completely or not at all, and ends every sign-in and access token in it.
 *
 * @param dataDir must be absent or empty
 * @throws StartError when it is not, or cannot be written, or when the archive is truncated or modified
 */
export async function restore(archivePath: string, dataDir: string): Promise<Manifest> {
  const target = resolve(dataDir);
  const isThere = await stat(archivePath).catch(() => null);
  if (!isThere?.isFile()) throw new StartError(`There is no archive ${archivePath}.`);
  if (existsSync(target) && (await readdir(target)).length > 0) {
    throw new StartError(`${target} is not empty: move it away first, or choose another STUDIO_DATA_DIR.`);
  }
  requireWritable(dirname(target), 'The folder', 'let this user write to it, or choose another STUDIO_DATA_DIR');
  const partial = `${target}.restoring`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const manifest = await readArchive(archivePath, partial);
    await endSignIns(partial);
    await rm(target, { recursive: true, force: true });
    await rename(partial, target);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error instanceof StartError
      ? error
      : new StartError(`${archivePath} cannot be read: ${(error as Error).message}.`);
  }
}
