import { chmod, lstat, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDirPrivate } from './private-data-dir.ts';
import { StartError } from './start-error.ts';

const UMASK = process.umask();
/** A user without rights. */
const OTHER_USER = 65_534;
let place: string;
let dataDir: string;
const modeOf = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8);

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'studio-private-'));
  dataDir = join(place, 'data');
});
afterEach(async () => {
  process.umask(UMASK);
  await rm(place, { recursive: true });
});

async function write(path: string, mode: number): Promise<void> {
  await mkdir(join(dataDir, path, '..'), { recursive: true });
  await writeFile(join(dataDir, path), 'x');
  await chmod(join(dataDir, path), mode);
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('is created for this user only, with everything written later', async () => {
    makeDataDirPrivate(dataDir);
    await writeFile(join(dataDir, 'later'), 'x', { mode: 0o666 });
    await mkdir(join(dataDir, 'folder'));
    expect(await Promise.all(['.', 'later', 'folder'].map(modeOf))).toEqual(['700', '600', '700']);
  });

  it('of an earlier version becomes private with database, keys, mails and locks', async () => {
    const paths = [
      'database/base/1/112',
      'database/PG_VERSION',
      'identity/keys.json',
      'outbox/a.eml',
      'file-links.key',
      'database.lock',
    ];
    for (const path of paths) await write(path, 0o666);
    await write('files/projects/p/a.jpg', 0o644);
    await chmod(dataDir, 0o755);
    await chmod(join(dataDir, 'files'), 0o755);
    makeDataDirPrivate(dataDir);
    expect(await Promise.all(paths.map(modeOf))).toEqual(paths.map(() => '600'));
    expect(await Promise.all(['.', 'database', 'database/base/1', 'files'].map(modeOf))).toEqual(
      Array.from({ length: 4 }, () => '700'),
    );
  });

  it('keeps modes that are narrower already, and does not follow links out of it', async () => {
    await write('database/PG_VERSION', 0o400);
    await writeFile(join(place, 'outside'), 'x', { mode: 0o644 });
    await chmod(join(place, 'outside'), 0o644);
    await symlink(join(place, 'outside'), join(dataDir, 'database/link'));
    makeDataDirPrivate(dataDir);
    expect(await modeOf('database/PG_VERSION')).toBe('400');
    expect((await lstat(join(place, 'outside'))).mode & 0o777).toBe(0o644);
    expect(await readdir(join(dataDir, 'database'))).toHaveLength(2);
  });

  /** Runs work as another user when this one is root, whom no mode stops. */
  async function asOther(work: () => void): Promise<void> {
    const isRoot = process.getuid!() === 0;
    await chmod(place, 0o755);
    if (isRoot) process.seteuid!(OTHER_USER);
    try {
      work();
    } finally {
      if (isRoot) process.seteuid!(0);
    }
  }

  it('that cannot be written is refused in one sentence', async () => {
    await mkdir(dataDir, { mode: 0o500 });
    await asOther(() => {
      expect(() => makeDataDirPrivate(dataDir)).toThrow(
        new StartError(
          `The data folder ${dataDir} cannot be written (EACCES): let this user write to it, or choose another STUDIO_DATA_DIR.`,
        ),
      );
    });
  });

  it.runIf(process.getuid?.() === 0)('of another user is refused in one sentence', async () => {
    await mkdir(dataDir);
    await chmod(dataDir, 0o777);
    await asOther(() => {
      expect(() => makeDataDirPrivate(dataDir)).toThrow(
        new StartError(
          `The data folder ${dataDir} cannot be made private (EPERM): make this user its owner, or choose another STUDIO_DATA_DIR.`,
        ),
      );
    });
  });
});
