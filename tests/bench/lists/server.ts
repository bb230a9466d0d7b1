import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { localToken } from '../../../packages/studio-server/src/identity/testing/local-token.ts';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { nodePath, root } from '../../../scripts/lib/node.mjs';
import { serverArgs, serverEnv } from '../../../scripts/lib/server.mjs';

/** The real server, in a process of its own. */
export interface RunningServer {
  origin: string;
  /** An access token of a person. */
  token: (email: string) => Promise<string>;
  /** Resident memory of the process in MiB, and its CPU time in milliseconds. */
  usage: () => { rssMebibytes: number; cpuMs: number };
  stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 60_000;

/** Starts it with these settings and waits until it is ready. */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const scratch = await mkdtemp(join(tmpdir(), 'studio-bench-'));
  const dataDir = env['STUDIO_DATA_DIR'] ?? scratch;
  const origin = `http://localhost:${port}`;
  const child = spawn(nodePath(), serverArgs, {
    cwd: root,
    env: { ...process.env, ...serverEnv, STUDIO_SEED: 'none', STUDIO_DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await rm(scratch, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (
    !(await fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error('The server did not start.');
    }
    await sleep(200);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    token: (email) => localToken(dataDir, origin, email),
    usage: () => {
      const usage = execFileSync('ps', ['-o', 'rss=,times=', '-p', String(child.pid)], { encoding: 'utf8' });
      const [kilobytes, seconds] = usage.trim().split(/\s+/).map(Number) as [number, number];
      return { rssMebibytes: Math.round(kilobytes / 1024), cpuMs: seconds * 1000 };
    },
    stop,
  };
}
