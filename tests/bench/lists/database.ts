import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { withPool } from '../../../packages/studio-server/src/database/testing/with-pool.ts';
import { root } from '../../../scripts/lib/node.mjs';
import { startPostgres } from '../../../scripts/lib/services.mjs';
import { fill } from './fill.ts';

/** A filled database, in the words of the server's environment. */
export interface FilledDatabase {
  env: Record<string, string>;
  version: string;
  stop: () => Promise<void>;
}

const CACHE = join(root, 'node_modules/.cache/inspection-studio');

/** Opens it, which brings its schema up to date, fills it unless it is full, and says its version. */
const prepare = (options: { dataDir: string; databaseUrl: string | null }, assets: number): Promise<string> =>
  withPool(options, async (pool) => {
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from assets');
    const count = rows[0]?.count ?? 0;
    if (count !== 0 && count !== assets) throw new Error(`The database has ${count} of ${assets} assets: delete it.`);
    if (count === 0) {
      console.log(`Filling ${assets} assets…`);
      await fill(pool, assets);
    }
    const { rows: versions } = await pool.query<{ server_version: string }>('show server_version');
    return versions[0]!.server_version;
  });

/**
 * A PostgreSQL with that many assets: started from the packages with 1 GB of shared buffers, or a
 * running one, on which the filled database stays for the next run.
 */
export async function filledPostgres(assets: number, runningUrl: string | undefined): Promise<FilledDatabase> {
  const server =
    runningUrl === undefined
      ? await startPostgres(['shared_buffers=1GB'])
      : { address: runningUrl, stop: async () => undefined };
  const name = `studio_bench_lists_${assets}`;
  const administrator = new pg.Client({ connectionString: server.address });
  await administrator.connect();
  const { rowCount } = await administrator.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await administrator.query(`create database ${name}`);
  await administrator.end();
  const url = new URL(server.address);
  url.pathname = `/${name}`;
  const version = await prepare({ dataDir: tmpdir(), databaseUrl: url.href }, assets);
  return { env: { DATABASE_URL: url.href }, version: `PostgreSQL ${version}`, stop: server.stop };
}

/** The embedded database with that many assets, in a data folder that stays for the next run. */
export async function filledEmbedded(assets: number): Promise<FilledDatabase> {
  const dataDir = join(CACHE, `bench-lists-${assets}`);
  if (!existsSync(dataDir)) {
    await rm(`${dataDir}.filling`, { recursive: true, force: true });
    await prepare({ dataDir: `${dataDir}.filling`, databaseUrl: null }, assets);
    await rename(`${dataDir}.filling`, dataDir);
  }
  const version = await prepare({ dataDir, databaseUrl: null }, assets);
  return { env: { STUDIO_DATA_DIR: dataDir }, version: `embedded PostgreSQL ${version}`, stop: async () => undefined };
}
