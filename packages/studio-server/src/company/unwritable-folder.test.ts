import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, restore } from '../backup/back-up.ts';
import { openDatabase } from '../database/open-database.ts';
import { makeTestDataDir } from '../database/testing/open-test-database.ts';
import { withDatabase } from '../database/with-database.ts';
import { addCompany } from './add-company.ts';
import { exportCompany } from './export-company.ts';
import { printTo } from './print-result.ts';
import { runCompany, runSetup } from './terminal-commands.ts';

const ADMIN = ['--name', 'Northline', '--admin-email', 'ada@northline.example', '--admin-name', 'Ada Holm'];

/** No user can create it, not even root: names have 255 bytes at most. */
const unwritable = join(tmpdir(), 'x'.repeat(256));

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeTestDataDir();
  await withDatabase({ dataDir, databaseUrl: null }, (db) =>
    addCompany(db, {
      company: 'Northline',
      admin: { email: 'ada@northline.example', firstName: 'Ada', lastName: 'Holm' },
      terms: {},
    }),
  );
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Runs a command of the terminal. @returns what it prints as an error */
async function errorOf(run: () => ReturnType<typeof runCompany>): Promise<unknown> {
  let printed: unknown;
  const code = await printTo({ log: () => undefined, error: (error: unknown) => void (printed = error) }, run);
  expect(code).toBe(1);
  return printed;
}

describe('a folder that cannot be written is one sentence that names it', () => {
  const environment = () => ({ STUDIO_DATA_DIR: unwritable, STUDIO_SEED: 'none' });
  const dataFolder = 'let this user write to it, or choose another STUDIO_DATA_DIR.';

  it.each([
    ['npm run company -- create', () => runCompany(['create', ...ADMIN], environment())],
    ['npm run setup', () => runSetup([], environment())],
  ])('%s', async (_command, run) => {
    expect(await errorOf(run)).toBe(`The data folder ${unwritable} cannot be written (ENAMETOOLONG): ${dataFolder}`);
  });

  it.each([
    [
      'npm run company -- export',
      () =>
        withDatabase({ dataDir, databaseUrl: null }, (db) =>
          exportCompany(db, { get: async () => null }, 'Northline', unwritable, '9.3.3'),
        ),
      'choose another one.',
    ],
    [
      'npm run backup',
      () => backUp(dataDir, join(unwritable, 'studio.tar'), '9.3.3'),
      'choose another one for the archive.',
    ],
  ])('%s', async (_command, run, remedy) => {
    await expect(run()).rejects.toMatchObject({
      name: 'StartError',
      message: `The folder ${unwritable} cannot be written (ENAMETOOLONG): ${remedy}`,
    });
  });

  it('npm run restore', async () => {
    const archive = `${dataDir}.tar`;
    await backUp(dataDir, archive, '9.3.3');
    await expect(restore(archive, join(unwritable, 'data'))).rejects.toMatchObject({
      name: 'StartError',
      message: `The folder ${unwritable} cannot be written (ENAMETOOLONG): ${dataFolder}`,
    });
    await rm(archive);
  });
});

describe('damage that is read only after the database was opened', () => {
  it('is one sentence that names the restore command', async () => {
    const damaged = await makeTestDataDir();
    const { pool, close } = await openDatabase({ dataDir: damaged, databaseUrl: null });
    const { rows } = await pool.query(`select pg_relation_filepath('companies') as path`);
    await close();
    await rm(join(damaged, 'database', rows[0].path));
    const error = await errorOf(() => runCompany(['list'], { STUDIO_DATA_DIR: damaged, STUDIO_SEED: 'none' }));
    expect(error).toMatch(
      /^The embedded database in .+ cannot be opened \(.+\): move .+ away and run npm run restore with your last backup\.$/,
    );
    await rm(damaged, { recursive: true });
  });
});
