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

/** Another process that takes the folder and keeps it. */
async function lockElsewhere(): Promise<ChildProcess> {
  const script = `import { lockFolder } from ${MODULE}; lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout!, 'data');
  return child;
}

describe('one process per folder', () => {
  it('refuses a second process, naming the one that has it', async () => {
    const { pid } = await lockElsewhere();
    expect(() => lockFolder(folder)).toThrow(
      new StartError(`${folder} is in use by process ${pid}: stop that one first, or choose another STUDIO_DATA_DIR.`),
    );
  });

  it('is free again after the owner was killed', async () => {
    const owner = await lockElsewhere();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(lockFolder(folder)).not.toThrow();
  });

  it('refuses a second time in the same process, until given back', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    unlock();
    expect(lockFolder(folder)).not.toThrow();
  });
});
