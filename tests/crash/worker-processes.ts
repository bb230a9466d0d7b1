import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import { workerArgs } from '../../scripts/lib/server.mjs';

/** Processes that only work on jobs. */
export interface WorkerProcesses {
  readonly count: number;
  /** Kills one at once and starts another in its place. */
  replace: (index: number) => Promise<void>;
  /** Asks each to stop once it has started. @returns exit codes: 0 when a process gave its jobs back in time */
  stop: () => Promise<(number | null)[]>;
}

interface WorkerProcess {
  child: ChildProcess;
  /** Resolves when the worker takes jobs, or has ended. */
  started: Promise<unknown>;
}

/** @param env must name a database server and a storage account */
export function startWorkerProcesses(count: number, env: Record<string, string>): WorkerProcesses {
  const start = (): WorkerProcess => {
    const child = spawn(nodePath(), workerArgs, {
      cwd: root,
      env: { ...process.env, ...env, STUDIO_WORKERS: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const announced = new Promise<void>((resolve) => {
      createInterface(child.stdout).on('line', (line) => line.includes('worker started') && resolve());
    });
    return { child, started: Promise.race([announced, once(child, 'exit')]) };
  };
  const workers = Array.from({ length: count }, start);
  const end = async ({ child }: WorkerProcess, signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  };
  process.once('exit', () => workers.forEach(({ child }) => child.kill('SIGKILL')));
  return {
    count,
    replace: async (index) => {
      await end(workers[index]!, 'SIGKILL');
      workers[index] = start();
    },
    stop: () =>
      Promise.all(
        workers.map(async (worker) => {
          await worker.started;
          return end(worker, 'SIGTERM');
        }),
      ),
  };
}
