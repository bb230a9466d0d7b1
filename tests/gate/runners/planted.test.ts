import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { nodePath } from '../../../scripts/lib/node.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { closing } from '../../../scripts/lib/testing/closing.mjs';
import type { Result } from '../../../scripts/lib/testing/results.mjs';
import { runCounted } from '../../../scripts/lib/testing/run-counted.mjs';
import { playwright, vitest } from '../../../scripts/lib/testing/runners.mjs';

const folder = 'tests/gate/planted';
const marks = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => rmSync(marks, { recursive: true, force: true }));

/** Variables of this run would make the planted one a part of it. */
for (const name of Object.keys(process.env)) if (/^(VITEST|TEST$)/.test(name)) vi.stubEnv(name, undefined);

const env = { PLANTED: marks };
const never = new AbortController().signal;

const runVitest = (name: string, signal = never) =>
  vitest(
    { name: `planted-${name}`, options: ['--config', `${folder}/vitest.config.ts`], targets: [`${name}.vitest`], env },
    signal,
  );
const runPlaywright = (name: string) =>
  playwright(
    {
      name: `planted-${name}`,
      options: ['--config', `${folder}/playwright.config.ts`],
      targets: [`${name}\\.journey`],
      env,
    },
    never,
  );

/** The end of the run, without the line with its minutes, and without paths and positions in messages. */
function ending(results: Result[]) {
  const { lines } = closing(results, 0);
  const told = lines.map((line) => line.split('\n    ').slice(0, 2).join(' | ').replace(`${folder}/`, ''));
  return told.filter((line) => !line.includes(' runs of '));
}

describe('vitest', () => {
  it.each([
    [
      'a test that fails once is flaky',
      'fails-once',
      [
        '~ fails-once.vitest.ts fails once: flaky | AssertionError: expected true to be false // Object.is equality',
        '1 flaky: passed when run again alone',
        '2 passed, 0 failed',
      ],
    ],
    [
      'a test that fails always fails',
      'fails-always',
      [
        '✗ fails-always.vitest.ts fails always: failed | AssertionError: expected 1 to be 2 // Object.is equality',
        '0 passed, 1 failed',
      ],
    ],
    [
      'a hook that fails once is flaky, with the tests it kept from running',
      'hook-once',
      [
        '~ hook-once.vitest.ts a server > answers: flaky',
        '~ hook-once.vitest.ts a server > answers again: flaky',
        '~ hook-once.vitest.ts a server, outside its tests: flaky | Error: It does not start.',
        '3 flaky: passed when run again alone',
        '2 passed, 0 failed',
      ],
    ],
    [
      'a hook that fails always fails, and the tests it keeps from running did not run',
      'hook-always',
      [
        '✗ hook-always.vitest.ts a server > answers: not run',
        '✗ hook-always.vitest.ts nothing > fails: failed | AssertionError: expected 1 to be 2 // Object.is equality',
        '✗ hook-always.vitest.ts a server, outside its tests: failed | Error: It does not start.',
        '1 planned but not run: they count as failed',
        '0 passed, 3 failed',
      ],
    ],
    [
      'a worker that is killed fails, and the tests of its file did not run',
      'worker-killed',
      [
        '✗ worker-killed.vitest.ts outside its tests: not run | The file did not end.',
        '✗ worker-killed.vitest.ts passes before: not run',
        '✗ worker-killed.vitest.ts ends its process: not run',
        '✗ worker-killed.vitest.ts is never reached: not run',
        '✗ worker-killed.vitest.ts unhandled error 1: failed | Error: [vitest-pool]: Worker forks emitted error.',
        '4 planned but not run: they count as failed',
        '0 passed, 5 failed',
      ],
    ],
    [
      'a worker that is killed once is flaky',
      'worker-killed-once',
      [
        '~ worker-killed-once.vitest.ts outside its tests: flaky | The file did not end.',
        '~ worker-killed-once.vitest.ts ends its process once: flaky',
        '~ worker-killed-once.vitest.ts unhandled error 1: flaky | Error: [vitest-pool]: Worker forks emitted error.',
        '3 flaky: passed when run again alone',
        '1 passed, 0 failed',
      ],
    ],
    [
      'a rejection that nobody handles fails',
      'rejection',
      ['✗ rejection.vitest.ts unhandled error 1: failed | Error: Nobody waits for this.', '1 passed, 1 failed'],
    ],
    [
      'a file that does not load fails',
      'does-not-load',
      ['✗ does-not-load.vitest.ts outside its tests: failed | Error: This file does not load.', '0 passed, 1 failed'],
    ],
    [
      'a test that its own condition leaves out is named and not counted',
      'skipped',
      ['- skipped.vitest.ts is not for this machine: left out', '1 passed, 0 failed'],
    ],
    [
      'nine flaky tests fail',
      'nine-flaky',
      [
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
          (count) =>
            `✗ nine-flaky.vitest.ts fails once, ${count}: failed | AssertionError: expected true to be false // Object.is equality`,
        ),
        '0 passed, 9 failed',
      ],
    ],
  ])('%s', async (_rule, name, lines) => {
    expect(ending(await runVitest(name))).toEqual(lines);
  });

  it('a runner that hangs is ended with its workers when its budget is over, and what it had not run is named', async () => {
    const step = new AbortController();
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    vi.stubEnv('PLANTED_PORT', String((server.address() as AddressInfo).port));
    const ended = runVitest('hangs', step.signal);
    const [line] = (await once(server, 'connection')) as [Socket];
    const gone = once(line.resume(), 'close');
    step.abort();
    expect(ending(await ended)).toEqual([
      '✗ hangs.vitest.ts outside its tests: not run | The file did not end.',
      '✗ hangs.vitest.ts passes before: not run',
      '✗ hangs.vitest.ts never ends: not run',
      '3 planned but not run: they count as failed',
      '0 passed, 3 failed',
    ]);
    await gone;
    server.close();
  });
});

