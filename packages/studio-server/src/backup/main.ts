import { resolve } from 'node:path';
import { PRODUCT_VERSION } from '@inspection-studio/domain/messages';
import { counted } from '@inspection-studio/domain/units';
import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { backUp, restore } from './back-up.ts';

const USAGE = 'Usage: npm run backup -- <archive.tar> | npm run restore -- <archive.tar>';

/** Runs `backup` or `restore` for the folder in STUDIO_DATA_DIR. */
async function run([command, given]: string[]): Promise<string> {
  const { dataDir, databaseUrl } = readConfig();
  if (!given) throw new StartError(USAGE);
  // npm runs scripts in the project root; resolve the path from the caller's working directory.
  const archivePath = resolve(process.env['INIT_CWD'] ?? '', given);
  if (databaseUrl !== null)
    throw new StartError('DATABASE_URL is set: back up PostgreSQL with its own tools, such as pg_dump.');
  const manifest =
    command === 'restore' ? await restore(archivePath, dataDir) : await backUp(dataDir, archivePath, PRODUCT_VERSION);
  const sizeBytes = manifest.files.reduce((total, file) => total + file.sizeBytes, 0);
  const what = `${counted(manifest.files.length, 'file')}, ${counted(sizeBytes, 'byte')}, each compared with its checksum`;
  return command === 'restore'
    ? `Restored ${dataDir} as of ${manifest.created}: ${what}. Everybody signs in again, and access tokens have ended.`
    : `Backed up ${dataDir} to ${archivePath}: ${what}.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
