import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { root } from '../../scripts/lib/node.mjs';

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
 * Replaces what exists in the network of the containers only: the folder of the logs, the resolver, the name of the servers
 * and the port.
 */
function localConfiguration(text: string, folder: string, serverPort: number, port: number): string {
  const changed = text
    .replaceAll('/var/log/nginx/', `${folder}/logged-`)
    .replace(/^resolver .*$/m, '')
    .replace(/^ *zone studio .*$/m, '')
    .replace('server api:4173 resolve;', `server 127.0.0.1:${serverPort};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  if (!changed.includes(String(serverPort)) || !changed.includes(String(port)))
    throw new Error('deploy/nginx.conf has another upstream or port than this test expects.');
  if (changed.includes('/var/'))
    throw new Error('deploy/nginx.conf writes to a folder that this test does not replace.');
  return changed;
}

/**
 * Starts nginx with `deploy/nginx.conf` in front of a server.
 *
 * @param edit changes the file as an operator would
 * @throws Error when nginx is not installed or does not start
 */
export async function startNginx(serverPort: number, edit = (text: string) => text): Promise<Nginx> {
  if (spawnSync('nginx', ['-v']).error) throw new Error('nginx is missing. On Debian: apt-get install nginx-light');
  const folder = await mkdtemp(join(tmpdir(), 'studio-nginx-'));
  await mkdir(join(folder, 'temp'));
  const port = await freePort();
  const text = edit(await readFile(join(root, 'deploy/nginx.conf'), 'utf8'));
  const site = localConfiguration(text, folder, serverPort, port);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = [
    'daemon off; master_process off; pid nginx.pid; error_log error.log;',
    'events { worker_connections 4096; }',
    'http { access_log off;',
    ...temporary.map((name) => `${name}_temp_path temp/${name};`),
    site,
    '}',
  ];
  await writeFile(join(folder, 'nginx.conf'), configuration.join('\n'));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
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
