import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodePath, root } from '../../../scripts/lib/node.mjs';

const planted = 'tests/gate/planted';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'planted-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts planted files as a step of `npm test`, without the variables that would make them a part of this run. */
function start(runner: string, file: string, env: Record<string, string> = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name));
  const child = spawn(nodePath(), [join(planted, 'main.ts'), runner, file, folder], {
    cwd: root,
    env: { ...Object.fromEntries(own), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]) };
}

/** The end of a run from its first failure on, without its minutes and without paths and stacks in messages. */
async function endingOf({ ended }: ReturnType<typeof start>) {
  const [out, , [exitCode]] = await ended;
  const lines = out.replaceAll(`${planted}/`, '').split('\n');
  const end = lines.slice(lines.findIndex((line) => /^[✓✗] Planted: \d/.test(line)) + 1);
  const isInner = (index: number) => end[index]?.startsWith('    ') && end[index - 1]?.startsWith('    ');
  const told = end.filter((line, index) => line !== '' && !isInner(index) && !line.includes(' runs of '));
  const flaky = JSON.parse(readFileSync(join(folder, 'flaky.json'), 'utf8')) as { title: string }[];
  return { exitCode, told, flaky: flaky.map(({ title }) => title) };
}

const EQUALITY = '    AssertionError: expected true to be false // Object.is equality';

it.each([
  [
    'a test that fails once is flaky',
    'vitest fails-once',
    [
      '~ fails-once.vitest.ts fails once: flaky',
      EQUALITY,
      '1 flaky: passed when run again alone',
      '2 passed, 0 failed',
    ],
    ['fails once'],
  ],
  [
    'a test that fails always fails',
    'vitest fails-always',
    [
      '✗ fails-always.vitest.ts fails always: failed',
      '    AssertionError: expected 1 to be 2 // Object.is equality',
      '0 passed, 1 failed',
    ],
    [],
  ],
  [
    'a hook that fails once is flaky, with the tests it kept from running',
    'vitest hook-once',
    [
      '~ hook-once.vitest.ts a server > answers: flaky',
      '~ hook-once.vitest.ts a server > answers again: flaky',
      '~ hook-once.vitest.ts a server, outside its tests: flaky',
      '    Error: It does not start.',
      '3 flaky: passed when run again alone',
      '2 passed, 0 failed',
    ],
    ['a server > answers', 'a server > answers again', 'a server, outside its tests'],
  ],
  [
    'a hook that fails always fails, and the tests it keeps from running did not run',
    'vitest hook-always',
    [
      '✗ hook-always.vitest.ts a server > answers: not run',
      '✗ hook-always.vitest.ts nothing > fails: failed',
      '    AssertionError: expected 1 to be 2 // Object.is equality',
      '✗ hook-always.vitest.ts a server, outside its tests: failed',
      '    Error: It does not start.',
      '1 planned but not run: they count as failed',
      '0 passed, 3 failed',
    ],
    [],
  ],
  [
    'a worker that is killed fails, and the tests of its file did not run',
    'vitest worker-killed',
    [
      '✗ worker-killed.vitest.ts outside its tests: not run',
      '    The file did not end.',
      '✗ worker-killed.vitest.ts passes before: not run',
      '✗ worker-killed.vitest.ts ends its process: not run',
      '✗ worker-killed.vitest.ts is never reached: not run',
      '✗ worker-killed.vitest.ts unhandled error 1: failed',
      '    Error: [vitest-pool]: Worker forks emitted error.',
      '4 planned but not run: they count as failed',
      '0 passed, 5 failed',
    ],
    [],
  ],
  [
    'a worker that is killed once is flaky',
    'vitest worker-killed-once',
    [
      '~ worker-killed-once.vitest.ts outside its tests: flaky',
      '    The file did not end.',
      '~ worker-killed-once.vitest.ts ends its process once: flaky',
      '~ worker-killed-once.vitest.ts unhandled error 1: flaky',
      '    Error: [vitest-pool]: Worker forks emitted error.',
      '3 flaky: passed when run again alone',
      '1 passed, 0 failed',
    ],
    ['outside its tests', 'ends its process once', 'unhandled error 1'],
  ],
  [
    'a rejection that nobody handles fails',
    'vitest rejection',
    ['✗ rejection.vitest.ts unhandled error 1: failed', '    Error: Nobody waits for this.', '1 passed, 1 failed'],
    [],
  ],
  [
    'a file that does not load fails',
    'vitest does-not-load',
    [
      '✗ does-not-load.vitest.ts outside its tests: failed',
      '    Error: This file does not load.',
      '0 passed, 1 failed',
    ],
    [],
  ],
  [
    'a test that its own condition leaves out is named and not counted',
    'vitest skipped',
    ['- skipped.vitest.ts is not for this machine: left out', '1 passed, 0 failed'],
    [],
  ],
  [
    'nine flaky tests fail',
    'vitest nine-flaky',
    [
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((count) => [
        `✗ nine-flaky.vitest.ts fails once, ${count}: failed`,
        EQUALITY,
      ]),
      '0 passed, 9 failed',
    ],
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => `fails once, ${count}`),
  ],
  [
    'a test on a shared page that fails once is flaky, with those after it',
    'playwright shared-page',
    [
      '~ shared-page.journey.ts renames once: flaky',
      '    Error: expect(received).toBe(expected) // Object.is equality',
      '~ shared-page.journey.ts closes: flaky',
      '2 flaky: passed when run again alone',
      '3 passed, 0 failed',
    ],
    ['renames once', 'closes'],
  ],
  [
    'a journey that fails always fails, and those after it did not run',
    'playwright fails-always',
    [
      '✗ fails-always.journey.ts fails always: failed',
      '    Error: expect(received).toBe(expected) // Object.is equality',
      '✗ fails-always.journey.ts is never reached: not run',
      '1 planned but not run: they count as failed',
      '0 passed, 2 failed',
    ],
    [],
  ],
  [
    'data that is lost in a kill fails without a second look',
    'kills data',
    ['✗ kills: failed', '    a.jpg is gone.', '0 passed, 1 failed'],
    [],
  ],
])('%s', async (_rule, what, told, flaky) => {
  const [runner = '', file = ''] = what.split(' ');
  const exitCode = told.at(-1)?.endsWith(' 0 failed') ? 0 : 1;
  expect(await endingOf(start(runner, file))).toEqual({ exitCode, told, flaky });
});

it('a run that hangs is ended with its workers when it is told to, and what it had not run is named', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const run = start('vitest', 'hangs', { PLANTED_PORT: String(port) });
  const [line] = (await once(server, 'connection')) as [Socket];
  const workerIsGone = once(line.resume(), 'close');
  run.child.kill('SIGTERM');
  expect(await endingOf(run)).toEqual({
    exitCode: 1,
    told: [
      '✗ hangs.vitest.ts outside its tests: not run',
      '    The file did not end.',
      '✗ hangs.vitest.ts passes before: not run',
      '✗ hangs.vitest.ts never ends: not run',
      '✗ Planted: failed',
      '    The run was ended by SIGTERM.',
      '3 planned but not run: they count as failed',
      '0 passed, 4 failed',
    ],
    flaky: [],
  });
  await workerIsGone;
  server.close();
});
