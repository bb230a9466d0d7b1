import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './node.mjs';

/** The environment of every child: binaries of the packages first, so that `node` is the one they bring. */
export function childEnvironment() {
  return { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };
}

/** How long a program may take to end after it was asked to. */
const GRACE_MS = 10_000;
const hasGroups = process.platform !== 'win32';

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(hasGroups ? -pid : pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to {@link childEnvironment}
 * @property {AbortSignal} [signal] ends the program with all its children: politely, and for certain 10 s later.
 *   Children that outlive their program are ended too.
 */

/**
 * Runs a program in the repository's folder, its output on the console.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 * @throws when `signal` was aborted before
 */
export function run(program, args, { cwd = root, env = {}, signal } = {}) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(program, args, {
      cwd,
      env: { ...childEnvironment(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: signal !== undefined && hasGroups,
    });
    const kill = () => signalGroup(child, 'SIGKILL');
    const stop = () => {
      signalGroup(child, 'SIGTERM');
      setTimeout(kill, GRACE_MS).unref();
    };
    if (signal !== undefined) process.once('exit', kill);
    signal?.addEventListener('abort', stop, { once: true });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (signal !== undefined) kill();
      process.off('exit', kill);
      signal?.removeEventListener('abort', stop);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs npm: the one that started this script, or the one on the path.
 *
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export function npm(args, options) {
  const started = process.env['npm_execpath'] ?? '';
  if (started.endsWith('npm-cli.js')) return run(process.execPath, [started, ...args], options);
  return process.platform === 'win32' ? run('cmd.exe', ['/c', 'npm', ...args], options) : run('npm', args, options);
}
