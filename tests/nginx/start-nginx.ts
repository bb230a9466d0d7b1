import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { requirePrograms } from './packages.ts';
import { type Edits, writeConfiguration } from './write-configuration.ts';

/** A running nginx. */
export interface Nginx {
  port: number;
  /** Reads the text of all its logs. */
  logs: () => Promise<string>;
  /** Bytes in the files where it keeps bodies of requests and of responses. Linux only. */
  storedBytes: () => Promise<number>;
  close: () => Promise<void>;
}

const START_TIMEOUT_MS = 10_000;

/**
 * Starts nginx with `deploy/nginx-main.conf` and `deploy/nginx.conf` in front of a server.
 *
 * @throws Error when nginx is not installed or does not start
 */
export async function startNginx(serverPort: number, edits?: Edits): Promise<Nginx> {
  requirePrograms('nginx');
  const folder = await mkdtemp(join(tmpdir(), 'studio-nginx-'));
  const port = await freePort();
  const child = spawn('nginx', await writeConfiguration(folder, serverPort, port, edits), { stdio: 'inherit' });
  const close = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true });
  };
  const logs = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  };
  const storedBytes = async () => {
    const open = `/proc/${child.pid}/fd`;
    const sizes = await Promise.all(
      // nginx deletes these files while they are open. A descriptor may close meanwhile.
      (await readdir(open)).map(async (name) => {
        const target = await readlink(join(open, name)).catch(() => '');
        return target.startsWith(join(folder, 'temp')) ? (await stat(join(open, name)).catch(() => null))?.size : 0;
      }),
    );
    return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  };
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await close();
      throw new Error('nginx did not start.');
    }
    await sleep(50);
  }
  return { port, logs, storedBytes, close };
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.on('connect', () => resolve(true));
  socket.on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
