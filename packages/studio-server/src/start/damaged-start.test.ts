import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { makeTestDataDir } from '../database/testing/open-test-database.ts';
import { runServer } from './testing/run-server.ts';

it('a start that reads a damaged table after the migrations ends with one line that names the restore command', async () => {
  const dataDir = await makeTestDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null });
  const { rows } = await pool.query(`select pg_relation_filepath('jobs') as path`);
  await close();
  await rm(join(dataDir, 'database', rows[0].path));

  const server = await runServer({ STUDIO_DATA_DIR: dataDir });
  expect(await server.exited).toBe(1);
  // Its output can arrive after its exit.
  await expect
    .poll(() => server.output().err)
    .toMatch(
      /^The embedded database in .+ cannot be opened \(.+\): move .+ away and run npm run restore with your last backup\.\n$/,
    );
});
