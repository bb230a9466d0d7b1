import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { StartError } from './start-error.ts';

const MODULE = JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href);
let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'studio-lock-')), 'database');
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(join(folder, '..'), { recursive: true, force: true });
});

/** Starts another process that locks the folder. */
async function lockElsewhere(): Promise<ChildProcess> {
  const script = `import { lockFolder } from ${MODULE}; lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout!, 'data');
  return child;
}

describe('one process per folder', () => {
  it('rejects a second process and names the owner', async () => {
    const { pid } = await lockElsewhere();
    expect(() => lockFolder(folder)).toThrow(
      new StartError(`${folder} is in use by process ${pid}: stop it first, or choose another STUDIO_DATA_DIR.`),
    );
  });

  it('is released when the owner is killed', async () => {
    const owner = await lockElsewhere();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(lockFolder(folder)).not.toThrow();
  });

  it('rejects a second lock in the same process until released', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    unlock();
    expect(lockFolder(folder)).not.toThrow();
  });
});
