import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { nodePath, root } from '../../scripts/lib/node.mjs';

const READY_TIMEOUT_MS = 150_000;
const OUTPUT_LIMIT = 20_000;

/** A server or worker in a process and a data folder of its own. */
export interface RunningProcess {
  /** Origin of what it answers, without a trailing slash. */
  url: string;
  dataDir: string;
  /** The last it printed. */
  readonly output: string;
  /** Ends it and resolves with its exit code; null when the signal ended it. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Ends it politely where it still runs, and removes its folder. */
  remove: () => Promise<void>;
}

/**
 * Starts a program of the server and waits until it is ready.
 *
 * @param env gets the port as the variable `portName`
 * @throws with what it printed, when it ends or is not ready in time
 */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  portName: 'PORT' | 'STUDIO_WORKER_PORT',
): Promise<RunningProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-scale-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(nodePath(), args, {
    cwd: root,
    env: { ...process.env, STUDIO_DATA_DIR: dataDir, [portName]: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-OUTPUT_LIMIT)));
  }
  const atExit = () => child.kill('SIGKILL');
  process.once('exit', atExit);
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    process.off('exit', atExit);
    return child.exitCode;
  };
  const remove = async () => {
    await kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(url, child);
  } catch (error) {
    await kill('SIGKILL');
    await remove();
    throw new Error(`${(error as Error).message}\n${output}`, { cause: error });
  }
  return {
    url,
    dataDir,
    get output() {
      return output;
    },
    kill,
    remove,
  };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + READY_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < giveUpAt) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
    await wait(100);
  }
  throw new Error('The process ended, or was not ready in time:');
}
