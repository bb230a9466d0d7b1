import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { asked, type TestDatabase } from './shared-databases.ts';

/** What the names of data folders begin with, before the id of their process. */
const PREFIX = 'studio-test-of-';

/**
 * Starts an embedded database that syncs no commit to the disk.
 *
 * @param makeDataDir creates a data folder with a migrated database, with a name that begins with `prefix`
 */
export async function startUnsynced(makeDataDir: (prefix: string) => Promise<string>): Promise<TestDatabase> {
  removeLeftovers();
  const { socketDir, stop } = await startEmbedded(await makeDataDir(`${PREFIX}${process.pid}-`));
  const connection = { host: socketDir, user: 'postgres', database: 'postgres' };
  await asked(connection, (client) =>
    client.query('alter database postgres set synchronous_commit = off; set synchronous_commit = off'),
  );
  return { connection, stop };
}

/** Removes the folders of processes that have ended. Test runners kill theirs, which then cannot remove them. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-', 1)[0]);
    if (!isRunning(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
