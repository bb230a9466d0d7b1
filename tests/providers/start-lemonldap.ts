import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { iniOf, portalOf, PSGI } from './lemonldap-files.ts';

const START_TIMEOUT_MS = 60_000;
/** Characters of the log in an error; the first lines say what is wrong. */
const LOG_SHOWN = 3000;
const PACKAGES = [
  'liblemonldap-ng-portal-perl',
  'libgd-securityimage-perl',
  'libimage-magick-perl',
  'libio-string-perl',
  'libstring-random-perl',
];
const MODULES = [
  'Plack::Builder',
  'Lemonldap::NG::Portal::Issuer::OpenIDConnect',
  'GD::SecurityImage',
  'Image::Magick',
];

/** A running portal of LemonLDAP::NG with its demonstration accounts, of which `dwho` is one. */
export interface Lemonldap {
  /** Version of the Debian package. */
  version: string;
  issuer: string;
  /** Settings of a studio that uses it. */
  environment: Record<string, string>;
  /** Lets a studio sign people in: restarts with its addresses. Sessions continue. */
  register: (studioUrl: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** @throws Error that says what to install */
function requirePackages(): void {
  const uses = MODULES.map((name) => `-M${name}`);
  if (spawnSync('plackup', ['--version']).status === 0 && spawnSync('perl', [...uses, '-e', '1']).status === 0) return;
  throw new Error(`LemonLDAP::NG is missing. On Debian: apt-get install --no-install-recommends ${PACKAGES.join(' ')}`);
}

const installedVersion = (): string =>
  spawnSync('dpkg-query', ['-W', '-f=${Version}', PACKAGES[0]!], { encoding: 'utf8' }).stdout;

/** Starts LemonLDAP::NG from a temporary folder on a free port. No service of the system is started or changed. */
export async function startLemonldap(): Promise<Lemonldap> {
  requirePackages();
  const folder = await mkdtemp(join(tmpdir(), 'studio-lemonldap-'));
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
  for (const name of ['conf', 'sessions/lock', 'persistent/lock', 'cache'])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'lemonldap-ng.ini'), iniOf(folder));
  await writeFile(join(folder, 'app.psgi'), PSGI);

  let child: ChildProcess | undefined;
  const killAtExit = () => child?.kill('SIGKILL');
  process.once('exit', killAtExit);
  const end = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const launch = async (studioUrl: string) => {
    await writeFile(join(folder, 'conf/lmConf-1.json'), JSON.stringify(portalOf({ folder, issuer, keys, studioUrl })));
    await rm(join(folder, 'cache'), { recursive: true });
    await mkdir(join(folder, 'cache'));
    const log = createWriteStream(join(folder, 'log'), { flags: 'a' });
    await once(log, 'open');
    child = spawn('plackup', ['--no-default-middleware', '--host', '127.0.0.1', '--port', String(port), 'app.psgi'], {
      cwd: folder,
      env: { ...process.env, LLNG_DEFAULTCONFFILE: join(folder, 'lemonldap-ng.ini') },
      stdio: ['ignore', log, log],
    });
    for (const deadline = Date.now() + START_TIMEOUT_MS; ; await wait(100)) {
      const answer = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => null);
      if (answer?.ok) return;
      if (child.exitCode === null && Date.now() < deadline) continue;
      throw new Error(
        `LemonLDAP::NG did not start:\n${(await readFile(join(folder, 'log'), 'utf8')).slice(0, LOG_SHOWN)}`,
      );
    }
  };
  const stop = async () => {
    process.off('exit', killAtExit);
    await end();
    await rm(folder, { recursive: true });
  };
  await launch('').catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    version: installedVersion(),
    issuer,
    environment: {
      AUTH_ISSUER: issuer,
      AUTH_AUTHORITY: issuer,
      AUTH_JWKS_URI: `${issuer}/oauth2/jwks`,
      AUTH_AUDIENCE: 'studio-api',
      AUTH_CLIENT_ID: 'studio-browser',
      AUTH_SCOPES: 'read write delete file.download file.upload',
    },
    register: async (studioUrl) => {
      await end();
      await launch(studioUrl);
    },
    stop,
  };
}
