import { chmod, lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeTestDataDir } from '../database/testing/open-test-database.ts';
import { type ServerProcess, startServer } from './testing/run-server.ts';

let dataDir: string;
let server: ServerProcess | undefined;

afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.exited;
  await rm(dataDir, { recursive: true });
});

async function openToOthers(folder: string): Promise<string[]> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await lstat(path)).mode })));
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path, mode }) => `${mode.toString(8)} ${path}`);
}

it.skipIf(process.platform === 'win32')(
  'a running server leaves no file or folder of the data folder open to others, whatever it was before',
  async () => {
    dataDir = await makeTestDataDir();
    for (const name of await readdir(dataDir, { recursive: true })) {
      const path = join(dataDir, name);
      await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o666);
    }
    await chmod(dataDir, 0o755);
    server = await startServer({ STUDIO_DATA_DIR: dataDir });
    // Rendering a tile writes to the folder too.
    expect((await fetch(`${server.origin}/tiles/2/2/1.jpg`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(await openToOthers(dataDir)).toEqual([]);
  },
);
