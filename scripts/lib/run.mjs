import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './node.mjs';

/** The environment of every child: binaries of the packages first, so that `node` is the one they bring. */
export function childEnvironment() {
  return { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };
}

/**
 * Runs a program in the repository's folder, its output on the console.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options] `env` is added to {@link childEnvironment}
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 */
export function run(program, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...childEnvironment(), ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs npm: the one that started this script, or the one on the path.
 *
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>} the exit code
 */
export function npm(args, options) {
  const started = process.env['npm_execpath'] ?? '';
  if (started.endsWith('npm-cli.js')) return run(process.execPath, [started, ...args], options);
  return process.platform === 'win32' ? run('cmd.exe', ['/c', 'npm', ...args], options) : run('npm', args, options);
}
