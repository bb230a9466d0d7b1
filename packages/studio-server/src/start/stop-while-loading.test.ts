import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const HOOKS = join(import.meta.dirname, 'testing/stop-while-loading.mjs');

it.each(['main.ts', 'worker.ts'])(
  '%s ends with exit code 0 when it is asked to stop while it loads',
  async (program) => {
    const options = ['--conditions=@inspection-studio/source', '--import', HOOKS];
    const child = spawn(process.execPath, [...options, join(import.meta.dirname, '..', program)], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err, exit] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect({ out, err, exit }).toEqual({ out: 'Stopping…\n', err: '', exit: [0, null] });
  },
);
