import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import { workerArgs } from '../../scripts/lib/server.mjs';

/** Processes that only work on jobs. */
export interface WorkerProcesses {
  readonly count: number;
  /** Kills one at once and starts another in its place. */
  replace: (index: number) => Promise<void>;
  /** Asks all to stop. @returns exit codes: 0 when a process gave its jobs back in time */
  stop: () => Promise<(number | null)[]>;
}

/** @param env must name a database server and a storage account */
export function startWorkerProcesses(count: number, env: Record<string, string>): WorkerProcesses {
  const start = () =>
    spawn(nodePath(), workerArgs, {
      cwd: root,
      env: { ...process.env, ...env, STUDIO_WORKERS: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const children: ChildProcess[] = Array.from({ length: count }, start);
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  };
  process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));
  return {
    count,
    replace: async (index) => {
      await end(children[index]!, 'SIGKILL');
      children[index] = start();
    },
    stop: () => Promise.all(children.map((child) => end(child, 'SIGTERM'))),
  };
}
