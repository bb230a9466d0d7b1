import { execFile, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/node.mjs';

const run = promisify(execFile);
const START_TIMEOUT_MS = 10_000;

/** A running nginx with a certificate that it signed itself. */
export interface Nginx {
  /** SHA-256 of the certificate's key in base64, as Chromium's list of accepted keys takes it. */
  keyHash: string;
  stop: () => Promise<void>;
}

async function makeCertificate(folder: string): Promise<string> {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...files, ...names]);
  const { publicKey } = new X509Certificate(await readFile(join(folder, 'cert.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** Replaces a part of the configuration. @throws when the part is missing, so that a change there is noticed */
function replace(config: string, part: RegExp, replacement: string): string {
  if (!part.test(config)) throw new Error(`deploy/nginx.conf has no ${String(part)}.`);
  return config.replace(part, replacement);
}

/** Adapts deploy/nginx.conf to one server on this machine, as the README describes. */
async function configure(folder: string, port: number, upstreamPort: number): Promise<string> {
  let config = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  const tls = `ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;`;
  config = replace(config, /^resolver .*;$/m, '');
  config = replace(config, /\/var\/log\/nginx\//g, `${folder}/logged-`);
  config = replace(config, /server api:4173 resolve;/, `server 127.0.0.1:${upstreamPort};`);
  config = replace(config, /listen 8080( \w+)*;/, `listen 127.0.0.1:${port} ssl; ${tls}`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = folders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http { access_log off; ${temporary}
    ${config} }`;
}

async function answers(port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false });
    const isOpen = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (Date.now() > deadline) throw new Error('nginx did not start.');
    await wait(100);
  }
}

/** Starts a real nginx with deploy/nginx.conf in front of a server. */
export async function startNginx(port: number, upstreamPort: number): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-nginx-'));
  const keyHash = await makeCertificate(folder);
  await writeFile(join(folder, 'nginx.conf'), await configure(folder, port, upstreamPort));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const nginx = spawn(process.env['NGINX'] ?? 'nginx', args, { stdio: 'inherit' });
  const stop = async () => {
    if (nginx.exitCode === null) {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true });
  };
  try {
    await answers(port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { keyHash, stop };
}
