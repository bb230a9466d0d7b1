import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import { serverArgs } from '../../scripts/lib/server.mjs';
import { type EmptyServices, emptyServices } from './empty-services.ts';

const READY_TIMEOUT_MS = 240_000;
const OUTPUT_LIMIT = 20_000;

export interface StudioOptions {
  /** Absolute; a temporary folder, removed by `stop`, when absent. */
  dataDir?: string;
  /** Removed by `stop`; made for this server when absent. */
  services?: EmptyServices;
  /** Added to the server's environment; the demo company is seeded unless it says otherwise. */
  env?: Record<string, string>;
}

/** A running server of this test's own. */
export interface Studio {
  /** Origin of app and API, without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** Of the process that runs now; changes with `restart`. */
  readonly pid: number;
  /** The last thing the server printed. */
  readonly output: string;
  /** The stored bytes of a file, past the server: from the data folder or the container. */
  storedFile(key: string): Promise<Buffer>;
  /** Ends the process, at once by default, and resolves when it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts a new process on the same port and data, after ending the one that runs. Resolves when it is ready. */
  restart(): Promise<void>;
  /** Ends the process politely and removes what the test stored. */
  stop(): Promise<void>;
}

/**
 * Starts the real server on a free port and waits until it is ready.
 *
 * It stores in an empty folder, or in an empty database and container where the run provides services.
 *
 * @throws with what the server printed when it ends or is not ready in time
 */
export async function startStudio({ dataDir, services: given, env = {} }: StudioOptions = {}): Promise<Studio> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'studio-e2e-')));
  const services = given ?? (await emptyServices());
  const environment = {
    // Tests hold files on their way for as long as their steps take.
    STUDIO_UPLOAD_STALL_SECONDS: '600',
    ...process.env,
    STUDIO_SEED: 'demo',
    ...services.env,
    ...env,
    STUDIO_DATA_DIR: folder,
  };
  let port = await freePort();
  let output = '';
  let child: ChildProcess;

  const urlOf = () => `http://localhost:${port}`;
  const launch = async () => {
    child = spawn(nodePath(), serverArgs, {
      cwd: root,
      env: { ...environment, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed = (printed + chunk.toString()).slice(-OUTPUT_LIMIT);
        output = (output + chunk.toString()).slice(-OUTPUT_LIMIT);
      });
    }
    await ready(urlOf(), child, () => printed);
  };
  /** Starts on another port if another program has taken the first one meanwhile. */
  const launchAnywhere = async () => {
    for (let triesLeft = 3; ; triesLeft -= 1) {
      try {
        return await launch();
      } catch (error) {
        if (triesLeft === 1 || !output.includes(`Port ${port} is in use`)) throw error;
        port = await freePort();
      }
    }
  };
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const clear = async () => {
    await services.remove();
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  process.once('exit', () => child.kill('SIGKILL'));
  try {
    await launchAnywhere();
  } catch (error) {
    await clear();
    throw error;
  }

  return {
    url: urlOf(),
    dataDir: folder,
    get pid() {
      return child.pid ?? 0;
    },
    get output() {
      return output;
    },
    storedFile: (key) => (services.readFile ? services.readFile(key) : readFile(join(folder, 'files', key))),
    kill,
    restart: async () => {
      await kill('SIGTERM');
      await launch();
    },
    stop: async () => {
      await kill('SIGTERM');
      await clear();
    },
  };
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let isListening = false;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended:\n${output()}`);
    // Until then, another program may answer on this port.
    isListening ||= output().includes(' is ready on ');
    const response = isListening ? await fetch(`${url}/readyz`).catch(() => undefined) : undefined;
    if (response?.ok === true) return;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in ${READY_TIMEOUT_MS / 1000} s:\n${output()}`);
}