describe('Playwright', () => {
  it.each([
    [
      'a test on a shared page that fails once is flaky, with those after it',
      'shared-page',
      [
        '~ shared-page.journey.ts renames once: flaky | Error: expect(received).toBe(expected) // Object.is equality',
        '~ shared-page.journey.ts closes: flaky',
        '2 flaky: passed when run again alone',
        '3 passed, 0 failed',
      ],
    ],
    [
      'a test that fails always fails, and those after it did not run',
      'fails-always',
      [
        '✗ fails-always.journey.ts fails always: failed | Error: expect(received).toBe(expected) // Object.is equality',
        '✗ fails-always.journey.ts is never reached: not run',
        '1 planned but not run: they count as failed',
        '0 passed, 2 failed',
      ],
    ],
  ])('%s', async (_rule, name, lines) => {
    expect(ending(await runPlaywright(name))).toEqual(lines);
  });
});

it('data that is lost in a kill fails without a second look', async () => {
  const lost = {
    kind: 'check',
    file: '',
    title: 'kills',
    outcome: 'failed',
    message: 'a.jpg was acknowledged and is gone.',
  };
  const script = `require('node:fs').writeFileSync(process.env.STUDIO_TEST_RESULTS, ${JSON.stringify(`${JSON.stringify(lost)}\n`)}); process.exitCode = 1;`;
  const asked: unknown[] = [];
  const start = (variables: Record<string, string>, only: string | undefined) => {
    asked.push(only);
    return run(nodePath(), ['-e', script], { env: variables, signal: never });
  };
  expect(ending(await runCounted({ name: 'planted-kills', start, isFinal: true }, never))).toEqual([
    '✗ kills: failed | a.jpg was acknowledged and is gone.',
    '0 passed, 1 failed',
  ]);
  expect(asked).toEqual([undefined]);
});
