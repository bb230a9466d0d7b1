import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EICAR, pingClamd } from '../../packages/studio-server/src/scanning/testing/start-fake-clamd.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';

/** A running clamd that knows one signature, that of EICAR. */
export interface Clamd {
  /** Values of STUDIO_CLAMD_URL. */
  urls: { tcp: string; unix: string };
  close: () => Promise<void>;
}

/** Largest file that this clamd takes. */
export const STREAM_MAX_MEGABYTES = 20;

const START_TIMEOUT_MS = 30_000;

/**
 * Starts the clamd of the system with a database of its own, because signatures cannot be downloaded in every network.
 *
 * @throws Error when clamd is not installed or does not start
 */
export async function startClamd(): Promise<Clamd> {
  if (spawnSync('clamd', ['--version']).error)
    throw new Error('clamd is missing. On Debian: apt-get install clamav-daemon');
  const folder = await mkdtemp(join(tmpdir(), 'studio-clamd-'));
  const database = join(folder, 'database');
  const temporary = join(folder, 'temporary');
  for (const each of [database, temporary]) await mkdir(each);
  await writeFile(join(database, 'studio.ndb'), `Eicar-Test-Signature:0:*:${EICAR.toString('hex')}\n`);
  const port = await freePort();
  const socketPath = join(folder, 'clamd.ctl');
  const configuration = [
    'Foreground yes',
    'LogFileMaxSize 0',
    `DatabaseDirectory ${database}`,
    `TemporaryDirectory ${temporary}`,
    `LocalSocket ${socketPath}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `StreamMaxLength ${STREAM_MAX_MEGABYTES}M`,
    'AlertExceedsMax yes',
  ];
  await writeFile(join(folder, 'clamd.conf'), `${configuration.join('\n')}\n`);
  const child = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const close = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true });
  };
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await close();
      throw new Error('clamd did not start.');
    }
    await sleep(100);
  }
  return { urls: { tcp: `tcp://127.0.0.1:${port}`, unix: `unix://${socketPath}` }, close };
}

const isReady = (port: number): Promise<boolean> =>
  pingClamd({ host: '127.0.0.1', port }).then(
    () => true,
    () => false,
  );
