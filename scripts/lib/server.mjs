import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, root } from './node.mjs';
import { childEnvironment } from './run.mjs';

/** Makes Node take our packages from their sources, not from what is built of them. */
export const FROM_SOURCE = '--conditions=@inspection-studio/source';

/**
 * Node takes as much room for young objects as the machine has, once for itself and once for the thread of the embedded
 * database: about 160 MB more on a large one. More than 8 MB made neither lists nor uploads measurably faster.
 */
const YOUNG_OBJECTS = '--max-semi-space-size=8';

/** What the server is started with beside its settings: glibc keeps less of what threads have freed. */
export const serverEnv = { MALLOC_ARENA_MAX: '2' };

/** The arguments that run the server straight from its sources. */
export const serverArgs = [FROM_SOURCE, YOUNG_OBJECTS, join(root, 'packages/studio-server/src/main.ts')];

/** The arguments that run a process which only works on jobs. */
export const workerArgs = [FROM_SOURCE, YOUNG_OBJECTS, join(root, 'packages/studio-server/src/worker.ts')];

const SECOND_PRESS_MS = 1000;
const PARENT_CHECK_MS = 500;

/**
 * npm hands a request to stop to its shell only, and the shell ends without a word: then the parent changes.
 *
 * @param {() => void} whenGone
 */
function watchParent(whenGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    whenGone();
  }, PARENT_CHECK_MS);
  timer.unref();
}

/**
 * Runs programs until the first of them ends, then stops the others.
 *
 * Each runs in a process group of its own, so that Ctrl+C reaches it once, from here, as a request to stop.
 * Pressed again, Ctrl+C stops them at once.
 *
 * @param {{ args: string[], env?: Record<string, string> }[]} programs arguments of the Node the packages bring
 * @returns {Promise<number>} the exit code of the first that ended
 */
export async function runTogether(programs) {
  const children = programs.map(({ args, env }) =>
    spawn(nodePath(), args, {
      cwd: root,
      env: { ...childEnvironment(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    }),
  );
  /** @param {NodeJS.Signals} signal */
  const stopAll = (signal) => {
    for (const child of children) child.kill(signal);
  };
  let askedAt = 0;
  /** @param {NodeJS.Signals} signal */
  const ask = (signal) => {
    if (askedAt === 0) stopAll(signal);
    else if (Date.now() - askedAt > SECOND_PRESS_MS) stopAll('SIGKILL');
    askedAt ||= Date.now();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => ask(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  if (process.env['npm_lifecycle_event'] !== undefined) watchParent(() => ask('SIGTERM'));
  const ends = children.map((child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))));
  const first = /** @type {number} */ (await Promise.race(ends));
  if (askedAt === 0) stopAll('SIGTERM');
  await Promise.all(ends);
  return first;
}
