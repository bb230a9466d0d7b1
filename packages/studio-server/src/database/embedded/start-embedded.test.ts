import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { makeTestDataDir } from '../testing/open-test-database.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
const remember = (folder: string) => {
  folders.push(folder);
  return folder;
};

const OPEN_DATABASE = JSON.stringify(new URL('../open-database.ts', import.meta.url).href);

async function replaceByFile(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'database'), { recursive: true });
  await writeFile(join(dataDir, 'database'), 'x');
}

/** Changes the file of the table that a start reads first. */
async function changeTable(dataDir: string, change: (file: string) => Promise<void>): Promise<void> {
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null });
  const { rows } = await pool.query(`select pg_relation_filepath('drizzle.__drizzle_migrations') as path`);
  await close();
  await change(join(dataDir, 'database', rows[0].path));
}

/** Starts a process that commits payloads one by one and prints each number after its acknowledgement. */
function commitElsewhere(dataDir: string) {
  const script = `
    const { openDatabase } = await import(${OPEN_DATABASE});
    const { pool } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, databaseUrl: null });
    for (let i = 1; ; i += 1) {
      await pool.query("insert into oidc_payloads (kind, id, payload) values ('crash', $1, '{}')", [i]);
      console.log(i);
    }`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

describe('the embedded database', () => {
  it('keeps every acknowledged commit after kill -9, and rejects a second process until then', async () => {
    const dataDir = remember(await makeTestDataDir());
    const child = commitElsewhere(dataDir);
    let acknowledged = 0;
    for await (const line of createInterface(child.stdout)) {
      acknowledged = Number(line);
      if (acknowledged !== 100) continue;
      const second = openDatabase({ dataDir, databaseUrl: null });
      await expect(second).rejects.toThrow(`database is in use by process ${child.pid}: stop it first`);
      child.kill('SIGKILL');
    }
    const { pool, close } = await openDatabase({ dataDir, databaseUrl: null });
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from oidc_payloads where kind = 'crash'`,
    );
    await close();
    expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThanOrEqual(100);
  });

  it('starts in a folder whose path is too long for a socket', async () => {
    const parent = remember(await mkdtemp(join(tmpdir(), 'studio-long-')));
    const dataDir = join(parent, 'a'.repeat(120));
    await rename(await makeTestDataDir(), dataDir);
    const { pool, close } = await openDatabase({ dataDir, databaseUrl: null });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await close();
    expect(existsSync(join(dataDir, 'run'))).toBe(false);
  });

  it('is created again after an interrupted creation', async () => {
    const dataDir = remember(await makeTestDataDir());
    await writeFile(join(dataDir, 'database.creating'), '');
    await rm(join(dataDir, 'database/global'), { recursive: true });
    const { pool, close } = await openDatabase({ dataDir, databaseUrl: null });
    expect((await pool.query('select count(*)::int from companies')).rows).toEqual([{ count: 0 }]);
    await close();
    expect(existsSync(join(dataDir, 'database.creating'))).toBe(false);
  });

  it.each([
    ['a missing folder', (dataDir: string) => rm(join(dataDir, 'database/global'), { recursive: true })],
    ['an overwritten control file', (dataDir: string) => writeFile(join(dataDir, 'database/global/pg_control'), 'x')],
    ['a file in place of the folder', replaceByFile],
    ['a table without its file', (dataDir: string) => changeTable(dataDir, (file) => rm(file))],
    [
      'an overwritten table',
      (dataDir: string) => changeTable(dataDir, (file) => writeFile(file, Buffer.alloc(8192, 7))),
    ],
  ])(
    'reports %s in one line that names the restore command',
    async (_damage, damage) => {
      const dataDir = remember(await makeTestDataDir());
      await damage(dataDir);
      const opening = openDatabase({ dataDir, databaseUrl: null });
      await expect(opening).rejects.toThrow(
        /^The embedded database in .+ cannot be opened \(.+\): move .+ away and run npm run restore with your last backup\.$/,
      );
    },
    60_000,
  );
});
